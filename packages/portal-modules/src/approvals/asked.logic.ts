import { daysBetween } from '../kit/dates/index.ts'
import { byWaiting } from '../kit/campaigns/waiting-order.ts'
import type { Approval, AskedApproval, AskedList } from './approvals.port.ts'

/** A campaign with what of it waits for others, the most urgent first; or an order, which waits as a whole. */
export interface AskedGroup {
  /** Names it among all groups. */
  key: string
  asked: AskedApproval
  /** Never empty. */
  items: readonly [Approval, ...Approval[]]
}

/** Groups what was asked for by campaign, orders alone; what is overdue, or due first, stands first. */
export function groupAsked({ items, campaigns, orders = [] }: AskedList): AskedGroup[] {
  const waiting = Map.groupBy(items.toSorted(byWaiting), keyOf)
  const known = new Map<string, AskedApproval>([
    ...campaigns.map((one) => [`${one.applicationId} ${one.id}`, one] as const),
    ...orders.map((one) => [`${one.applicationId} order ${one.id}`, one] as const),
  ])
  // In the order in which the most urgent item of each comes.
  return [...waiting].flatMap(([key, [first, ...others]]) => {
    const asked = known.get(key)
    return asked && first ? [{ key, asked, items: [first, ...others] }] : []
  })
}

const keyOf = ({ application, campaign, id }: Approval): string =>
  campaign ? `${application.id} ${campaign.id}` : `${application.id} order ${id}`

/** How soon something has to be decided; days are `YYYY-MM-DD`. */
export type Urgency = 'late' | 'soon' | 'later' | 'open'

/** What counts as soon: today and the next seven days. */
const soonDays = 7

export function urgencyOf({ due }: Pick<Approval, 'due'>, today: string): Urgency {
  if (due === null) return 'open'
  if (due < today) return 'late'
  return daysBetween(today, due) <= soonDays ? 'soon' : 'later'
}

/** CSS pixels that people side by side have in a card, and what each takes beside the letters of their name. */
const [peopleWidth, aroundName, letterWidth] = [470, 46, 7.6]

/**
 * About how high a card of the list is, in CSS pixels, before it was laid out: its head and what it asks, a row
 * for each channel, those who decide side by side, and the reminder.
 */
export function estimateHeight({ asked: { deciders }, items }: AskedGroup): number {
  const channels = items.length * 49
  if (deciders.length === 0) return 150 + channels
  const width = deciders.reduce((sum, { name }) => sum + aroundName + name.length * letterWidth, 0)
  const isSomebodyOpen = deciders.some(({ decidedAt }) => decidedAt === null)
  return 168 + channels + Math.ceil(width / peopleWidth) * 30 + (isSomebodyOpen ? 31 : 0)
}

/** What of the list is shown; nothing chosen means all. */
export interface AskedFilter {
  who?: string | undefined
  due?: string | undefined
  client?: string | undefined
}

export const matchesFilter = (
  { asked, items: [first] }: AskedGroup,
  { who, due, client }: AskedFilter,
  today: string,
): boolean =>
  (who !== 'own' || asked.isOwn) &&
  (due === undefined || urgencyOf(first, today) === due) &&
  (client === undefined || `${asked.applicationId}` === client)
