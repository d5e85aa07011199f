export { Money } from './Money.tsx'
export type { MoneyProps } from './Money.tsx'
export { currencyCode, formatMoney, formatNumber } from './money.logic.ts'
export type { MoneyFormat } from './money.logic.ts'
