import type { Actor, Dependencies } from '../../platform/types.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { activeApplicationsOf, lockPerson, type ManagedRow } from './people.repository.ts'

/**
 * Whether the caller may do something to a person in every application that the person is active in. Asked
 * before what reaches beyond one application, as sessions and credentials do: who manages somebody in one
 * of them has no say over them in the others (PERM-19, ADM-09).
 */
export async function isAllowedEverywhere(
  deps: Pick<Dependencies, 'database'>,
  actor: Actor,
  userId: number,
  isAllowed: (access: Access, person: ManagedRow) => boolean,
): Promise<boolean> {
  const ids = await deps.database.system((tx) => activeApplicationsOf(tx, userId))
  if (!ids.every((id) => actor.applicationIds.includes(id))) return false
  for (const id of ids) {
    const isAllowedHere = await enterTenant(deps, actor, id, async (tx, access) => {
      const person = await lockPerson(tx, id, userId)
      return person !== undefined && isAllowed(access, person)
    })
    if (!isAllowedHere) return false
  }
  return true
}
