import { Button, ToggleButton } from '@atrium/design-system'
import { Clock, MapPinPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ItemSlot, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { panelCss } from './notes.css.ts'
import type { Notes } from './useNotes.ts'
import { usePlacing } from './usePlacing.ts'

const Panel = styled.div`
  ${panelCss}
`
const inPanel = { headingLevel: 3 }

/** What is said about what is looked at, and the way to say it about a place of it (T-41). */
export function NotesPanel({ notes, title }: { notes: Notes; title: string }) {
  return (
    <Panel>
      {notes.places && <MarkPlace notes={notes} />}
      <ItemSlot
        key={notes.item.id}
        type="comments"
        item={{ id: notes.item.id, name: title }}
        config={inPanel}
      />
    </Panel>
  )
}

/** The way to a place: on pages it is asked for first, since they are read as well. */
function MarkPlace({ notes }: { notes: Notes }) {
  const { t } = useMessages(messages)
  const { places, canMark, isMarking, place } = notes
  const button = useRef<HTMLButtonElement>(null)
  usePlacing(notes)
  const hadPlace = useRef(false)
  useEffect(() => {
    // A place that is taken away would take the focus with it.
    if (hadPlace.current && !place && document.activeElement === document.body)
      button.current?.focus()
    hadPlace.current = place !== undefined
  }, [place])
  const shared = { ref: button, size: 'compact', isDisabled: !canMark } as const
  if (places === 'pages') {
    return (
      <div className="at-mark">
        <ToggleButton
          {...shared}
          icon={MapPinPlus}
          label={t('notes.mark')}
          isSelected={isMarking}
          onChange={notes.setPlacing}
        />
        <p>{t(!canMark ? 'notes.older' : isMarking ? 'notes.placing' : 'notes.pages')}</p>
      </div>
    )
  }
  const hint = !canMark ? 'notes.older' : places === 'spots' ? 'notes.spots' : undefined
  return (
    <div className="at-mark">
      <Button {...shared} icon={places === 'spots' ? MapPinPlus : Clock} onPress={notes.markHere}>
        {t(places === 'spots' ? 'notes.mark' : 'notes.markMoment')}
      </Button>
      {hint && <p>{t(hint)}</p>}
    </div>
  )
}
