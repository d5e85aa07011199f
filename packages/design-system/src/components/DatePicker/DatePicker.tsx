import { CalendarDays } from 'lucide-react'
import { use } from 'react'
import {
  Button as AriaButton,
  Calendar as AriaCalendar,
  DatePicker as AriaDatePicker,
  DatePickerStateContext,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components'
import { styled } from 'styled-components'
import {
  calendarCss,
  calendarPopoverCss,
  checkedOnLeave,
  dateBoxCss,
  dateStrings,
  FieldFault,
  Month,
  Segments,
  segmentsCss,
  type CalendarDate,
  type DayFieldProps,
  useDayField,
} from '../../dates/index.ts'
import { boxCss, boxProps, FieldFrame } from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'

/** The day as `YYYY-MM-DD`, its limits, and what every field has. */
export type DatePickerProps = DayFieldProps

const Root = styled(AriaDatePicker)`
  ${segmentsCss}
`
const Box = styled(Group)`
  ${boxCss}
  ${dateBoxCss}
`
const Surface = styled(Popover)`
  ${calendarPopoverCss}
`
const Days = styled(AriaCalendar)`
  ${calendarCss}
`

/** A day that is typed, or chosen from a calendar that opens below. */
export function DatePicker(props: DatePickerProps) {
  const { today, frame, control, parts, refused, segments, native } = useDayField(props)
  return (
    <FieldFrame {...frame}>
      <Root {...control}>
        {({ state }) => (
          <>
            <Box {...native} {...boxProps(props)} {...checkedOnLeave(state, parts(state))}>
              <Segments {...segments} />
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
                <div className="at-sheet">
                  <Days data-at-single="true">
                    <Month today={today} />
                  </Days>
                </div>
                <Foot today={today} isRequired={props.isRequired} />
              </Dialog>
            </Surface>
          </>
        )}
      </Root>
    </FieldFrame>
  )
}

/** The two choices that need no looking for. */
function Foot({ today, isRequired }: { today: CalendarDate; isRequired?: boolean }) {
  const strings = useStrings(dateStrings)
  const state = use(DatePickerStateContext)
  if (!state) return null
  const { minValue, maxValue, isDateUnavailable } = state as {
    minValue?: CalendarDate
    maxValue?: CalendarDate
    isDateUnavailable?: (date: CalendarDate) => boolean
  }
  const isOut =
    (minValue && today.compare(minValue) < 0) ||
    (maxValue && today.compare(maxValue) > 0) ||
    isDateUnavailable?.(today)
  const choose = (date: CalendarDate | null) => {
    state.setValue(date)
    state.setOpen(false)
  }
  return (
    <div className="at-foot">
      <Button size="compact" variant="quiet" isDisabled={isOut} onPress={() => choose(today)}>
        {strings.today}
      </Button>
      {!isRequired && (
        <Button
          size="compact"
          variant="quiet"
          isDisabled={!state.value}
          onPress={() => choose(null)}
        >
          {strings.clear}
        </Button>
      )}
    </div>
  )
}
