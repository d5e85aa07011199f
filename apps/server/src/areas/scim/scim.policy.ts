import type { Actor, Role } from '../../platform/actor.ts'
import { groupTypes } from '../users/index.ts'

/** Who keeps people and groups by SCIM: integrations that have the directory, and no person. */
export const canSync = ({ integration }: Pick<Actor, 'integration'>): boolean =>
  integration?.areas.includes('directory') ?? false

/**
 * Which roles a directory gives. Nobody becomes an administrator by it, or whoever has its token would be one as
 * well (ADM-09); whoever is one already may be said to be one.
 */
export const canGiveRoles = (roles: readonly Role[], held: readonly string[]): boolean =>
  !roles.includes('ADMINISTRATOR') || held.includes('ADMINISTRATOR')

/** Into which groups a directory puts people: who is in one of the administration sees everything. */
export const canFillGroup = (type: number): boolean => type !== groupTypes.Administration

/** What somebody has in the application. */
interface Standing {
  roles: readonly string[]
  groups: readonly { type: number }[]
}

/**
 * Whose address a directory changes: with another one somebody else takes the place, and that must not be an
 * administrator's who has not come yet.
 */
export const canMoveAddress = (person: Standing): boolean =>
  !person.roles.includes('ADMINISTRATOR') && person.groups.every(({ type }) => canFillGroup(type))
