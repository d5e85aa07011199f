import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { findActor, findUserId, type Access } from '../users/index.ts'
import { canManagePerson } from './people.policy.ts'
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

/**
 * Whether somebody who had a link for another e-mail address sent still manages the person wherever they belong:
 * between the two, the person may have joined another application, or the sender lost their role (PERM-19).
 */
export async function stillManagesEverywhere(
  tx: Transaction,
  { managerId, issuer, subject }: { managerId: number; issuer: string; subject: string },
): Promise<boolean> {
  const actor = await findActor(tx, managerId)
  const userId = await findUserId(tx, { issuer, subject })
  if (!actor || userId === undefined) return false
  return isAllowedEverywhere(tx, { actor, userId, orWas: true }, canManagePerson)
}
