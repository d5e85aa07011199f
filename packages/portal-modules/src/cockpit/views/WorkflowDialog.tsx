import { Button, Dialog, ZoomImage } from '@atrium/design-system'
import { Maximize2, Minimize2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { campaignWords, stateWord } from '../../kit/campaigns/index.ts'
import type { CockpitChannel } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import { workflowPicture, type PictureLook } from './workflow-picture.ts'

export interface WorkflowDialogProps {
  channels: readonly CockpitChannel[]
  onClose: () => void
}

/** Colours of the theme around an element, for a drawing that cannot name them itself. */
function lookOf(element: Element): PictureLook {
  const style = getComputedStyle(element)
  const token = (name: string, otherwise: string) =>
    style.getPropertyValue(`--at-${name}`).trim() || otherwise
  return {
    ground: token('sheet', 'Canvas'),
    text: token('text', 'CanvasText'),
    line: token('line-strong', 'CanvasText'),
    done: token('brand', 'Highlight'),
    onDone: token('on-brand', 'HighlightText'),
  }
}

/** The picture of the workflow, with the channels where they are; zoomed by slider, wheel and keys (WFD-01, WFD-02). */
export function WorkflowDialog({ channels, onClose }: WorkflowDialogProps) {
  const { t } = useMessages(messages)
  const words = useMessages(campaignWords)
  const [isEnlarged, setEnlarged] = useState(false)
  const [look, setLook] = useState<PictureLook>()
  const readLook = useCallback((element: HTMLElement | null) => {
    if (element) setLook(lookOf(element))
  }, [])
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('workflow.title')}
      size={isEnlarged ? 'large' : 'medium'}
      footer={
        <Button icon={isEnlarged ? Minimize2 : Maximize2} onPress={() => setEnlarged(!isEnlarged)}>
          {t(isEnlarged ? 'workflow.shrink' : 'workflow.enlarge')}
        </Button>
      }
    >
      <div ref={readLook}>
        {look && (
          <ZoomImage
            src={workflowPicture(channels, (state) => stateWord(words, state), look)}
            alt={t('workflow.alt')}
            isEnlarged={isEnlarged}
          />
        )}
      </div>
    </Dialog>
  )
}
