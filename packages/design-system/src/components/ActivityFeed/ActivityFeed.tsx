import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { dateFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import { withZone } from '../../intl/zone.ts'
import type { NativeProps } from '../../native/index.ts'
import { IconTile, type IconTileTone } from '../IconTile/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { dayNumber, toTime, useNow } from '../Timestamp/index.ts'
import { activityFeedCss } from './activityFeed.css.ts'
import { groupByDay } from './activityFeed.logic.ts'
import { activityFeedStrings } from './activityFeed.strings.ts'

export interface ActivityItem {
  /** Identifies it. */
  id: string | number
  /** When it happened. */
  time: Date | number | string
  /** What happened, in a sentence. */
  title: ReactNode
  /** More about it: a quote, a change, a link. */
  detail?: ReactNode
  /** Lucide icon of the kind of event. */
  icon: LucideIcon
  /** Default `neutral`. */
  tone?: IconTileTone
}

export interface ActivityFeedProps extends NativeProps<'div'> {
  /** What happened, the latest first. */
  items: readonly ActivityItem[]
  /** Spoken name. */
  label: string
  /** Level of the headings of the days; default 3. */
  level?: 2 | 3 | 4
  /** Shown where nothing happened; has words of its own. */
  emptyText?: ReactNode
  /** Holds the place of events that load. */
  isLoading?: boolean
  /** The present, in milliseconds; default the clock. */
  now?: number
  /** Default the reader's. */
  timeZone?: string
}

const Root = styled.div`
  ${activityFeedCss}
`

const LIST = { role: 'list' }

/** What happened, day by day. */
export function ActivityFeed(props: ActivityFeedProps) {
  const { items, label, level = 3, emptyText, isLoading, timeZone, now, ...native } = props
  const { locale } = useLocale()
  const strings = useStrings(activityFeedStrings)
  const id = useId()
  const today = dayNumber(useNow(now), timeZone)
  const Heading = `h${level}` as const
  const group = {
    ...native,
    role: 'group',
    'aria-label': label,
    'aria-busy': isLoading || undefined,
  }
  const nameOf = (day: number, time: ActivityItem['time']) => {
    if (day === today) return strings.today
    if (day === today - 1) return strings.yesterday
    const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
    return dateFormat(locale, { ...format, timeZone }).format(toTime(time))
  }
  const clock = dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
  const clockOf = (time: number | undefined) => {
    const text = clock.format(time)
    const isPageZone = timeZone === undefined && time !== undefined
    return isPageZone ? withZone(locale, time, text) : text
  }
  if (isLoading) {
    return (
      <Root {...group}>
        <Skeleton width="96px" />
        {['72%', '58%', '66%'].map((width) => (
          <div key={width} className="at-place">
            <Skeleton shape="block" width="30px" height="30px" />
            <Skeleton width={width} />
          </div>
        ))}
      </Root>
    )
  }
  if (items.length === 0) return <Root {...group}>{emptyText ?? <p>{strings.empty}</p>}</Root>
  return (
    <Root {...group}>
      {groupByDay(items, timeZone).map((group) => (
        <section key={group.day}>
          <Heading id={`${id}${group.day}`}>{nameOf(group.day, group.items[0]?.time ?? 0)}</Heading>
          <ol {...LIST} aria-labelledby={`${id}${group.day}`}>
            {group.items.map((item) => (
              <li key={item.id}>
                <IconTile icon={item.icon} tone={item.tone} />
                <div className="at-words">
                  <div className="at-title">{item.title}</div>
                  {item.detail && <div className="at-detail">{item.detail}</div>}
                </div>
                <time dateTime={new Date(toTime(item.time) ?? 0).toISOString()}>
                  {clockOf(toTime(item.time))}
                </time>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Root>
  )
}
