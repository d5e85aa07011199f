import {
  ActivityFeed,
  Button,
  Card,
  SegmentedControl,
  type ActivityItem,
} from '@atrium/design-system'
import {
  FileText,
  MessageSquareText,
  PencilRuler,
  ShoppingCart,
  Stamp,
  type LucideIcon,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatDay, useMessages, useModuleHost, type Locale } from '../../kit/index.ts'
import { campaignWords, formatBudget, stateWord } from '../../kit/campaigns/index.ts'
import { activities, activityKinds, type Activity, type ActivityKind } from '../cockpit.logic.ts'
import type { Pause } from '../cockpit.port.ts'
import { messages, type CockpitTools } from '../messages/index.ts'
import { planDetail, planTitle } from './plan-history.ts'
import { rangesOf } from './ranges.ts'
import type { WidgetProps } from './widget.ts'

const icons: Readonly<Record<ActivityKind, LucideIcon>> = {
  status: PencilRuler,
  approval: Stamp,
  order: ShoppingCart,
  document: FileText,
  post: MessageSquareText,
}

/** So many are shown at first, and with every "earlier". */
const step = 12

/** Everything that happened to the campaign in one stream, by kind if wanted (T-35). */
export function HistoryWidget({ widget, model, data: { channels, campaign } }: WidgetProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const words = useMessages(campaignWords)
  const { now } = useModuleHost()
  const [kind, setKind] = useState<ActivityKind | 'all'>('all')
  const [count, setCount] = useState(step)
  const { history } = model
  const entries = history.state === 'ready' ? history.data : undefined
  const all = useMemo(() => activities(entries ?? [], channels), [entries, channels])
  // Most campaigns have no orders.
  const hasOrders = all.some((activity) => activity.kind === 'order')
  const shownKinds = activityKinds.filter((value) => value !== 'order' || hasOrders)
  const wanted = kind === 'all' ? all : all.filter((activity) => activity.kind === kind)
  const stateOf = (value: unknown) =>
    typeof value === 'string' && value !== '' ? stateWord(words, value) : '–'
  const items = wanted.slice(0, count).map((activity): ActivityItem => ({
    id: activity.key,
    time: activity.at,
    icon: icons[activity.kind],
    title: titleOf(tools, activity, stateOf),
    detail: detailOf(tools, locale, activity, campaign.currencyName, words.t('budget.frame')),
  }))
  const title = widget.title ?? t('history.title')
  return (
    <Card
      title={title}
      aside={
        <SegmentedControl
          label={t('history.filter')}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setCount(step)
          }}
          options={[
            { value: 'all' as const, label: t('history.all') },
            ...shownKinds.map((value) => ({ value, label: t(`history.${value}`) })),
          ]}
        />
      }
    >
      {history.state === 'failed' && <p role="alert">{t('history.failed')}</p>}
      <ActivityFeed
        label={title}
        items={items}
        level={3}
        isLoading={history.state === 'loading'}
        emptyText={t('history.none')}
        now={now().getTime()}
      />
      {wanted.length > count && (
        <Button variant="quiet" onPress={() => setCount(count + step)}>
          {t('history.more')}
        </Button>
      )}
    </Card>
  )
}

const closings = ['done', 'notNeeded'] as const
const known = ['released', 'approved', 'rejected', 'documented', 'conditionMet', 'conditionReopened'] as const // prettier-ignore

const orderSteps = ['orderCreated', 'orderAsked', 'orderApproved', 'orderRejected', 'orderSent', 'orderChanged', 'orderRebriefed', 'orderCompleted', 'orderCanceled'] as const // prettier-ignore

function titleOf(tools: CockpitTools, activity: Activity, stateOf: (value: unknown) => string) {
  const { t } = tools
  const { entry, channel } = activity
  const by = activity.by ?? t('did.system')
  const absent = entry?.onBehalfOf
  const name = absent ? t('did.inPlaceOf', { name: by, absent }) : by
  if (!entry) return t('did.posted', { name, channel })
  if (entry.kind === 'changed') return channel ? t('did.changedChannel', { name, channel }) : t('did.changed', { name }) // prettier-ignore
  if (entry.kind === 'moved') return t('did.moved', { name, channel, state: stateOf(entry.after?.workflowState) }) // prettier-ignore
  if (entry.kind === 'reopened') return t('did.reopened', { channel })
  if (entry.kind === 'approved' && conditionIn(entry)) return t('did.conditional', { name, channel }) // prettier-ignore
  const ordered = orderSteps.find((one) => one === entry.kind)
  if (ordered) return t(`did.${ordered}`, { name, order: String(entry.after?.name ?? '') })
  const planned = planTitle(tools, entry, name)
  if (planned) return planned
  const simple = known.find((one) => one === entry.kind)
  return simple ? t(`did.${simple}`, { name, channel }) : t('did.other', { name, kind: entry.kind })
}

const fields = {
  budget: 'edit.budget',
  startDate: 'edit.start',
  endDate: 'edit.end',
  pauses: 'edit.pauses',
  approvalDueDate: 'edit.due',
  bookingDeadline: 'edit.booking',
  materialDeadline: 'edit.material',
  bookingClosing: 'edit.bookingClosing',
  materialClosing: 'edit.materialClosing',
} as const

/** Under which condition it was approved then. */
const conditionIn = (entry: Activity['entry']) =>
  typeof entry?.after?.condition === 'string' ? entry.after.condition : undefined

/** What was said to it, and what was changed from what to what. */
function detailOf(
  tools: CockpitTools,
  locale: Locale,
  { text, entry }: Activity,
  currencyName: string | null,
  frame: string,
) {
  const { t } = tools
  const write = (value: unknown, name: string) => {
    if (name === 'bookingClosing' || name === 'materialClosing')
      return t(`closing.${closings.find((one) => one === value) ?? 'open'}`)
    if (typeof value === 'number') return formatBudget(locale, value, currencyName, 'whole')
    if (Array.isArray(value)) return rangesOf(locale, value as Pause[])
    return typeof value === 'string' ? formatDay(locale, value.slice(0, 10)) : '–'
  }
  // The budget of the campaign itself is its frame.
  const labelOf = (message: (typeof fields)[keyof typeof fields]) =>
    message === 'edit.budget' && entry?.channel === null ? frame : t(message)
  const changed = Object.entries(fields).flatMap(([name, message]) =>
    entry?.after && name in entry.after && (entry.kind === 'changed' || entry.after[name] !== null)
      ? entry.before && name in entry.before
        ? `${labelOf(message)}: ${write(entry.before[name], name)} → ${write(entry.after[name], name)}`
        : `${labelOf(message)}: ${write(entry.after[name], name)}`
      : [],
  )
  const names = entry?.kind === 'documented' && Array.isArray(entry.after?.names) ? entry.after.names : [] // prettier-ignore
  const condition = conditionIn(entry)
  const said = condition && t('approvals.condition', { text: condition })
  return (
    [...changed, ...planDetail(tools, entry), ...names.map(String), said, text]
      .filter(Boolean)
      .join(' · ') || undefined
  )
}
