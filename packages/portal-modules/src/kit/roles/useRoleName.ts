import { useCallback } from 'react'
import { useMessages } from '../language/useMessages.ts'
import { roleMessages } from './messages.ts'
import { isRole } from './roles.ts'

/** A role as one calls it; one of a product around this one keeps its name. */
export function useRoleName(): (role: string) => string {
  const { t } = useMessages(roleMessages)
  return useCallback((role) => (isRole(role) ? t(role) : role), [t])
}
