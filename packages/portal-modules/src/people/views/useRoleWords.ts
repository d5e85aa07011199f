import { useCallback } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Person, Role } from '../people.port.ts'

/** Roles as one calls them; one of a product around this one keeps its name. */
export function useRoleWords(): (person: Pick<Person, 'roles'>) => string {
  const { t } = useMessages(messages)
  return useCallback(
    ({ roles }) =>
      roles.length === 0
        ? '–'
        : roles.map((role) => (isRole(role) ? t(`role.${role}`) : role)).join(', '),
    [t],
  )
}

const known = new Set<string>([
  'ADMINISTRATOR',
  'SUPERVISOR',
  'CLIENTSERVICE',
  'DIRECTORDER',
  'AUTHOR',
  'CLIENT_LEAD',
  'CLIENT',
] satisfies Role[])
const isRole = (role: string): role is Role => known.has(role)
