import { abbreviate } from '@atrium/design-system'
import type { HomeQuestion, HomeRow } from './home.port.ts'

export type TimeOfDay = 'morning' | 'day' | 'evening'

/** How one is greeted. */
export const timeOfDay = (hour: number): TimeOfDay =>
  hour >= 4 && hour < 11 ? 'morning' : hour >= 11 && hour < 18 ? 'day' : 'evening'

/** Something that lies in the portal. */
export interface Subject {
  id: number
  /** Component type, as the server tells it. */
  type: string
  displayName: string
}

const longestName = 80

/** A name as it is shown: long ones cut, those of files without extension where that is asked for (FILE-04). */
export function nameOf({ type, displayName }: Subject, hidesExtensions: boolean): string {
  const dot = displayName.lastIndexOf('.')
  const isCut = hidesExtensions && type === 'filelink' && dot > 0 && dot < displayName.length - 1
  return abbreviate(isCut ? displayName.slice(0, dot) : displayName, longestName)
}

/** Words that somebody wrote, without their lines. */
export const quoteOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Whether it is about what the reader did themselves: where there is nothing of it, nothing is said. */
export const isOwn = (question: HomeQuestion): boolean =>
  question === 'starred' || question === 'recent'

/** Deadlines of several modules: what comes, the next first; then what is overdue, the latest first (T-27). */
export const inOrder = <Row extends Pick<HomeRow, 'day' | 'isLate'>>(
  question: HomeQuestion,
  rows: readonly Row[],
): readonly Row[] =>
  question === 'due'
    ? rows.toSorted(
        (one, { day = '', isLate }) =>
          Number(one.isLate ?? 0) - Number(isLate ?? 0) ||
          (isLate ? -1 : 1) * (one.day ?? '').localeCompare(day),
      )
    : rows

/** Keys of rows that were not there before; none where nothing was known yet. */
export function freshKeys(
  before: readonly string[] | undefined,
  after: readonly string[],
): string[] {
  if (!before) return []
  const known = new Set(before)
  return after.filter((key) => !known.has(key))
}

const title = /^\p{L}{2,}\.(?:-?\p{L}+\.)*$/u

/** How somebody is greeted: by the first name; who has a title, by that and the last name: „Dr. Vahl“. */
export function greetedName(person: { firstName: string; lastName: string }): string {
  const names = person.firstName.split(/\s+/)
  const first = names.findIndex((name) => !title.test(name))
  const titles = names.slice(0, first < 0 ? names.length : first)
  return titles.length > 0 && person.lastName
    ? [...titles, person.lastName].join(' ')
    : person.firstName
}
