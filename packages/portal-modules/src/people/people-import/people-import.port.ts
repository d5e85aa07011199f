import type { Role } from '../../kit/roles/index.ts'

/** What a column of a list can hold. `client` only says which rows are of this client. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'fullName',
  'jobTitle',
  'roles',
  'groups',
  'languageCode',
  'phoneNumber',
  'isExternal',
  'client',
] as const
export type ImportField = (typeof importFields)[number]

/** Somebody of a list, known by the address. What is absent stays as it is. */
export interface ImportedPerson {
  email: string
  firstName?: string
  lastName?: string
  jobTitle?: string
  phoneNumber?: string
  languageCode?: 'de' | 'en'
  /** All roles from now on; those that the reader has no say over stay. Somebody new: the least. */
  roles?: readonly Role[]
  /** Names of all groups from now on; those that the reader has no say over stay. */
  groups?: readonly string[]
  isExternal?: boolean
}

/** What a list does, and what it makes on the way. */
export interface ListCommand {
  people: readonly ImportedPerson[]
  /** Names of groups that are made. */
  newGroups: readonly string[]
}

/** Of somebody who is there: the fields that change, each as it is or as it is to be. */
export interface PersonFacts {
  firstName?: string | undefined
  lastName?: string | undefined
  jobTitle?: string | null | undefined
  phoneNumber?: string | null | undefined
  languageCode?: string | undefined
  roles?: readonly string[] | undefined
  groups?: readonly string[] | undefined
}

export type ListResult = 'invited' | 'changed' | 'unchanged'

/** What becomes of a list. */
export interface ListComparison {
  /** In the order of the command. */
  people: readonly { result: ListResult; before: PersonFacts; after: PersonFacts }[]
  newGroups: readonly string[]
  /** Stands for all of it; given along when it is taken over. */
  basis: string
}

/** People by a list. Both reject with a `PortError`; `invalid` names rows: `people[3].email`. */
export interface PeopleListPort {
  /** What the client is called whose people these are: rows of others are left out. Absent: none are. */
  clientName?: string | undefined
  /** Largest list that is taken at once. */
  maxPeople: number
  /** Says what would happen, and does nothing. */
  compare: (command: ListCommand) => Promise<ListComparison>
  /**
   * Invites who is new and changes who is there; nobody is deactivated. A conflict where other things would happen
   * by now than the comparison said.
   */
  take: (command: ListCommand & { basis: string; commandId: string }) => Promise<ListComparison>
}
