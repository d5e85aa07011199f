/** Amounts are whole cents, quantities and rates whole hundredths: nothing is summed in fractions. */

export type VatCategory = 'S' | 'AE' | 'E'

/** What one rate comes to (§ 14 (4) no. 7 and 8 UStG). */
export interface VatSubtotal {
  category: VatCategory
  /** Hundredths of a percent: 1900 is 19 %. */
  rate: number
  netCents: number
  vatCents: number
}

/** A share of whole numbers, rounded half away from zero: what is taken back rounds as what was taken. */
function share(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(numerator)
  const rounded = (product * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n)
  // Never minus zero: an amount would be written `-0.00`.
  return amount < 0 && rounded > 0n ? -Number(rounded) : Number(rounded)
}

/** Net of a line: quantity in hundredths times price in cents. */
export const lineCents = (quantity: number, unitPriceCents: number): number =>
  share(quantity, unitPriceCents, 100)

/** Tax on an amount, at a rate in hundredths of a percent. */
export const vatOf = (netCents: number, rate: number): number => share(netCents, rate, 10_000)

/** Net and tax by rate, highest first. The tax is rounded once for each rate, not for each line (EN 16931 BR-CO-17). */
export function vatSubtotals(
  lines: readonly { category: VatCategory; rate: number; netCents: number }[],
): VatSubtotal[] {
  const byRate = new Map<string, VatSubtotal>()
  for (const { category, rate, netCents } of lines) {
    const key = `${category} ${rate}`
    const subtotal = byRate.get(key) ?? { category, rate, netCents: 0, vatCents: 0 }
    subtotal.netCents += netCents
    byRate.set(key, subtotal)
  }
  return [...byRate.values()]
    .map((one) => ({ ...one, vatCents: vatOf(one.netCents, one.rate) }))
    .toSorted((one, other) => other.rate - one.rate || one.category.localeCompare(other.category))
}

const usualRates = [1900, 700, 0] as const

/** The rate that an amount was taxed at, where it is one of Germany's; an older invoice says only what it came to. */
export const usualRate = (netCents: number, vatCents: number): number | undefined =>
  usualRates.find((rate) => vatOf(netCents, rate) === vatCents)
