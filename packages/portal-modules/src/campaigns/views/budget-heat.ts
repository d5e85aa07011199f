import { addDays } from '../../kit/dates/index.ts'
import type { TimelineBar, TimelineGroup } from '@atrium/design-system'
import { currencyCode } from '../../kit/campaigns/index.ts'
import type { MediaKind } from '@atrium/design-system'
import type { Campaign, PlannedChannel } from '../campaigns.port.ts'
import { sumByMonth } from '../months.logic.ts'

/** What the row of budgets says, in the reader's language. */
export interface HeatWords {
  title: (currency: string | undefined) => string
  /** Of a month, in full; spoken. */
  month: (month: string, amount: string) => string
  amount: (value: number, currency: string) => string
  whole: (amount: string) => string
}

export const heatKey = 'budget-'

/**
 * One row over the plan for each currency: what is planned month by month, coloured by how much of the
 * dearest month it is (D-03).
 */
export function budgetHeat(
  campaigns: readonly Campaign[],
  channels: readonly PlannedChannel[],
  kinds: readonly MediaKind[],
  words: HeatWords,
): { groups: TimelineGroup[]; bars: TimelineBar[]; amountOf: ReadonlyMap<unknown, string> } {
  const wanted = kinds.length > 0 ? new Set(kinds) : undefined
  const currencies = new Map(
    campaigns.map(({ id, currencyName }) => [id, currencyCode(currencyName ?? '')]),
  )
  const byCurrency = Map.groupBy(
    channels.filter(({ campaignId, kind }) => currencies.has(campaignId) && (!wanted || wanted.has(kind))), // prettier-ignore
    ({ campaignId }) => currencies.get(campaignId)!,
  )
  const amountOf = new Map<unknown, string>()
  const groups: TimelineGroup[] = []
  const bars: TimelineBar[] = []
  for (const [currency, own] of [...byCurrency].toSorted(([a], [b]) => a.localeCompare(b))) {
    const sums = [...sumByMonth(own)].toSorted(([a], [b]) => a.localeCompare(b))
    if (sums.length === 0) continue
    const most = Math.max(...sums.map(([, cents]) => cents))
    const all = sums.reduce((sum, [, cents]) => sum + cents, 0)
    const id = `${heatKey}${currency}`
    groups.push({
      id,
      title: words.title(byCurrency.size > 1 ? currency : undefined),
      detail: words.whole(words.amount(all / 100, currency)),
    })
    for (const [month, cents] of sums) {
      const key = `${heatKey}${currency}-${month}`
      const amount = words.amount(cents / 100, currency)
      amountOf.set(key, amount)
      bars.push({
        key,
        groupId: id,
        start: `${month}-01`,
        end: addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1),
        tone: 'brand',
        level: most === 0 ? 1 : (Math.max(1, Math.ceil((cents / most) * 5)) as 1 | 2 | 3 | 4 | 5),
        label: words.month(month, amount),
      })
    }
  }
  return { groups, bars, amountOf }
}
