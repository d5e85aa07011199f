import { useApplications, useRolesIn } from '@atrium/api-client'
import { useCurrentSession } from '../services.tsx'
import { useActiveApplication } from '../tenant.ts'

const none: readonly string[] = []

/**
 * What the person may do in the application of this tab (PERM-19). Until the server has said so, what their
 * sign-in says, where it was for this application: the roles of another one count for nothing here.
 */
export function useRoles(): readonly string[] {
  const { user } = useCurrentSession()
  const active = useActiveApplication()
  const known = useRolesIn(active)
  const isSaid = active === undefined || user?.applicationId === active
  return known ?? (isSaid ? user?.roles : undefined) ?? none
}

/**
 * The roles of all applications, for what belongs to none, such as setting one up (SETUP-10): a sign-in may
 * have been for one alone. Undefined until they are known.
 */
export function useRolesAnywhere(): readonly string[] | undefined {
  const said = useCurrentSession().user?.roles ?? none
  const applications = useApplications()
  if (applications.state === 'loading') return undefined
  const all = applications.state === 'ready' ? applications.data : []
  // Whoever is in no application has the roles of their account alone.
  return all.length > 0 ? [...new Set(all.flatMap(({ roles }) => roles ?? said))] : said
}
