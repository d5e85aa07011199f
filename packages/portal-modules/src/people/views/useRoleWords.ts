import { useCallback } from 'react'
import { useRoleName } from '../../kit/roles/index.ts'
import type { Person } from '../people.port.ts'

/** All roles of somebody, as one calls them. */
export function useRoleWords(): (person: Pick<Person, 'roles'>) => string {
  const roleName = useRoleName()
  return useCallback(
    ({ roles }) => (roles.length === 0 ? '–' : roles.map(roleName).join(', ')),
    [roleName],
  )
}
