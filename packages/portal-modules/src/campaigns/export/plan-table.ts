import { formatMoney, type MediaWords } from '@atrium/design-system'
import {
  campaignWords,
  currencyCode,
  plannedStateWords,
  statusWord,
} from '../../kit/campaigns/index.ts'
import type { Cell, SheetLook } from '../../kit/export/index.ts'
import { formatDay } from '../../kit/format.ts'
import {
  hasDecimalComma,
  messageTools,
  regionOf,
  type ExportTable,
  type Locale,
} from '../../kit/index.ts'
import type { Campaign, PlannedChannel } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import { monthlyBudget, monthsBetween } from '../months.logic.ts'

/** A media plan as an agency sends it out: a table, and how its sheet looks. */
export interface PlanSheet {
  table: ExportTable
  look: SheetLook
}

/** How a currency is written in a workbook: `#,##0.00 "€"`, `"£"#,##0.00`. */
function moneyFormat(currency: string, locale: Locale): string {
  const region = regionOf(locale)
  const sign = formatMoney(0, region, { currency })
    .replaceAll(/[\d.,\s]/g, '')
    .replaceAll('"', '')
  return hasDecimalComma(locale) ? `#,##0.00 "${sign}"` : `"${sign}"#,##0.00`
}

interface Line {
  cells: readonly Cell[]
  /** By month, in cents. */
  months: ReadonlyMap<string, number>
  isSum?: boolean
  openCondition?: string | undefined
}

/** What is planned in one currency, in cents. */
interface CurrencySum {
  budget: number
  months: Map<string, number>
}

const inMoney = (cents: number) => cents / 100
const dayCell = (value: string | null): Cell => (value === null ? null : { day: value })

/** The lines of each campaign's channels with its sum, and what is planned in each currency. */
function planLines(
  campaigns: readonly Campaign[],
  plan: readonly PlannedChannel[],
  locale: Locale,
  mediaWords: MediaWords,
): { lines: Line[]; wholes: ReadonlyMap<string, CurrencySum> } {
  const { t } = messageTools(messages, locale)
  const words = messageTools(campaignWords, locale)
  const byCampaign = Map.groupBy(
    plan.filter(({ state }) => state !== 'Deactivated'),
    ({ campaignId }) => campaignId,
  )
  const wholes = new Map<string, CurrencySum>()
  const lines = campaigns.flatMap((campaign): Line[] => {
    const own = byCampaign.get(campaign.id) ?? []
    const currency = currencyCode(campaign.currencyName ?? '')
    const whole = wholes.get(currency) ?? { budget: 0, months: new Map<string, number>() }
    wholes.set(currency, whole)
    const sums = new Map<string, number>()
    let budget: number | null = null
    const channels = own.map((channel): Line => {
      const months = monthlyBudget(channel)
      for (const [month, cents] of months) {
        sums.set(month, (sums.get(month) ?? 0) + cents)
        whole.months.set(month, (whole.months.get(month) ?? 0) + cents)
      }
      if (channel.budget !== null) {
        const cents = Math.round(channel.budget * 100)
        budget = (budget ?? 0) + cents
        whole.budget += cents
      }
      return {
        months,
        openCondition: channel.openCondition,
        cells: [
          campaign.name,
          campaign.customer.name,
          channel.name,
          mediaWords[channel.kind]!,
          channel.publisher,
          plannedStateWords(words, channel),
          dayCell(channel.start),
          dayCell(channel.end),
          channel.budget,
          currency,
        ],
      }
    })
    const sum: Line = {
      isSum: true,
      months: sums,
      cells: [
        t('plan.sumOf', { name: campaign.name }),
        campaign.customer.name,
        null,
        null,
        null,
        statusWord(words, campaign.status),
        dayCell(campaign.start),
        dayCell(campaign.end),
        budget === null ? null : inMoney(budget),
        currency,
      ],
    }
    return [...channels, sum]
  })
  return { lines, wholes }
}

/**
 * Channels of campaigns with their flights, their budgets by month and the sums of each campaign and
 * of all, one for each currency (T-25). What was stopped is no part of a plan.
 */
export function planSheet(
  campaigns: readonly Campaign[],
  plan: readonly PlannedChannel[],
  today: string,
  locale: Locale,
  mediaWords: MediaWords,
): PlanSheet {
  const { t } = messageTools(messages, locale)
  const { lines, wholes } = planLines(campaigns, plan, locale, mediaWords)
  const totals = [...wholes].map(([currency, { budget, months }]): Line => ({
    isSum: true,
    months,
    cells: [t('plan.sum'), null, null, null, null, null, null, null, inMoney(budget), currency],
  }))
  const all = [...lines, ...totals]
  const months = monthsBetween(all.flatMap((line) => [...line.months.keys()]))
  const rows = all.map(({ cells, months: parts, openCondition }) => [
    ...cells,
    ...months.map((month) => (parts.has(month) ? inMoney(parts.get(month)!) : null)),
    openCondition ?? null,
  ])
  const customers = [...new Set(campaigns.map(({ customer }) => customer.name))]
  const currencies = [...wholes.keys()]
  const money = currencies.length === 1 ? moneyFormat(currencies[0]!, locale) : '#,##0.00'
  return {
    table: {
      head: [
        t('column.name'),
        t('filter.customer'),
        t('column.channel'),
        t('filter.media'),
        t('column.publisher'),
        t('column.state'),
        t('column.from'),
        t('column.to'),
        t('column.budget'),
        t('column.currency'),
        ...months.map((month) => formatDay(locale, `${month}-01`, 'month')),
        t('column.condition'),
      ],
      rows,
    },
    look: {
      title: [
        [t('plan.sheet')],
        [t('filter.customer'), customers.join(', ')],
        [t('plan.asOf'), dayCell(today)],
      ],
      columns: [
        { width: 30 },
        { width: 24 },
        { width: 28 },
        { width: 18 },
        { width: 20 },
        { width: 20 },
        { width: 12, numFmt: 'dd.mm.yyyy' },
        { width: 12, numFmt: 'dd.mm.yyyy' },
        { width: 16, numFmt: money },
        { width: 10 },
        ...months.map(() => ({ width: 16, numFmt: money })),
        { width: 40 },
      ],
      frozenColumns: 3,
      sums: new Set(all.flatMap(({ isSum }, at) => (isSum ? [at] : []))),
    },
  }
}
