import type { Locale } from '../module-host/host.tsx'
import type { MessageTools } from '../language/useMessages.ts'
import { formatBudget } from './format.ts'
import type { CampaignWordKey } from './messages/index.ts'

/** What a campaign may cost, and what its channels are planned with together. */
export interface CampaignBudget {
  /** The frame; null: none is set. */
  budget: number | null
  /** The sum of its channels, without those that were stopped; null: none of them has a budget. */
  planned: number | null
  currencyName: string | null
}

/** What is planned beyond the frame; negative: what is left of it. Undefined where one of them is missing. */
export const budgetDifference = ({ budget, planned }: Pick<CampaignBudget, 'budget' | 'planned'>) =>
  budget === null || planned === null
    ? undefined
    : // Sums of cents are not exact in binary.
      Math.round((planned - budget) * 100) / 100

/** The figures of a campaign's budget in words, the same on every screen. */
export interface BudgetWords {
  /** What it may cost: `340.000,00 €`; a dash where that is not said. */
  frame: string
  /** `340.501,00 € verplant`; undefined where nothing is planned. */
  planned: string | undefined
  /** `501,00 € über dem Rahmen` or `12.000,00 € frei`; undefined where both are the same, or one is missing. */
  difference: string | undefined
}

/** `whole` leaves the cents out, unless the two figures would look the same by that. */
export function budgetWords(
  { t }: MessageTools<CampaignWordKey>,
  locale: Locale,
  campaign: CampaignBudget,
  precision: 'exact' | 'whole' = 'exact',
): BudgetWords {
  const { budget, planned, currencyName } = campaign
  const difference = budgetDifference(campaign)
  const isHidden = difference !== undefined && difference !== 0 && Math.abs(difference) < 1
  const write = (amount: number | null) =>
    formatBudget(locale, amount, currencyName, isHidden ? 'exact' : precision)
  return {
    frame: write(budget),
    planned: planned === null ? undefined : t('budget.planned', { amount: write(planned) }),
    difference: !difference
      ? undefined
      : t(difference > 0 ? 'budget.over' : 'budget.free', { amount: write(Math.abs(difference)) }),
  }
}
