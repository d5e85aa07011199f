import { daysBetween, isoWeek } from '../../kit/dates/index.ts'
import { Banner, Button } from '@atrium/design-system'
import { memo, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react' // prettier-ignore
import { styled } from 'styled-components'
import { formatDay, relativeDay, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { countOf, monthsOf, type Day } from '../timeline.logic.ts'
import type { Items, TimelineItem } from '../timeline.port.ts'
import type { TimelineModel } from '../useTimeline.ts'
import { Entry, type EntryCommands } from './Entry.tsx'
import { timelineCss } from './timeline.css.ts'

export interface TimelineListProps {
  list: Items
  model: TimelineModel
  onEdit: (item: TimelineItem) => void
  onRemove: (item: TimelineItem) => void
}

const Root = styled.div`
  ${timelineCss}
`
const LIST = { role: 'list' }

/** Items by month and day, the newest first; older ones on demand (TL-01, T-78). */
export function TimelineList({ list, model, onEdit, onRemove }: TimelineListProps) {
  const { locale } = useMessages(messages)
  const commands = useSteady({ copyAddress: model.copyAddress, edit: onEdit, remove: onRemove })
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const months = useMemo(() => monthsOf(list.items, model.today), [list.items, model.today])
  const find = (item: number) => root.current?.querySelector<HTMLElement>(`[data-item="${item}"]`)

  // Who asked for older ones reads on with the first of them.
  const { firstOlder, named } = model
  const readOn = useEffectEvent((item: number) => find(item)?.focus({ preventScroll: true }))
  useEffect(() => {
    if (firstOlder !== undefined) readOn(firstOlder)
  }, [firstOlder])

  const isNamedThere = list.items.some(({ id: item }) => item === named)
  const show = useEffectEvent((item: number) => {
    const element = find(item)
    element?.scrollIntoView({ block: 'center' })
    if (model.hasArrived) element?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (named !== undefined && isNamedThere) show(named)
  }, [isNamedThere, named])

  return (
    <Root ref={root} data-at-timeline>
      {months.map(({ month, days }) => (
        <section key={month} aria-labelledby={`${id}${month}`}>
          <h2 id={`${id}${month}`}>{formatDay(locale, `${month}-01`, 'month')}</h2>
          {days.map((day) => (
            <DayOfItems
              key={day.day}
              day={day}
              id={`${id}${day.day}`}
              model={model}
              commands={commands}
            />
          ))}
        </section>
      ))}
      <End list={list} model={model} />
    </Root>
  )
}

/** Commands that stay the same object, and do what was given last. */
function useSteady(given: EntryCommands): EntryCommands {
  const last = useRef(given)
  useLayoutEffect(() => {
    last.current = given
  })
  const [steady] = useState<EntryCommands>(() => ({
    copyAddress: (item) => last.current.copyAddress(item),
    edit: (item) => last.current.edit(item),
    remove: (item) => last.current.remove(item),
  }))
  return steady
}

interface DayOfItemsProps {
  day: Day
  id: string
  model: TimelineModel
  commands: EntryCommands
}

function DayOfItems({ day, id, model, commands }: DayOfItemsProps) {
  const { t, locale } = useMessages(messages)
  const { today } = model
  return (
    <>
      {day.isAfterNow && (
        <p className="at-now">
          {t('now')}, {formatDay(locale, today)}
        </p>
      )}
      <div className="at-day">
        <h3 id={id}>
          <DayName day={day.day} today={today} />
        </h3>
        <ul {...LIST} aria-labelledby={id}>
          {day.items.map((item) => (
            <Entry
              key={item.id}
              item={item}
              isNamed={item.id === model.named}
              isFresh={model.fresh.has(item.id)}
              canCopyAddress={model.canCopyAddress}
              commands={commands}
            />
          ))}
        </ul>
      </div>
    </>
  )
}

/** `Heute, Freitag 20.11.2026 KW 47`: near days have their word. */
const DayName = memo(function DayName({ day, today }: { day: string; today: string }) {
  const { t, locale } = useMessages(messages)
  const away = daysBetween(today, day)
  const near = Math.abs(away) < 2 ? relativeDay(locale, away) : undefined
  return (
    <>
      <span>
        {near && <span className="at-near">{near},</span>}
        {near && ' '}
        {formatDay(locale, day, 'weekday')}
      </span>{' '}
      <time className="at-date" dateTime={day}>
        {formatDay(locale, day)}
      </time>{' '}
      <span className="at-week">{t('day.week', { week: isoWeek(day).week })}</span>
    </>
  )
})

function End({ list, model }: Pick<TimelineListProps, 'list' | 'model'>) {
  const { t } = useMessages(messages)
  const { overview, kind, until } = model
  const total =
    overview.state === 'ready' && until === undefined ? countOf(overview.data, kind) : undefined
  const isWhole = !list.hasMore || list.items.length === total
  if (isWhole && !model.isLoadingMore) return null
  return (
    <div className="at-end">
      {total !== undefined && <span>{t('more.shown', { shown: list.items.length, total })}</span>}
      {model.retryMore ? (
        <Banner tone="warn" action={<Button onPress={model.retryMore}>{t('action.retry')}</Button>}>
          {t('failed.more')}
        </Banner>
      ) : (
        <Button isPending={model.isLoadingMore} onPress={model.loadMore}>
          {t('action.more')}
        </Button>
      )}
    </div>
  )
}
