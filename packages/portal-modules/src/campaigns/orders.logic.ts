import { searchable, words } from '@atrium/design-system'
import { runsIn, type Phase } from '../kit/campaigns/index.ts'
import { addDays, addMonths, presetSpan, type DaySpan } from '../kit/dates/index.ts'
import { yearsOf, type Look } from './campaigns.logic.ts'
import type { CalendarOrder } from './campaigns.port.ts'

/** Where an order stands among the phases of campaigns: as booked it is live from its first day on. */
export function orderPhase(
  { start, end, status }: Pick<CalendarOrder, 'start' | 'end' | 'status'>,
  today: string,
): Phase {
  if (status === 'completed' || end < today) return 'done'
  return status === 'booked' && start <= today ? 'live' : 'progress'
}

/** Whether an order passes what campaigns are narrowed by; a star is never an order's. */
export function orderFilterOf({ filters, text }: Pick<Look, 'filters' | 'text'>, today: string) {
  const { customer, product, media, year, span, phase, isStarred } = filters
  const wanted = words(text)
  const days = span && presetSpan(span, today)
  return (order: CalendarOrder): boolean =>
    !isStarred &&
    (customer.length === 0 || customer.includes(`${order.customer?.id}`)) &&
    (product.length === 0 || product.includes(`${order.productId}`)) &&
    (media.length === 0 || order.media.some((kind) => media.includes(kind))) &&
    (year.length === 0 || yearsOf(order).some((one) => year.includes(one))) &&
    (days === undefined || runsIn(order, days)) &&
    (phase.length === 0 || phase.includes(orderPhase(order, today))) &&
    (wanted.length === 0 || contains(order, wanted))
}

function contains({ name, customer, region }: CalendarOrder, wanted: readonly string[]): boolean {
  const text = searchable([name, customer?.name, region].join(' '))
  return wanted.every((word) => text.includes(word))
}

const quarterOf = (day: string): DaySpan => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  const from = `${day.slice(0, 4)}-${`${month}`.padStart(2, '0')}-01`
  return { from, to: addDays(addMonths(from, 3), -1) }
}

/**
 * The quarters that the month of a day shows something of, with the weeks around it: one or two. Orders
 * are loaded by them, so that most of the time the next month is there before it is asked for.
 */
export function quartersInSight(day: string): DaySpan[] {
  const first = `${day.slice(0, 7)}-01`
  const [one, other] = [quarterOf(addDays(first, -6)), quarterOf(addDays(first, 41))]
  return one.from === other.from ? [one] : [one, other]
}
