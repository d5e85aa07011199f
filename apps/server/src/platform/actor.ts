import { signInRoles } from '@atrium/api-client/contract'
import type { IntegrationArea, SignInRole } from '@atrium/api-client/contract'

/** The roles of the sign-in profile (AUTH-16). */
export const roles = signInRoles

export type Role = SignInRole

/** What people have of whom nobody says another role. */
export const leastRole: Role = 'CLIENT'

/** Who calls. Read from the database on every call, so a deactivated user is refused at once. */
export interface Actor {
  userId: number
  subject: string
  firstName: string
  lastName: string
  languageCode: string
  /** What belongs to no application asks for these: of all memberships, of the account where there is none. */
  rolesAnywhere: readonly Role[]
  /** Roles by application, of the applications in which the user is active. */
  rolesIn: Readonly<Record<number, readonly Role[]>>
  /** Applications in which the user is active. */
  applicationIds: readonly number[]
  /** Session at the embedded identity provider; absent with another provider, and in a preview. */
  sessionId?: string
  /** Signed in with more than a password. */
  hasSecondFactor?: boolean
  /** Set where another system calls, which is no person and makes the calls of its areas alone. */
  integration?: { id: number; areas: readonly IntegrationArea[]; directoryRole?: Role | undefined }
  /** Set while somebody else looks at the portal as this person, or as a group (T-04). */
  preview?: Previewed
}

/** What makes a caller one who is only looked at. Without the group they are a person. */
interface Previewed {
  id: string
  /** Who looks. */
  viewerId: number
  /** A hidden page that the look shows. */
  pageId?: number
  /** The caller is nobody, user 0, who is in this group alone. */
  group?: { userGroupId: number; type: number; seesAll: boolean }
}
