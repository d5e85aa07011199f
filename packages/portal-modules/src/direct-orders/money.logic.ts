import type { RegionBudget } from './region-budgets.port.ts'

/** One of equal parts of an amount, in cents: what does not divide goes to the first ones. */
export const centsOfPart = (cents: number, parts: number, at: number): number => {
  const each = Math.floor(cents / parts)
  return each + Number(at < cents - each * parts)
}

/**
 * A budget in equal parts, to the cent. The parts always sum up to the budget.
 * @param amount  in euro
 * @returns as many parts as asked for
 */
export function splitBudget(amount: number, parts: number): number[] {
  const cents = Math.round(amount * 100)
  return Array.from({ length: Math.max(parts, 0) }, (_, at) => centsOfPart(cents, parts, at) / 100)
}

/** Sum of amounts in euro, exact to the cent. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100

/** What a region may still book, below zero where it booked more; undefined: it is not limited. */
export const leftOf = ({ budget, booked }: Pick<RegionBudget, 'budget' | 'booked'>) =>
  budget === null ? undefined : sumOf([budget, -booked])

/** Whether headquarters has to approve a budget first; at the tenant's amount itself it has not (D-01). */
export const needsApproval = (budget: number | null, approvalBudget: number | undefined): boolean =>
  approvalBudget !== undefined && budget !== null && budget > approvalBudget
