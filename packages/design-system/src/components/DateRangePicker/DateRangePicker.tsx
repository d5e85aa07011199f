import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import {
  Button as AriaButton,
  DateRangePicker as AriaDateRangePicker,
  Dialog,
  Group,
  Popover,
  RangeCalendar as AriaRangeCalendar,
} from 'react-aria-components'
import { styled } from 'styled-components'
import {
  calendarCss,
  calendarPopoverCss,
  checkedOnLeave,
  dateBoxCss,
  FieldFault,
  focusSegment,
  frameProps,
  isWholeYear,
  Month,
  Segments,
  segmentsCss,
  toDay,
  useDates,
  useFaults,
  useLimits,
  useTypedValue,
  type DateValue,
  type DayLimits,
  type DayRange,
} from '../../dates/index.ts'
import {
  boxCss,
  boxProps,
  FieldFrame,
  useField,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { Icon } from '../Icon/index.ts'
import { QuickRanges, type RangePreset } from './QuickRanges.tsx'

export interface DateRangePickerProps
  extends FieldProps, DayLimits, ControlProps<'div', 'onBlur' | 'role' | 'slot'> {
  /** The first and last day, each `YYYY-MM-DD`, `null` for none, when the parent holds them. */
  value?: DayRange | null
  /** The days at first, when the field holds them. */
  defaultValue?: DayRange | null
  /** Called once both days are complete, with `null` when they are emptied. */
  onChange?: (value: DayRange | null) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Ranges that are often needed, above the calendar: "Nächste 4 Wochen". */
  presets?: readonly RangePreset[]
  /** The end has to be a later day than the start, not the same (VAL-15). */
  isEndAfterStart?: boolean
  /** Name of the first day in a form. */
  startName?: string
  /** Name of the last day in a form. */
  endName?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const Root = styled(AriaDateRangePicker)`
  ${segmentsCss}
`
const Box = styled(Group)`
  ${boxCss}
  ${dateBoxCss}
  @layer at.components {
    .at-segments:first-child {
      padding-inline-end: 5px;
    }
    .at-between + .at-segments {
      padding-inline-start: 5px;
    }
  }
`
const Surface = styled(Popover)`
  ${calendarPopoverCss}
`
const Days = styled(AriaRangeCalendar)`
  ${calendarCss}
`

/** The first and the last day of a time, typed or chosen from a calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    onBlur,
    presets,
    startName,
    endName,
    autoFocus,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    isEndAfterStart,
    minValue: _minValue,
    maxValue: _maxValue,
    isDayUnavailable: _isDayUnavailable,
    today: _today,
    // The control takes it with the field's own.
    'aria-describedby': _describedBy,
    ...rest
  } = props
  const ids = useField(props)
  const root = useRef<HTMLDivElement>(null)
  const { today, limits } = useLimits(props)
  const { rangeFaultOf } = useFaults(limits)
  const { refused, refusedDays, resetKey, around, held, typing, change, restore } = useTypedValue<
    DayRange,
    Dates
  >(props, rules)
  const heldDates = useDates(held)
  const value = typing ?? heldDates
  return (
    <FieldFrame field={props} ids={ids} onLabelClick={() => focusSegment(root.current)}>
      <Root
        ref={root}
        {...frameProps(props, ids, refused)}
        {...limits}
        value={value}
        onChange={change}
        onBlur={onBlur}
        validate={(range) => rangeFaultOf(range, isEndAfterStart)}
        placeholderValue={today}
        startName={startName}
        endName={endName}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
      >
        {({ state }) => (
          <>
            <Box
              {...withoutField(rest)}
              {...boxProps(props)}
              {...checkedOnLeave(
                state,
                around({
                  days: state.value,
                  change: ({ start, end }) => {
                    if (start && end) state.setValue({ start, end })
                    else if (start) state.setDateTime('start', start)
                    else if (end) state.setDateTime('end', end)
                  },
                  restore: (slot, date) => {
                    if (value) restore(daysOf({ ...value, [slot]: date ?? value[slot] }))
                  },
                }),
              )}
            >
              <Segments slot="start" refusedDay={refusedDays.start} resetKey={resetKey} />
              <span className="at-between" aria-hidden="true">
                –
              </span>
              <Segments slot="end" refusedDay={refusedDays.end} resetKey={resetKey} />
              <span className="at-fill" />
              <span className="at-tools">
                <AriaButton className="at-tool">
                  <Icon icon={CalendarDays} />
                </AriaButton>
              </span>
            </Box>
            {!props.errorMessage && <FieldFault refused={refused} />}
            <Surface placement="bottom start" offset={4} containerPadding={4}>
              <Dialog>
                <QuickRanges presets={presets} isRequired={props.isRequired}>
                  <Days>
                    <Month today={today} />
                  </Days>
                </QuickRanges>
              </Dialog>
            </Surface>
          </>
        )}
      </Root>
    </FieldFrame>
  )
}

interface Dates {
  start: DateValue
  end: DateValue
}

const rules = {
  toHeld: daysOf,
  isWhole: ({ start, end }: Dates) => isWholeYear(start.year) && isWholeYear(end.year),
  // Parents may make them anew with each rendering.
  isSame: (one: DayRange | null | undefined, other: DayRange | null | undefined) =>
    one === other || (!!one && !!other && one.start === other.start && one.end === other.end),
}

function daysOf({ start, end }: Dates): DayRange {
  return { start: toDay(start), end: toDay(end) }
}
