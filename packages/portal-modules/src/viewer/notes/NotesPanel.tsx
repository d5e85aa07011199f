import { Button } from '@atrium/design-system'
import { Clock, MapPinPlus } from 'lucide-react'
import { styled } from 'styled-components'
import { ItemSlot, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { panelCss } from './notes.css.ts'
import type { Notes } from './useNotes.ts'

const Panel = styled.div`
  ${panelCss}
`
const inPanel = { headingLevel: 3 }

/** What is said about what is looked at, and the way to say it about a place of it (T-41). */
export function NotesPanel({ notes, title }: { notes: Notes; title: string }) {
  const { t } = useMessages(messages)
  const { places, canMark } = notes
  const hint = !canMark ? 'notes.older' : places === 'spots' ? 'notes.spots' : undefined
  return (
    <Panel>
      {places && (
        <div className="at-mark">
          <Button
            size="compact"
            icon={places === 'spots' ? MapPinPlus : Clock}
            isDisabled={!canMark}
            onPress={notes.markHere}
          >
            {t(places === 'spots' ? 'notes.mark' : 'notes.markMoment')}
          </Button>
          {hint && <p>{t(hint)}</p>}
        </div>
      )}
      <ItemSlot
        key={notes.item.id}
        type="comments"
        item={{ id: notes.item.id, name: title }}
        config={inPanel}
      />
    </Panel>
  )
}
