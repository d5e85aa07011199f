import { formatMoney } from '@atrium/design-system'
import { formatDay, type Locale, type MessageTools, regionOf } from '../../kit/index.ts'
import type { OrderApproval, PastDecision, Plan } from '../approvals.port.ts'
import type { MessageKey } from '../messages/index.ts'

/** Keeps both days on one line. */
const to = '\u00A0–\u00A0'

/** An amount in the plan's currency; a dash where there is none. */
export const money = (locale: Locale, { budget, currency }: Pick<Plan, 'budget' | 'currency'>) =>
  budget === null ? '–' : formatMoney(budget, regionOf(locale), { currency: currency ?? undefined })

/** What an amount grew or shrank by. */
export const moneyChange = (locale: Locale, amount: number, currency: string | null) =>
  formatMoney(amount, regionOf(locale), { currency: currency ?? undefined, hasSign: true })

/** From when to when: `08.12.2026 – 19.01.2027`; an open end stays open. */
export function range(locale: Locale, { start, end }: Pick<Plan, 'start' | 'end'>): string {
  if (start === null && end === null) return '–'
  const day = (one: string | null) => (one === null ? '…' : formatDay(locale, one))
  return start === end ? day(start) : `${day(start)}${to}${day(end)}`
}

/** When a flight rests; a dash where it does not. */
export const pausesOf = (locale: Locale, { pauses }: Pick<Plan, 'pauses'>): string =>
  pauses.map((pause) => range(locale, pause)).join(', ') || '–'

/** Who decided, and in whose place where somebody was away (T-39). */
export function whoDecided(
  { t }: MessageTools<MessageKey>,
  { by, onBehalfOf }: Pick<PastDecision, 'by' | 'onBehalfOf'>,
): string {
  const name = by ?? t('nobody')
  return onBehalfOf === null ? name : t('past.inPlaceOf', { name, absent: onBehalfOf })
}

/** What an order is, and of which region: `Direktbestellung · Nord`. */
export const orderPlace = (
  t: MessageTools<MessageKey>['t'],
  { region }: OrderApproval['order'],
): string => [t('order.kind'), region].filter(Boolean).join(' · ')
