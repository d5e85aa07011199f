import type { RegionBudget } from './direct-orders.port.ts'

/**
 * A budget in equal parts, to the cent: what does not divide goes to the first ones. The parts always sum
 * up to the budget.
 * @param amount  in euro
 * @returns as many parts as asked for
 */
export function splitBudget(amount: number, parts: number): number[] {
  if (parts <= 0) return []
  const cents = Math.round(amount * 100)
  const each = Math.floor(cents / parts)
  const rest = cents - each * parts
  return Array.from({ length: parts }, (_, at) => (each + Number(at < rest)) / 100)
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
