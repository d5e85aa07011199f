/** What is measured. */
export type KpiKey = 'reach' | 'contacts' | 'spend' | 'visits' | 'completion' | 'price'

/** A channel as its figures follow from it; days count from the first start. */
export interface RunningChannel {
  mediaTypeId: number
  budget: number
  start: number
  end: number
}

export interface DayFigure {
  /** From the first start, before it. */
  day: number
  value: number
}

/** What a thousand contacts cost, and how many of them watch a film to its end, by media type. */
const prices: Readonly<Record<number, number>> = {
  5: 14,
  7: 38,
  8: 6.5,
  1: 7,
  22: 5.5,
  15: 22,
  41: 9,
}
const finished: Readonly<Record<number, number>> = { 5: 0.78, 7: 0.94, 22: 0.31, 41: 0.64, 1: 0.42 }
/** Of the people that the campaign is for. */
const people = 21_400_000
/** Sunday to Saturday: on weekends more is watched and less is clicked. */
const weekdays = [1.12, 0.94, 0.95, 0.97, 0.99, 1.01, 1.06]

/** Always the same for the same words: no two days alike, none far from what it should be. */
function wobble(seed: string, spread: number): number {
  let hash = 2_166_136_261
  for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b)
  return 1 + ((((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_295) * 2 - 1) * spread
}

/** Days on which is measured, from the first start, before it. */
export interface MeasuredDays {
  from: number
  to: number
}

/** A figure day by day, as it follows from what ran when. */
export function figuresOf(
  kpi: KpiKey,
  channels: readonly RunningChannel[],
  { seed, weekday, from, to }: MeasuredDays & { seed: string; weekday: number },
): DayFigure[] {
  let reached = 0
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((day) => {
    const running = channels.filter(({ start, end }) => start <= day && day <= end)
    const dayOfWeek = (((weekday + day) % 7) + 7) % 7
    const parts = running.map(({ mediaTypeId, budget, start, end }) => {
      const spent =
        (budget / (end - start + 1)) * weekdays[dayOfWeek]! * wobble(`${seed} ${mediaTypeId} ${day}`, 0.02) // prettier-ignore
      return { spent, contacts: (spent / (prices[mediaTypeId] ?? 10)) * 1_000, mediaTypeId }
    })
    const spent = parts.reduce((sum, part) => sum + part.spent, 0)
    const contacts = parts.reduce((sum, part) => sum + part.contacts, 0)
    reached += contacts
    const films = parts.filter(({ mediaTypeId }) => finished[mediaTypeId] !== undefined)
    const filmContacts = films.reduce((sum, part) => sum + part.contacts, 0)
    const value = {
      reach: people * (1 - Math.exp(-reached / (people * 2.6))),
      contacts,
      spend: spent,
      visits:
        (4_100 + contacts * 0.0021) * wobble(`${seed} visits ${day}`, 0.035) * (2 - weekdays[dayOfWeek]!), // prettier-ignore
      completion:
        films.reduce((sum, part) => sum + part.contacts * finished[part.mediaTypeId]!, 0) /
        filmContacts * wobble(`${seed} completion ${day}`, 0.004), // prettier-ignore
      price: (spent / contacts) * 1_000 * wobble(`${seed} price ${day}`, 0.01),
    }[kpi]
    if (!Number.isFinite(value)) return []
    const digits = kpi === 'completion' ? 10_000 : kpi === 'price' || kpi === 'spend' ? 100 : 1
    return [{ day, value: Math.round(value * digits) / digits }]
  })
}
