import type { User } from '@atrium/api-client/contract'

/** What a person writes about themselves (SET-03). */
export interface Profile {
  firstName: string
  lastName: string
  jobTitle: string
  phoneNumber: string
}

export const profileFields = ['firstName', 'lastName', 'jobTitle', 'phoneNumber'] as const
export type ProfileField = (typeof profileFields)[number]

type Known = Pick<User, ProfileField>

const trimmed = (text: string | null) => (text ?? '').trim()

/** What somebody typed that is not what is saved. */
export function changesOf(user: Known, typed: Partial<Profile>): Partial<Profile> {
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const text = typed[field]
      return text === undefined || text.trim() === trimmed(user[field])
        ? []
        : [[field, text.trim()]]
    }),
  )
}

/** What stands in a field: what was typed, else what is saved. */
export const shownIn = (user: Known, typed: Partial<Profile>, field: ProfileField): string =>
  typed[field] ?? user[field] ?? ''

/** A name is needed; the server says the rest. */
export const lacksName = (user: Known, typed: Partial<Profile>): ProfileField[] =>
  (['firstName', 'lastName'] as const).filter((field) => shownIn(user, typed, field).trim() === '')
