import type { Role } from '../../platform/actor.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

/** Themes are changed by administrators and Client Service (ADM-09). */
const changers: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE']

export const canSaveThemes = (access: Pick<Access, 'roles'>) => hasAnyRole(access.roles, changers)

/** Supervisors read the administration; Client Leads have users and groups there alone (ADM-09). */
export const canSeeThemes = (access: Pick<Access, 'roles'>) =>
  hasAnyRole(access.roles, [...changers, 'SUPERVISOR'])

/** What a theme is for: a group, a person, or with neither the application. */
export interface Assignment {
  userGroupId: number | null
  userId: number | null
}

interface Wanted {
  assignedApplication?: number | undefined
  assignedUserGroup?: number | undefined
  assignedUser?: number | undefined
}

/**
 * What a form assigns a theme to: one of the three, or nothing where it names none. 0 is none, as
 * forms leave it out (VAL-10). More than one is no assignment.
 */
export function assignmentFrom(wanted: Wanted): Assignment | 'several' | undefined {
  const application = wanted.assignedApplication || null
  const userGroupId = wanted.assignedUserGroup || null
  const userId = wanted.assignedUser || null
  const named = [application, userGroupId, userId].filter((id) => id !== null)
  if (named.length > 1) return 'several'
  return named.length === 0 ? undefined : { userGroupId, userId }
}

/** Whether a text can be a navigation style: a JSON object (ENT-04). */
export function isNavigationStyle(text: string): boolean {
  try {
    const style: unknown = JSON.parse(text)
    return typeof style === 'object' && style !== null && !Array.isArray(style)
  } catch {
    return false
  }
}
