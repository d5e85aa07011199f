import { Button, Card, Chip, FilterBar, Link, ListRow, ListRows, MediaMark, StateScreen, StatusMark, type Filter, type FilterValue } from '@atrium/design-system' // prettier-ignore
import { BellRing, CalendarClock } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { calendarDay, formatDay, isoDay, useMessages, useModuleHost } from '../../kit/index.ts'
import { daysSince } from '../approvals.logic.ts'
import {
  estimateHeight,
  matchesFilter,
  urgencyOf,
  type AskedGroup,
  type Urgency,
} from '../asked.logic.ts'
import type { Approval } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'
import type { AskedModel } from '../useAsked.ts'
import { Note } from './ApprovalList.tsx'
import { askedCss } from './approvals.css.ts'
import { Deciders, LastNudge } from './CampaignPeople.tsx'
import { useCardHeights } from './useCardHeights.ts'
import { money, orderPlace, range } from './words.ts'

const Groups = styled.ul`
  ${askedCss}
`
/** Campaigns that fill a tall screen. */
const FIRST = 12
// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

/** What the reader and their team asked others to decide, campaign by campaign (D-01, T-39). */
export function AskedView({ model }: { model: AskedModel }) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  const { groups } = model
  const [chosen, setChosen] = useState<FilterValue>({})
  if (groups.length === 0) {
    return (
      <div className="at-empty" tabIndex={-1}>
        <StateScreen kind="empty" title={t('asked.empty.title')} detail={t('asked.empty.detail')} />
      </div>
    )
  }
  const today = calendarDay(now())
  const filters = filtersOf(groups)
  const value = (id: string) => chosen[id]?.[0]
  const shown = groups.filter((group) =>
    matchesFilter(group, { who: value('who'), due: value('due'), client: value('client') }, today),
  )
  const clients = clientsOf(groups)
  const options = {
    who: [{ value: 'own', label: t('asked.own') }],
    due: (['late', 'soon', 'later', 'open'] as const).map((one) => ({
      value: one,
      label: t(`asked.due.${one}`),
    })),
    client: clients,
  }
  return (
    <>
      {groups.length > 1 && (
        <FilterBar
          filters={filters.map((id): Filter => ({
            id,
            label: t(`asked.filter.${id}`),
            options: options[id],
            ...(id === 'who' && { allLabel: t('asked.team') }),
          }))}
          value={chosen}
          onChange={setChosen}
          resultCount={shown.length}
        />
      )}
      {shown.length === 0 ? (
        <StateScreen
          kind="empty"
          title={t('asked.none.title')}
          action={<Button onPress={() => setChosen({})}>{t('asked.none.action')}</Button>}
        />
      ) : (
        <Campaigns groups={shown} model={model} hasClients={clients.length > 1} />
      )}
    </>
  )
}

interface CampaignsProps {
  groups: readonly AskedGroup[]
  model: AskedModel
  /** Several applications are in the list. */
  hasClients: boolean
}

/** What is in sight is there at once; hundreds of campaigns follow without holding up a key. */
function Campaigns({ groups, model, hasClients }: CampaignsProps) {
  const { t } = useMessages(messages)
  const drawn = useDeferredValue(groups, groups.slice(0, FIRST))
  const { observe, heightOf } = useCardHeights()
  return (
    <Groups {...LIST} aria-label={t('asked.label')}>
      {drawn.map((group) => (
        <AskedItem key={group.key} {...{ group, model, hasClients }} {...{ observe, heightOf }} />
      ))}
    </Groups>
  )
}

interface AskedItemProps extends AskedProps, ReturnType<typeof useCardHeights> {}

/** Takes its height before it is laid out: the one it had, else what its content will need. */
function AskedItem({ observe, heightOf, ...props }: AskedItemProps) {
  const { key } = props.group
  const ref = useMemo(() => observe(key), [observe, key])
  const [height] = useState(() => heightOf(key) ?? estimateHeight(props.group))
  return (
    <li ref={ref} style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      <Asked {...props} />
    </li>
  )
}

