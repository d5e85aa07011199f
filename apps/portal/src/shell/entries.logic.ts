import { hasRole } from '@atrium/api-client/values'

/** Who sees the entry of the administration (LAY-09). */
export const mayAdminister = (roles: readonly string[]): boolean =>
  hasRole(roles, ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD', 'SUPERVISOR'])

/** The launcher is an entry only where there is something to choose (LAY-08). */
export const hasChoice = (applicationCount: number): boolean => applicationCount > 1
