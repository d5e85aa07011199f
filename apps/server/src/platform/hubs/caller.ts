import { decodeJwt } from 'jose'
import { Problem } from '../problem.ts'
import type { Actor } from '../actor.ts'
import type { Authenticator, Claims, UserDirectory } from '../authentication.ts'
import type { Clock } from '../clock.ts'

/** Who is connected. Rights may change while the connection stays. */
export interface Caller {
  readonly actor: Actor
  /** Groups in an application, read again when they are older than `freshMs`. */
  groupIdsIn(applicationId: number): Promise<readonly number[]>
  /** Reads the person again; rejects with a Problem when they may not be here any more. */
  refresh(): Promise<void>
  /** Until the token expires, at most. */
  readonly remainingMs: number
}

/** Changed rights take effect within this time. */
export const freshMs = 3000

export interface CallerDependencies {
  authenticator: Authenticator
  users: UserDirectory
  clock: Clock
}

/** Lets somebody in by their access token (RT-04), or rejects with a Problem. */
export async function authenticateCaller(
  deps: CallerDependencies,
  token: string | undefined,
): Promise<Caller> {
  if (!token) throw new Problem(401, 'invalid-token')
  const claims = await deps.authenticator.verify(token)
  const remainingMs = (decodeJwt(token).exp ?? 0) * 1000 - deps.clock.now().getTime()
  // The authenticator allows for clocks that differ a little; a connection is for later than now.
  if (remainingMs <= 0) throw new Problem(401, 'invalid-token')
  return createCaller(deps, claims, await deps.users.actorOf(claims), remainingMs)
}

function createCaller(
  { users }: CallerDependencies,
  claims: Claims,
  first: Actor,
  remainingMs: number,
): Caller {
  let actor = first
  const groups = new Map<number, { ids: Promise<readonly number[]>; until: number }>()
  return {
    get actor() {
      return actor
    },
    groupIdsIn(applicationId) {
      const known = groups.get(applicationId)
      if (known && performance.now() < known.until) return known.ids
      const ids = users.groupIdsOf(actor, applicationId)
      groups.set(applicationId, { ids, until: performance.now() + freshMs })
      ids.catch(() => groups.delete(applicationId))
      return ids
    },
    async refresh() {
      actor = await users.actorOf(claims)
    },
    remainingMs,
  }
}
