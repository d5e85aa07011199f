import { use, type ReactNode } from 'react'
import { DateRangePickerStateContext } from 'react-aria-components'
import { dateStrings, toDate, toDay, type Day } from '../../dates/index.ts'
import { useStrings } from '../../intl/index.ts'
import { Button } from '../Button/index.ts'

export interface RangePreset {
  /** What people call it: "Nächste 4 Wochen". */
  label: string
  /** Its first day, `YYYY-MM-DD`. */
  start: Day
  /** Its last day. */
  end: Day
}

export interface QuickRangesProps {
  /** Ranges that are often needed. */
  presets?: readonly RangePreset[]
  /** A range is needed: it cannot be emptied. */
  isRequired?: boolean
  /** The calendar between them and the foot. */
  children: ReactNode
}

/** The calendar of a range, ranges of one press above it, and a way back to none. */
export function QuickRanges({ presets = [], isRequired, children }: QuickRangesProps) {
  const strings = useStrings(dateStrings)
  const state = use(DateRangePickerStateContext)
  if (!state) return null
  const { start, end } = state.value
  const isChosen = (preset: RangePreset) =>
    Boolean(start && end && toDay(start) === preset.start && toDay(end) === preset.end)
  const choose = (preset: RangePreset) => {
    const first = toDate(preset.start)
    const last = toDate(preset.end)
    if (first && last) state.setValue({ start: first, end: last })
    state.setOpen(false)
  }
  const clear = () => {
    state.setValue(null)
    state.setOpen(false)
  }
  return (
    <>
      {presets.length > 0 && (
        <ul className="at-quick" aria-label={strings.quick}>
          {presets.map((preset) => (
            <li key={preset.label}>
              <button type="button" aria-pressed={isChosen(preset)} onClick={() => choose(preset)}>
                {preset.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="at-sheet">{children}</div>
      {!isRequired && (
        <div className="at-foot">
          <Button size="compact" variant="quiet" isDisabled={!start && !end} onPress={clear}>
            {strings.clear}
          </Button>
        </div>
      )}
    </>
  )
}
