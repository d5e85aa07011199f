import type { Actor, Transaction } from '../../platform/types.ts'
import type { Access } from '../users/index.ts'
import { listEverywhere, type ManagedRow } from './people.repository.ts'

/**
 * Whether the caller may do something to a person in every application that the person is active in, or with
 * `orWas` in every one that they were ever in. Asked before what reaches beyond one application, as sessions and
 * credentials do: who manages somebody in one of them has no say over them in the others (PERM-19, ADM-09). In a
 * transaction of the system.
 */
export async function isAllowedEverywhere(
  tx: Transaction,
  { actor, userId, orWas = false }: { actor: Actor; userId: number; orWas?: boolean },
  isAllowed: (access: Pick<Access, 'roles'>, person: ManagedRow) => boolean,
): Promise<boolean> {
  const rows = await listEverywhere(tx, userId)
  return rows
    .filter(({ status }) => orWas || status === 'active')
    .every((row) => isAllowed({ roles: actor.rolesIn[row.application_id] ?? [] }, row))
}