/** A filter by client helps only where there are several. */
const filtersOf = (groups: readonly AskedGroup[]) =>
  clientsOf(groups).length > 1 ? (['who', 'due', 'client'] as const) : (['who', 'due'] as const)

const clientsOf = (groups: readonly AskedGroup[]) =>
  [
    ...new Map(groups.map(({ items: [{ application }] }) => [application.id, application.name])),
  ].map(([id, label]) => ({ value: `${id}`, label }))

const tones = { late: 'bad', soon: 'warn', later: 'neutral', open: 'neutral' } as const

interface AskedProps extends Omit<CampaignsProps, 'groups'> {
  group: AskedGroup
}

/** A campaign that waits: since when, until when, of whom, for what. */
function Asked({ group, model, hasClients }: AskedProps) {
  const { t, locale } = useMessages(messages)
  const { now, openInside } = useModuleHost()
  const { asked, items } = group
  const [{ campaign, order, plan, application, due, askedBy, since }] = items
  const shown = campaign ?? { name: plan.name, href: order.href }
  const days = daysSince(since, now())
  const facts = [
    askedBy !== null && since !== null
      ? t('asked', { name: askedBy, day: formatDay(locale, isoDay(new Date(since)), 'near') })
      : undefined,
    days === undefined ? undefined : t('asked.since', { days }),
    order && orderPlace(t, order),
    hasClients ? application.name : undefined,
  ].filter((one) => one != null)
  return (
    <Card
      title={
        <Link href={shown.href} onPress={openInside && (() => openInside(shown.href))}>
          {shown.name}
        </Link>
      }
      aside={<Due due={due} urgency={urgencyOf({ due }, calendarDay(now()))} />}
    >
      <div className="at-asked">
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        <ListRows aria-label={t('asked.channels', { name: shown.name })}>
          {items.map((approval) => (
            <Channel key={approval.key} approval={approval} groupSince={since} />
          ))}
        </ListRows>
        <h3>{t('people.deciders')}</h3>
        {asked.deciders.length === 0 ? (
          <StatusMark tone="warn">{t('people.none')}</StatusMark>
        ) : (
          <Deciders deciders={asked.deciders} isCompact />
        )}
        {asked.deciders.length > 0 && (
          <div className="at-remind">
            {model.canRemind(group) && (
              <Button
                size="compact"
                icon={BellRing}
                aria-label={t('asked.remindLabel', { name: shown.name })}
                isPending={model.isReminding(group)}
                isDisabled={!asked.can.nudge}
                disabledReason={asked.can.nudge ? undefined : t('nudge.today')}
                onPress={() => model.remind(group)}
              >
                {t('asked.remind')}
              </Button>
            )}
            {asked.nudged && <LastNudge nudged={asked.nudged} />}
          </div>
        )}
      </div>
    </Card>
  )
}

function Due({ due, urgency }: { due: string | null; urgency: Urgency }) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  if (due === null) return null
  const day = formatDay(locale, due, 'near')
  const isToday = due === calendarDay(now())
  return (
    <Chip tone={tones[urgency]} icon={CalendarClock}>
      {isToday ? t('note.today') : t(urgency === 'late' ? 'note.late' : 'note.until', { day })}
    </Chip>
  )
}

function Channel({ approval, groupSince }: { approval: Approval; groupSince: string | null }) {
  const { locale } = useMessages(messages)
  const { plan, kind, since } = approval
  // When it is due, and since when it waits, stands over all of them.
  const own = { ...approval, due: null, since: since === groupSince ? null : since }
  return (
    <ListRow
      isCompact
      mark={<MediaMark kind={kind} />}
      title={plan.name}
      subtitle={[range(locale, plan), plan.publisher ?? plan.media.join(', ')]
        .filter(Boolean)
        .join(' · ')}
      meta={
        <>
          <b>{money(locale, plan)}</b>
          <br />
          <Note approval={own} />
        </>
      }
    />
  )
}
