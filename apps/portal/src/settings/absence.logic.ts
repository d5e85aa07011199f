import { dayFromWire } from '@atrium/portal-modules/kit'
import type { OwnAbsence } from '@atrium/api-client/contract'

/** What is entered of an absence; days as `YYYY-MM-DD`. */
export interface AbsenceDraft {
  days: { start: string; end: string } | null
  deputyId: string | null
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** What the form shows of what the server has. */
export const draftOf = ({ absence }: OwnAbsence): AbsenceDraft =>
  absence
    ? {
        days: { start: dayFromWire(absence.from), end: dayFromWire(absence.until) },
        deputyId: `${absence.deputy.id}`,
      }
    : { days: null, deputyId: null }

export const isSameDraft = (one: AbsenceDraft, other: AbsenceDraft) =>
  one.deputyId === other.deputyId &&
  one.days?.start === other.days?.start &&
  one.days?.end === other.days?.end

/** Who can be chosen, also who was chosen and could not be any more. */
export function deputiesOf({ absence, candidates }: OwnAbsence) {
  const all = absence && !candidates.some(({ id }) => id === absence.deputy.id)
    ? [absence.deputy, ...candidates]
    : candidates // prettier-ignore
  return all.map((person) => ({ id: `${person.id}`, label: nameOf(person) }))
}
