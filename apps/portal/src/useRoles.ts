import { useRolesIn } from '@atrium/api-client'
import { useCurrentSession } from './services.tsx'
import { useActiveApplication } from './tenant.ts'

const none: readonly string[] = []

/** What the person may do in the application of this tab; until that is known, and outside of one, what their sign-in says. */
export function useRoles(): readonly string[] {
  const said = useCurrentSession().user?.roles ?? none
  return useRolesIn(useActiveApplication()) ?? said
}
