import { callbackSlotMinutes } from '@atrium/api-client/contract'
import { addDays, dayOf, momentOn } from '../../platform/berlin-time.ts'
import type { DaysOff } from '../../platform/days-off.ts'
import type { ProblemText } from '../../platform/problem.ts'
import { contactTexts } from './contacts.texts.ts'

/** When contacts call, by Berlin's clocks (T-79). */
const opensAt = 9 * 60
const closesAt = 17 * 60

/** How far ahead times are offered, in days. A request may name a later one. */
const offeredDays = 21

const minute = 60_000

export interface Span {
  from: Date
  to: Date
}

/** What the calendar of a contact stands on. */
export interface Calendar {
  now: Date
  daysOff: DaysOff
}

/** The days from today on with the times that nobody has taken yet, none of them before now. */
export function freeDays(
  { now, daysOff }: Calendar,
  taken: readonly Span[],
): { day: string; dayOff: ReturnType<DaysOff>; slots: Span[] }[] {
  const today = dayOf(now)
  return Array.from({ length: offeredDays }, (_, number) => {
    const day = addDays(today, number)
    const dayOff = daysOff(day)
    return { day, dayOff, slots: dayOff ? [] : freeSlots(day, now, taken) }
  })
}

function freeSlots(day: string, now: Date, taken: readonly Span[]): Span[] {
  const slots: Span[] = []
  for (let start = opensAt; start < closesAt; start += callbackSlotMinutes) {
    const from = momentOn(day, start)
    const slot = { from, to: addMinutes(from, callbackSlotMinutes) }
    if (from > now && !taken.some((other) => doOverlap(slot, other))) slots.push(slot)
  }
  return slots
}

export const doOverlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to

/**
 * The time that somebody asks for; null where they leave it open. Without an end it is as long as an
 * offered one.
 * @returns what is wrong with it, by field, where the contact does not call then
 */
export function wishedSpan(
  { preferredFrom, preferredTo }: { preferredFrom?: string | undefined; preferredTo?: string | undefined }, // prettier-ignore
  { now, daysOff }: Calendar,
): { span: Span | null; faults?: Record<string, ProblemText> } {
  if (preferredFrom === undefined) {
    if (preferredTo === undefined) return { span: null }
    return refused('preferredFrom', 'start-missing')
  }
  const from = new Date(preferredFrom)
  const to = preferredTo === undefined ? addMinutes(from, callbackSlotMinutes) : new Date(preferredTo) // prettier-ignore
  if (to <= from) return refused('preferredTo', 'ends-before-start')
  if (from <= now) return refused('preferredFrom', 'in-the-past')
  const day = dayOf(from)
  if (daysOff(day)) return refused('preferredFrom', 'day-off')
  const opens = momentOn(day, opensAt)
  const closes = momentOn(day, closesAt)
  if (from < opens || from >= closes) return refused('preferredFrom', 'outside-hours')
  return to > closes ? refused('preferredTo', 'outside-hours') : { span: { from, to } }
}

const refused = (field: string, text: keyof typeof contactTexts) => ({
  span: null,
  faults: { [field]: contactTexts[text] },
})

/** Until when somebody is called who leaves the time open: the first day with business hours left. */
export const firstWorkday = ({ now, daysOff }: Calendar): string => {
  let day = dayOf(now)
  while (daysOff(day) || momentOn(day, closesAt) <= now) day = addDays(day, 1)
  return day
}

const addMinutes = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minute)
