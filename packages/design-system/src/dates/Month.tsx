import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components'
import { Icon } from '../components/Icon/index.ts'
import { useStrings } from '../intl/index.ts'
import { dateStrings } from './dates.strings.ts'
import { numberOf, weekOf } from './dayNumbers.ts'
import { isMonday, toDay } from './days.ts'
import type { CalendarDate } from './library.ts'

/** Inside of a calendar: one month, a choice of others, and the number of each week. */
export function Month({ today }: { today: CalendarDate }) {
  const strings = useStrings(dateStrings)
  return (
    <>
      <div className="at-head">
        <Button slot="previous" className="at-page">
          <Icon icon={ChevronLeft} />
        </Button>
        <div className="at-months">
          <CalendarMonthPicker format="long">{renderChoice}</CalendarMonthPicker>
          <CalendarYearPicker>{renderChoice}</CalendarYearPicker>
        </div>
        <Button slot="next" className="at-page">
          <Icon icon={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" style={{ '--_week': `'${strings.week}'` } as object}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <Fragment>
              {isMonday(date) && (
                <th scope="row" aria-label={strings.weekNumber(weekOf(numberOf(toDay(date))))}>
                  {weekOf(numberOf(toDay(date)))}
                </th>
              )}
              <CalendarCell
                date={date}
                className="at-day"
                data-at-today={date.compare(today) === 0 || undefined}
              />
            </Fragment>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

interface Choice {
  'aria-label': string
  value: string | number
  onChange: (id: number) => void
  items: readonly { id: number; formatted: string }[]
}

function renderChoice(choice: Choice) {
  return (
    <select
      aria-label={choice['aria-label']}
      value={choice.value}
      onChange={(event) => choice.onChange(Number(event.target.value))}
    >
      {choice.items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}
