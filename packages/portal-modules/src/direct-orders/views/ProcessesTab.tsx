import { ActivityFeed } from '@atrium/design-system'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages, useModuleHost } from '../../kit/index.ts'
import type { Order, OrderProcess, ProcessChange } from '../direct-orders.port.ts'
import { messages } from '../messages/index.ts'
import { statusLooks } from './looks.ts'

const tones = { neutral: 'neutral', info: 'info', ok: 'ok', warn: 'warn', bad: 'bad' } as const

/** Who moved the order on, when, and why (DO-02, T-47). */
export function ProcessesTab({ order: { processes } }: { order: Order }) {
  const { t } = useMessages(messages)
  const inWords = useChangeWords()
  const { now } = useModuleHost()
  return (
    <ActivityFeed
      label={t('detail.processes')}
      level={2}
      now={now().getTime()}
      items={processes.map(
        ({ id, status, at, user, comment, approval, onBehalfOf, changes = [] }, index) => ({
          id,
          time: at,
          icon: statusLooks[approval === 'asked' ? 'waiting' : status].icon,
          tone: tones[statusLooks[status].tone as keyof typeof tones] ?? 'neutral',
          title: t(`process.${titleOf({ status, approval }, processes[index + 1])}`, {
            name:
              onBehalfOf === null
                ? (user ?? t('process.somebody'))
                : t('process.inPlaceOf', {
                    name: user ?? t('process.somebody'),
                    absent: onBehalfOf,
                  }),
          }),
          detail: [comment, ...changes.map(inWords)].filter(Boolean).join('\n') || undefined,
        }),
      )}
    />
  )
}

/** What happened; where nothing but its contents did, that they were changed. */
function titleOf(
  { status, approval }: Pick<OrderProcess, 'status' | 'approval'>,
  before: OrderProcess | undefined,
) {
  if (approval !== null) return approval === 'approved' ? 'agreed' : approval
  return before !== undefined && before.status === status ? 'changed' : status
}

const labels = {
  name: 'about.name',
  region: 'about.region',
  start: 'media.start',
  end: 'media.end',
  budget: 'budget.label',
  media: 'media.label',
  description: 'about.description',
  target: 'about.target',
  comment: 'about.comment',
  purchaseOrder: 'about.purchaseOrder',
  block: 'block.label',
  customer: 'campaign.customer',
  campaign: 'campaign.campaign',
  product: 'campaign.product',
  action: 'column.action',
} as const satisfies Partial<Record<ProcessChange['field'], string>>

/** Longer texts are cut in the history: the order itself has the whole of what is so now. */
const maxShown = 140
const cut = (text: string) =>
  text.length > maxShown ? `${text.slice(0, maxShown).trimEnd()} …` : text

/** A change as `Budget in Euro: 900,00 € → 1.200,00 €` (T-47). */
function useChangeWords() {
  const { t, locale } = useMessages(messages)
  const say = (
    change: Exclude<ProcessChange, { field: 'files' }>,
    side: 'before' | 'after',
  ): string => {
    switch (change.field) {
      case 'budget':
        return formatBudget(locale, change[side], null)
      case 'media':
        return change[side].join(', ')
      case 'action':
        return t(`start.${change[side]}`)
      case 'mediaDays': {
        const { start, end } = change[side]
        return start === null && end === null
          ? t('detail.likeOrder')
          : formatRange(locale, start, end)
      }
      case 'start':
      case 'end':
        return change[side] === null ? '' : formatDay(locale, change[side])
      default:
        return cut((change[side] ?? '').replaceAll(/\s+/g, ' '))
    }
  }
  return (change: ProcessChange): string => {
    if (change.field === 'files')
      return [
        change.before.length > 0 && t('process.filesGone', { names: change.before.join(', ') }),
        change.after.length > 0 && t('process.filesCame', { names: change.after.join(', ') }),
      ]
        .filter(Boolean)
        .join('\n')
    return t('process.change', {
      field: 'name' in change ? change.name : t(labels[change.field]),
      before: say(change, 'before') || t('conflict.nothing'),
      after: say(change, 'after') || t('conflict.nothing'),
    })
  }
}
