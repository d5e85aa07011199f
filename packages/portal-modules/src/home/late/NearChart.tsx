import { addDays, calendarDay, weekday } from '../../kit/dates/index.ts'
import { styled } from 'styled-components'
import { formatDay, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { BlockRow } from '../useHome.ts'
import { nearDays, nearSpan } from './near-days.ts'
import { nearCss } from './near.css.ts'

const Chart = styled.div`
  ${nearCss}
`

/** The days around today with campaigns as bars; where there is no room, the rows stand in its place (CAMP-11). */
export function NearChart({ rows }: { rows: readonly BlockRow[] }) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const first = addDays(calendarDay(now()), -nearDays)
  return (
    <Chart className="at-chart">
      <div className="at-days" aria-hidden="true">
        {Array.from({ length: nearSpan }, (_, index) => {
          const day = addDays(first, index)
          return (
            <span key={index} data-at-weekend={weekday(day) > 4 || undefined}>
              <span data-at-now={index === nearDays || undefined}>{Number(day.slice(8))}</span>
            </span>
          )
        })}
      </div>
      <span className="at-now" aria-hidden="true">
        <span>{t('near.today')}</span>
      </span>
      <ul>
        {rows.map(({ key, title, detail, day, href, onOpen, span }) => {
          const from = (span?.from ?? -nearDays) + nearDays
          const to = (span?.to ?? nearSpan) + nearDays + 1
          const said = `${detail ?? ''} ${day === undefined ? '' : formatDay(locale, day, 'near')}`
          return (
            <li key={key}>
              <a
                href={href}
                title={`${title}, ${said}`}
                data-at-open-start={from < 0 || undefined}
                data-at-open-end={to > nearSpan || undefined}
                style={
                  {
                    '--_from': Math.max(0, from),
                    '--_to': Math.min(nearSpan, to),
                    ...(span?.media !== undefined && {
                      '--_ground': `var(--at-media-${span.media}-soft)`,
                      '--_ink': `var(--at-media-${span.media})`,
                    }),
                  } as Record<string, string | number>
                }
                onClick={(event) => {
                  if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onOpen()
                }}
              >
                <span className="at-name">{title}</span>
                <span className="at-visually-hidden">{`, ${said}`}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </Chart>
  )
}
