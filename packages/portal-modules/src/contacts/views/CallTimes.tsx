import { Icon } from '@atrium/design-system'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { formatDay, formatTime, useMessages } from '../../kit/index.ts'
import { isSameTime, weeksOf } from '../contacts.logic.ts'
import type { CallDay, CallTime } from '../contacts.port.ts'
import { messages } from '../messages/index.ts'
import { timesCss } from './contacts.css.ts'

export interface CallTimesProps {
  /** The days that are offered, with what is free on them. */
  days: readonly CallDay[]
  /** The day whose times are shown; undefined: none is free. */
  day: string | undefined
  onDay: (day: string) => void
  time: CallTime | null
  onTime: (time: CallTime) => void
  /** The form was sent without a time. */
  onMissing: () => void
  errorMessage?: string | undefined
}

const Root = styled.div`
  ${timesCss}
`

/** Any week's days, for the names of weekdays. */
const aWeek = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']

/** A day of the coming weeks and a free time on it: weekdays in columns, holidays named (T-79). */
export function CallTimes(props: CallTimesProps) {
  const { days, day, onDay, time, onTime, onMissing, errorMessage } = props
  const { t, locale } = useMessages(messages)
  const id = useId()
  const weeks = weeksOf(days)
  const shown = days.find((one) => one.day === day)
  const holidays = weeks.flat().filter((one) => one?.dayOff?.kind === 'holiday')
  const longDay = (text: string) => formatDay(locale, text, 'long')

  const nameOf = (one: CallDay) => {
    const words = { day: longDay(one.day) }
    if (one.dayOff) return t('callback.off', { ...words, holiday: one.dayOff.name ?? '' })
    if (one.times.length === 0) return t('callback.noTimes', words)
    return t('callback.free', { ...words, count: one.times.length })
  }

  return (
    <Root>
      <div role="radiogroup" aria-labelledby={`${id}-days`}>
        <span className="at-label" id={`${id}-days`}>
          {t('callback.days')}
        </span>
        <div className="at-weekdays" aria-hidden="true">
          {aWeek.map((one) => (
            <span key={one}>{formatDay(locale, one, 'near').split(/[ ,]/)[0]}</span>
          ))}
        </div>
        <div className="at-days">
          {weeks.flatMap((week, row) =>
            week.map((one, column) =>
              one ? (
                <label key={one.day}>
                  <input
                    type="radio"
                    name={`${id}-day`}
                    aria-label={nameOf(one)}
                    checked={one.day === day}
                    disabled={one.times.length === 0}
                    onChange={() => onDay(one.day)}
                  />
                  <span className="at-date">{formatDay(locale, one.day, 'dayMonth')}</span>
                </label>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- a place in the calendar is its own name
                <span key={`${row} ${column}`} className="at-nothing" />
              ),
            ),
          )}
        </div>
        {holidays.map((one) => (
          <p key={one!.day} className="at-holidays">
            {formatDay(locale, one!.day, 'dayMonth')} {one!.dayOff!.name}
          </p>
        ))}
      </div>
      {!shown && <p className="at-holidays">{t('callback.full')}</p>}
      {shown && (
        <div
          role="radiogroup"
          aria-labelledby={`${id}-times`}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage ? `${id}-error` : undefined}
        >
          <span className="at-label" id={`${id}-times`}>
            {t('callback.times', { day: longDay(shown.day) })}
          </span>
          <div className="at-hours">
            {shown.times.map((one) => (
              <label key={one.from}>
                <input
                  type="radio"
                  name={`${id}-time`}
                  checked={isSameTime(time, one)}
                  required
                  onInvalid={onMissing}
                  onChange={() => onTime(one)}
                />
                {formatTime(locale, new Date(one.from))}
              </label>
            ))}
          </div>
          {errorMessage && (
            <p className="at-error" id={`${id}-error`}>
              <Icon icon={CircleAlert} size={16} />
              {errorMessage}
            </p>
          )}
        </div>
      )}
    </Root>
  )
}
