import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { dayOf, numberOf, type Day } from '../../../dates/index.ts'
import { useStrings } from '../../../intl/index.ts'
import { Button } from '../../Button/index.ts'
import { DatePicker } from '../../DatePicker/index.ts'
import { Dialog } from '../../Dialog/index.ts'
import { timelineStrings } from '../timelineView.strings.ts'

export interface SpanDialogProps {
  /** What is moved. */
  label: string
  /** Its first day. */
  start: Day
  /** Its last day; none while the end is open. */
  end: Day | undefined
  /** Its length may change; otherwise only the first day is asked for. */
  canResize: boolean
  /** It has no last day by nature and may stay without one. */
  canBeOpen?: boolean
  /** Called with the days that were given. */
  onSave: (start: Day, end: Day | undefined) => void
  /** Called when it closes. */
  onClose: () => void
}

const Fields = styled.form`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: var(--at-space-4);
  }
`

/** Moves something by its days instead of by hand. */
export function SpanDialog(props: SpanDialogProps) {
  const { label, canResize, canBeOpen, onSave, onClose } = props
  const words = useStrings(timelineStrings)
  const form = useId()
  const [start, setStart] = useState<Day | null>(props.start)
  const [end, setEnd] = useState<Day | null>(props.end ?? null)
  const [fault, setFault] = useState<{ start?: string; end?: string }>({})
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!start) return setFault({ start: words.missing })
    if (!canResize) {
      const by = numberOf(start) - numberOf(props.start)
      return onSave(start, props.end && dayOf(numberOf(props.end) + by))
    }
    if (!end && !canBeOpen) return setFault({ end: words.endBeforeStart })
    if (end && end < start) return setFault({ end: words.endBeforeStart })
    return onSave(start, end ?? undefined)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.moveTitle(label)}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {canResize ? words.saveSpan : words.save}
          </Button>
        </>
      }
    >
      <Fields id={form} onSubmit={save}>
        <DatePicker
          label={words.first}
          value={start}
          onChange={setStart}
          errorMessage={fault.start}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the dialog was opened for
          autoFocus
        />
        {canResize && (
          <DatePicker
            label={canBeOpen ? words.lastOpen : words.last}
            value={end}
            onChange={setEnd}
            errorMessage={fault.end}
          />
        )}
      </Fields>
    </Dialog>
  )
}
