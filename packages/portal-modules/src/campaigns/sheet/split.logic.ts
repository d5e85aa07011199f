import { addDays, daysBetween, monthOf, type DaySpan } from '../../kit/dates/index.ts'
import type { ChannelFacts } from '../planning.port.ts'

/** Parts that one split makes at most. */
export const maxParts = 24

/** One part of a channel that is split. */
export interface ChannelPart {
  budget: number | null
  start: string | null
  end: string | null
  bookingDeadline: string | null
  materialDeadline: string | null
}

/** An amount by weights, to the cent: together the parts are the whole. */
export function splitAmount(amount: number | null, weights: readonly number[]): (number | null)[] {
  if (amount === null) return weights.map(() => null)
  const cents = Math.round(amount * 100)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let weighed = 0
  let spent = 0
  return weights.map((weight) => {
    weighed += weight
    // What rounding takes from one part the next one gets.
    const until = Math.round(cents * (weighed / total))
    const part = until - spent
    spent = until
    return part / 100
  })
}

/** A time in so many parts, one after the other, as long as each other but for a day. */
export function splitDays({ from, to }: DaySpan, count: number): DaySpan[] {
  const days = daysBetween(from, to) + 1
  return Array.from({ length: count }, (_, at) => ({
    from: addDays(from, Math.floor((days * at) / count)),
    to: addDays(from, Math.floor((days * (at + 1)) / count) - 1),
  }))
}

/** A time month by month. */
export function splitMonths({ from, to }: DaySpan): DaySpan[] {
  const parts: DaySpan[] = []
  for (let first = from; first <= to;) {
    const last = monthOf(first).to
    parts.push({ from: first, to: last < to ? last : to })
    first = addDays(last, 1)
  }
  return parts
}

type Whole = Pick<ChannelFacts, 'budget' | 'start' | 'end' | 'bookingDeadline' | 'materialDeadline'>

/** The flight of a channel, where it can be divided. */
const spanOf = ({ start, end }: Pick<Whole, 'start' | 'end'>): DaySpan | undefined =>
  start !== null && end !== null && start <= end ? { from: start, to: end } : undefined

/** In how many parts a channel can be divided: no part is shorter than a day. */
export function mostParts(channel: Pick<Whole, 'start' | 'end'>): number {
  const span = spanOf(channel)
  return span ? Math.min(maxParts, daysBetween(span.from, span.to) + 1) : maxParts
}

/** Budget by days, or equally where there are none; deadlines move along with the start of their part. */
function partsOf(channel: Whole, spans: readonly DaySpan[], weights: readonly number[]): ChannelPart[] {
  const budgets = splitAmount(channel.budget, weights)
  const moved = (day: string | null, from: string) =>
    day && channel.start ? addDays(day, daysBetween(channel.start, from)) : day
  return spans.map(({ from, to }, at) => ({
    budget: budgets[at]!,
    start: from,
    end: to,
    bookingDeadline: moved(channel.bookingDeadline, from),
    materialDeadline: moved(channel.materialDeadline, from),
  }))
} // prettier-ignore

/** A channel in so many parts: its budget in equal ones to the cent, its days one after the other. */
export function splitInParts(channel: Whole, count: number): ChannelPart[] {
  const span = spanOf(channel)
  const weights = Array.from({ length: count }, () => 1)
  if (span) return partsOf(channel, splitDays(span, count), weights)
  const { start, end, bookingDeadline, materialDeadline } = channel
  return splitAmount(channel.budget, weights).map((budget) => ({ budget, start, end, bookingDeadline, materialDeadline })) // prettier-ignore
}

/** A channel month by month, its budget by the days of each; undefined where it has no days. */
export function splitByMonth(channel: Whole): ChannelPart[] | undefined {
  const span = spanOf(channel)
  if (!span) return undefined
  const spans = splitMonths(span)
  return partsOf(channel, spans, spans.map(({ from, to }) => daysBetween(from, to) + 1)) // prettier-ignore
}
