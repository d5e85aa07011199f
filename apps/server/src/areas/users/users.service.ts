import type { User } from '@atrium/api-client/contract'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { accessFrom, type Access } from './users.policy.ts'
import { peopleChanged } from './users.events.ts'
import { findById, membershipsOf, updateUser, type UserChange } from './users.repository.ts'
import { toNobody, toUser } from './users.mapper.ts'

/**
 * A transaction inside a tenant, with what the caller is there.
 * For somebody who is not in the tenant it does not exist (PERM-13, PERM-19).
 */
export async function enterTenant<T>(
  deps: Pick<Dependencies, 'database'>,
  actor: Actor,
  applicationId: number,
  work: (tx: Transaction, access: Access) => Promise<T>,
): Promise<T> {
  if (!actor.applicationIds.includes(applicationId)) throw notFound()
  return deps.database.tenant(applicationId, async (tx) => {
    const memberships = await membershipsOf(tx, applicationId, actor)
    return work(tx, accessFrom(actor, applicationId, memberships))
  })
}

export function createUsersService(deps: Dependencies) {
  return {
    current: async (actor: Actor): Promise<User> =>
      actor.preview?.group
        ? toNobody(actor, deps.clock.now())
        : deps.database.system((tx) => currentUser(tx, actor.userId)),
    saveCurrent: (actor: Actor, change: UserChange): Promise<User> =>
      deps.database.system(async (tx) => {
        await updateUser(tx, actor.userId, change)
        await deps.events.append(tx, ...peopleChanged(actor.applicationIds, [actor.userId]))
        return currentUser(tx, actor.userId)
      }),
  }
}

async function currentUser(tx: Transaction, userId: number): Promise<User> {
  const row = await findById(tx, userId)
  if (!row) throw notFound()
  return toUser(row)
}
