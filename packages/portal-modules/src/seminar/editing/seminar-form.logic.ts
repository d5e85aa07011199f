import { clockOf, fieldsOf, momentFrom, type DayAndTime } from '../seminar.logic.ts'
import type { Seminar, SeminarFields } from '../seminar.port.ts'

/** Fields of a seminar that nobody has written yet. */
export const emptyFields: SeminarFields = {
  title: '',
  description: null,
  kind: 'scorm',
  durationMinutes: null,
  dueAt: null,
  startsAt: null,
  endsAt: null,
  location: '',
  trainer: '',
  seats: null,
  imageUrl: '',
  hasCertificate: false,
}
/** A day is due until it is over. */
export const endOfDay = '23:59'
const morning = '09:00'
const noon = '12:00'

export interface Times {
  due: DayAndTime
  start: DayAndTime
  end: DayAndTime
}
export const timesOf = ({ dueAt, startsAt, endsAt }: SeminarFields): Times => ({
  due: clockOf(dueAt),
  start: startsAt === null ? { day: null, time: morning } : clockOf(startsAt),
  end: endsAt === null ? { day: null, time: startsAt === null ? noon : null } : clockOf(endsAt),
})

/** The fields as they are sent: what belongs to the other kind is left out. */
export function wholeOf(fields: SeminarFields, { due, start, end }: Times): SeminarFields {
  const isDated = fields.kind === 'dated'
  // Whoever gives only the hour of the end means the same day.
  const endDay = end.day ?? (end.time === null ? null : start.day)
  return {
    ...fields,
    title: fields.title.trim(),
    description: fields.description?.trim() || null,
    location: isDated ? fields.location.trim() : '',
    trainer: isDated ? fields.trainer.trim() : '',
    seats: isDated ? fields.seats : null,
    dueAt: isDated ? null : momentFrom(due, endOfDay),
    startsAt: isDated ? momentFrom(start, morning) : null,
    endsAt: isDated && start.day !== null ? momentFrom({ ...end, day: endDay }, noon) : null,
  }
}

const comparable = ['title', 'description', 'location', 'trainer'] as const

/** What somebody else changed since it was opened. */
export const differencesOf = (seen: SeminarFields, current: Seminar) => {
  const now = fieldsOf(current)
  return comparable.filter((field) => (seen[field] ?? '') !== (now[field] ?? ''))
}
export const theirText = (seminar: Seminar, field: (typeof comparable)[number]) =>
  fieldsOf(seminar)[field] ?? ''
