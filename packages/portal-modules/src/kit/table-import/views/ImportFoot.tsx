import { Button } from '@atrium/design-system'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { useMessages } from '../../useMessages.ts'
import { tableImportMessages } from '../messages/index.ts'
import type { ImportStep } from './ImportFrame.tsx'

export interface ImportFootProps {
  step: ImportStep
  goTo: (step: ImportStep) => void
  isImporting: boolean
  /** Why the columns are not enough to go on; undefined: they are. */
  columnsBlocked: string | undefined
  /** Why nothing can be taken over; undefined: it can. */
  blocked: string | undefined
  /** What the last button does: "12 Zeilen übernehmen". */
  label: string
  onImport: () => void
}

/** The way back and on. */
export function ImportFoot(props: ImportFootProps) {
  const { step, goTo, isImporting, columnsBlocked, blocked, label, onImport } = props
  const { t } = useMessages(tableImportMessages)
  return (
    <div className="at-import-foot">
      {step !== 'file' && (
        <Button
          variant="quiet"
          icon={ArrowLeft}
          isDisabled={isImporting}
          onPress={() => goTo(step === 'preview' ? 'columns' : 'file')}
        >
          {t('action.back')}
        </Button>
      )}
      {step === 'preview' ? (
        <Button
          variant="primary"
          icon={Check}
          isPending={isImporting}
          isDisabled={blocked !== undefined}
          disabledReason={blocked}
          onPress={onImport}
        >
          {label}
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={ArrowRight}
          isDisabled={step === 'columns' && columnsBlocked !== undefined}
          disabledReason={columnsBlocked}
          onPress={() => goTo(step === 'file' ? 'columns' : 'preview')}
        >
          {t('action.next')}
        </Button>
      )}
    </div>
  )
}
