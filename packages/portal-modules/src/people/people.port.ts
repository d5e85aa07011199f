import type { Query } from '../kit/query.ts'
import type { Role } from '../kit/roles/index.ts'
import type { PeopleListPort } from './people-import/people-import.port.ts'

export type { Role } from '../kit/roles/index.ts'

/** Somebody who is or was in the application (ENT-01, ENT-02). */
export interface Person {
  id: number
  firstName: string
  lastName: string
  fullName: string
  email: string | null
  jobTitle: string | null
  phoneNumber: string | null
  pictureUrl: string | null
  languageCode: 'de' | 'en'
  /** What they may do in this application; roles of products around this one stay as they are. */
  roles: readonly string[]
  status: 'active' | 'inactive'
  /** Belongs to neither the agency nor the client. */
  isExternal: boolean
  /** A directory keeps them: what is changed here may be as before after its next sync. */
  isFromDirectory?: boolean | undefined
  /** Was added and has not come yet. */
  isInvited: boolean
  /** Said no to the invitation, and is inactive since. */
  hasDeclined: boolean
  /** Is somebody in the reporting tool (ADM-03). */
  isAssigned: boolean
  /** Goes up with every change. */
  version: number
  /** When they were last here; null: never, or it is not told. */
  lastSeenAt: Date | null
  /** Signs in with more than a password; absent: not told, or the sign-in belongs to somebody else. */
  hasSecondFactor?: boolean | undefined
  can: {
    change: boolean
    /** Off and on; nobody switches themselves off. */
    switchOff: boolean
    assign: boolean
    /** Roles that the reader gives and takes; empty where the sign-in of an organisation says them (ADM-09). */
    giveRoles: readonly Role[]
    /** Have a link for a new password sent; false where they have no password here. */
    sendPasswordLink: boolean
    /** Take away what they have lost: an app, passkeys, recovery codes. */
    resetSecondFactor: boolean
    /** Have another e-mail address asked for; never one's own, and false where they have no account here. */
    changeEmail: boolean
  }
}

/** What is changed of a person; absent stays as it is. */
export interface PersonChange {
  id: number
  /** That of the person as they were shown: somebody may have been quicker. */
  version: number
  firstName?: string
  lastName?: string
  jobTitle?: string | null
  phoneNumber?: string | null
  languageCode?: 'de' | 'en'
  status?: 'active' | 'inactive'
  /** All that they hold from now on; those that the reader has no say over stay. */
  roles?: readonly Role[]
}

/** Somebody to be added (ADM-04). */
export interface NewPerson {
  fullName: string
  email: string
  /**
   * In this application, where the portal gives roles; else the sign-in says it. Absent: somebody
   * invited before keeps theirs.
   */
  role?: Role
  isExternal: boolean
}

/** What became of those who were to be added, row by row. */
export interface Added {
  people: readonly Person[]
  /** Who was not, by address, and why. */
  refusals: readonly { email: string; reason: string }[]
}

/** What somebody signs on with at the reporting tool. */
export interface Credentials {
  username: string
  password: string
  /** The password once more. */
  confirmation: string
}

/** Kinds of user groups (ENT-15). */
export type GroupKind = 'administration' | 'dataSolutions' | 'customerService' | 'customer' | 'directOrder' // prettier-ignore

export interface UserGroup {
  id: number
  name: string
  kind: GroupKind
  /** Its people approve channels of campaigns (A5). */
  isApprover: boolean
  /** Its people see invoices (INV-06). */
  seesInvoices: boolean
  /** Active people in it. */
  memberCount: number
  can: { change: boolean; chooseMembers: boolean }
}

/** A group as it is to be; without an id it is new. Absent rights stay as they are (ADM-05). */
export interface GroupChange {
  id?: number
  name: string
  kind: GroupKind
  isApprover?: boolean
  seesInvoices?: boolean
}

/** Who is in a group. */
export interface GroupMembers {
  groupId: number
  /** Ids of active people. */
  userIds: readonly number[]
}

/** Some people who join or leave some groups; one of the two is one. */
export interface MembersChange {
  groupIds: readonly number[]
  userIds: readonly number[]
  isMember: boolean
}

/** What the administration of people needs from its host. Everything rejects with a `PortError`. */
export interface PeoplePort {
  /** Everybody, inactive people too, by name. */
  people: () => Query<readonly Person[]>
  /** Roles that the reader gives to somebody new; empty: they add nobody (ADM-09). */
  roles: readonly Role[]
  /** Whether the reader makes new groups (ADM-09). */
  canAddGroups: boolean
  /**
   * Changes somebody; who is switched off has no rights until they are switched on again (ADM-02).
   * A conflict where somebody was quicker, or where nobody else would be left to administer.
   */
  save: (change: PersonChange) => Promise<Person>
  /** Says whether they are somebody in the reporting tool (ADM-03). */
  assign: (id: number, isAssigned: boolean) => Promise<void>
  /**
   * Sets what they sign on with there. Refused at `confirmation` where the two passwords differ, at
   * `username` where somebody else has it (REP-08).
   */
  setCredentials: (id: number, credentials: Credentials) => Promise<void>
  /**
   * Signs somebody out on all their devices; resolves to how many sessions that ended (API-12). Absent: the
   * sign-in belongs to somebody else.
   */
  endSessions?: ((id: number) => Promise<number>) | undefined
  /** Sends somebody the link on which they choose a new password; theirs holds until then. */
  sendPasswordLink: (id: number) => Promise<void>
  /** Takes away what somebody signs in with besides the password, who has lost it (AUTH-18). */
  resetSecondFactor: (id: number) => Promise<void>
  /**
   * Sends a link to an address that is to be somebody's; theirs holds until the new mailbox confirms it. Whether
   * somebody else has the address is not said. Refused at `email` where it is theirs already.
   */
  sendEmailLink: (id: number, email: string) => Promise<void>
  /**
   * Adds people and writes to them; who was invited and has not come gets the mail again. Who was added is in
   * these groups, too (ADM-07).
   */
  add: (
    people: readonly NewPerson[],
    groupIds: readonly number[],
    commandId: string,
  ) => Promise<Added>
  /** By kind and name. */
  groups: () => Query<readonly UserGroup[]>
  /** A name that is taken is told in the field `name`. */
  saveGroup: (change: GroupChange) => Promise<UserGroup>
  /** A conflict as long as somebody is in it, or something is shared with it. */
  removeGroup: (id: number) => Promise<void>
  /** Ids of the active people in a group. */
  membersOf: (groupId: number) => Query<readonly number[]>
  /** Ids of the groups that somebody is in; nobody inactive is in any. */
  groupsOf: (userId: number) => Query<readonly number[]>
  /** Puts somebody into a group, or takes them out (ADM-07). */
  setMember: (userId: number, groupId: number, isMember: boolean) => Promise<void>
  /** Who is in which group, of all active people; groups without anybody may be missing (T-99). */
  memberships: () => Query<readonly GroupMembers[]>
  /**
   * Puts all of them into all of the groups, or takes them out: all or none. Resolves to whom that changed, by
   * group: who was in already, or out already, is not named (ADM-07, T-99).
   */
  setMembers: (change: MembersChange) => Promise<readonly GroupMembers[]>
  /** People by a list. Absent: they are added one by one. */
  lists?: PeopleListPort | undefined
  /** Told while something would be lost by leaving, and at once when it would not be any more. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
  /** People, or groups and who is in them, have changed. Absent: nothing is live. */
  onChange?: (listener: (what: 'people' | 'groups') => void) => () => void
}
