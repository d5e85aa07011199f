import { numberFormat } from '../../intl/formats.ts'

/** A number in the reader's language, with a true minus sign. */
export function formatNumber(
  value: number,
  locale: string,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(locale, options).format(value).replace('-', '−')
}

/** How an amount of money is written. */
export interface MoneyFormat {
  /** The code of the currency, default EUR; or a name that ends with it: `US-Dollar (USD)` (CAMP-10). */
  currency?: string
  /** `exact` has two decimals, default; `whole` has none; `short` is 4,82 Mio. €. */
  precision?: 'exact' | 'whole' | 'short'
  /** Writes a plus before gains. */
  hasSign?: boolean
}

/** The code of a currency's name: the one in brackets, else the name if it is one, else EUR (CAMP-10). */
export function currencyCode(name: string | undefined): string {
  const code = /\(([A-Za-z]{3})\)\s*$/.exec(name ?? '')?.[1] ?? name?.trim() ?? ''
  return /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : 'EUR'
}

/**
 * An amount as a reader of this language writes it; the euro by its sign, others by their code
 * (CAMP-10, CONST-05). What is no number is a dash.
 */
export function formatMoney(amount: number, locale: string, format: MoneyFormat = {}): string {
  if (!Number.isFinite(amount)) return '–'
  const { precision = 'exact', hasSign } = format
  const currency = currencyCode(format.currency)
  return formatNumber(amount, locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'EUR' ? 'symbol' : 'code',
    signDisplay: hasSign ? 'exceptZero' : 'auto',
    ...PRECISIONS[precision],
  })
}

const PRECISIONS: Record<NonNullable<MoneyFormat['precision']>, Intl.NumberFormatOptions> = {
  exact: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  whole: { minimumFractionDigits: 0, maximumFractionDigits: 0 },
  short: { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 },
}
