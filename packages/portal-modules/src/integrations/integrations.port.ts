import type { Query } from '../kit/index.ts'

/** What another system may be given. */
export const integrationAreas = [
  'campaigns',
  'figures',
  'invoices',
  'contacts',
  'timelines',
  'people',
  'directory',
] as const
export type IntegrationArea = (typeof integrationAreas)[number]

/** What people may be whom a directory adds; administrators are made in the portal alone. */
export const directoryRoles = ['CLIENT', 'CLIENT_LEAD', 'CLIENTSERVICE', 'DIRECTORDER', 'AUTHOR', 'SUPERVISOR'] as const // prettier-ignore
export type DirectoryRole = (typeof directoryRoles)[number]

/** Another system that calls with a token of its own. */
export interface Integration {
  id: number
  name: string
  /** How its token begins, up to where the secret does: by it people recognise a token. */
  tokenStart: string
  areas: readonly IntegrationArea[]
  /** The role of people whom it adds as a directory without naming one; null: it is no directory. */
  directoryRole: DirectoryRole | null
  /** `expired` and `revoked` ones are refused. */
  state: 'active' | 'expired' | 'revoked'
  /** The last day on which it works, `YYYY-MM-DD`; null: it has none. */
  expiresOn: string | null
  createdAt: Date
  createdBy: string
  /** Until when the secret before the present one works, too; null: it does not. */
  formerUntil: Date | null
  /** To the minute; null: never. */
  usedAt: Date | null
  revokedAt: Date | null
  revokedBy: string | null
}

/** What is entered of a new one. */
export type IntegrationFields = Pick<Integration, 'name' | 'areas' | 'directoryRole' | 'expiresOn'>

/** A token, which is said this once. */
export interface MadeToken {
  integration: Integration
  token: string
}

/** A group that a directory keeps, and what its people get besides being in it. */
export interface DirectoryGroup {
  id: number
  name: string
  memberCount: number
  /** When the directory made or changed it last. */
  keptAt: Date
  /** The role of its people; null: they keep the roles that they have. */
  role: DirectoryRole | null
  /** Groups of the portal that its people are in as well. */
  targetIds: readonly number[]
  /** Goes up with every change of what it gives. */
  version: number
}

/** Groups of directories, and into which groups of the portal they may lead. */
export interface DirectoryGroups {
  /** By name. */
  groups: readonly DirectoryGroup[]
  targets: readonly { id: number; name: string }[]
  /** False: roles come with the sign-in, and no group gives one. */
  givesRoles: boolean
}

/** What groups of a directory give their people; rejections name `role` and `targetIds`. */
export interface DirectoryGroupsPort {
  groups: () => Query<DirectoryGroups>
  /**
   * It counts at once, for everybody who is in the group. Saves over the version that was seen; rejects with
   * `conflict` and the present group where it is another.
   */
  save: (
    change: Pick<DirectoryGroup, 'id' | 'version' | 'role' | 'targetIds'> & { commandId: string },
  ) => Promise<DirectoryGroup>
  /** Calls when a directory changed groups, until what it answers with is called. */
  onChange?: (listener: () => void) => () => void
}

/**
 * What the list of integrations needs. Everything rejects with a `PortError`; its fields are named `name`,
 * `areas` and `expiresOn`.
 */
export interface IntegrationsPort {
  /** Those that work first, each the newest first. */
  integrations: () => Query<readonly Integration[]>
  create: (fields: IntegrationFields & { commandId: string }) => Promise<MadeToken>
  /** What it is called, what it may do and until when; its token stays. */
  save: (change: IntegrationFields & { id: number; commandId: string }) => Promise<Integration>
  /** A new secret; the former one works for a day more, or is ended. */
  rotate: (change: { id: number; endsFormer: boolean; commandId: string }) => Promise<MadeToken>
  /** Ends it for good. */
  revoke: (integration: { id: number; commandId: string }) => Promise<void>
  /** Absent: what groups of a directory give is not said here. */
  directory?: DirectoryGroupsPort
  /** Where other systems call: `https://portal.example.com/api/v1.0`. Absent: it is not said. */
  address?: string
  /** Where directories call, by SCIM: `https://portal.example.com/scim/v2`. Absent: it is not said. */
  directoryAddress?: string
  /** How many of the application, which every address of a call names. */
  applicationId?: number
}
