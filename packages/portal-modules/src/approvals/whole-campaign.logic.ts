import { changesSinceDecision } from './approvals.logic.ts'
import type { Approval, ChannelApproval } from './approvals.port.ts'

/** What approving several channels at once comes to. */
export interface WholeSummary {
  /** One for each currency, in the order in which they come. */
  sums: readonly { currency: string | null; budget: number }[]
  /** Channels without a budget: the sums say nothing of them. */
  unpriced: number
  /** Channels whose plan is another than the one that was decided on before. */
  changed: number
}

/** The channels that are open in the same campaign as one that is, and that the reader decides. */
export const openBeside = (
  items: readonly Approval[],
  { application, campaign }: ChannelApproval,
): ChannelApproval[] =>
  items.filter(
    (one): one is ChannelApproval =>
      one.can.decide &&
      one.state === 'waiting' &&
      one.application.id === application.id &&
      one.campaign?.id === campaign.id,
  )

export function summarize(items: readonly Approval[]): WholeSummary {
  const sums = new Map<string | null, number>()
  for (const { plan } of items) {
    if (plan.budget === null) continue
    // In cents: sums of amounts must not drift.
    const cents = Math.round(plan.budget * 100)
    sums.set(plan.currency, (sums.get(plan.currency) ?? 0) + cents)
  }
  return {
    sums: [...sums].map(([currency, cents]) => ({ currency, budget: cents / 100 })),
    unpriced: items.filter(({ plan }) => plan.budget === null).length,
    changed: items.filter((one) => changesSinceDecision(one).length > 0).length,
  }
}
