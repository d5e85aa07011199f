import { seminars } from '@atrium/api-client/contract'
import * as z from 'zod/mini'
import { Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { SignedVisit } from '../../platform/content/content.types.ts'
import { actorOfUser } from '../users/index.ts'
import { createRuntimeService } from './runtime.service.ts'

/** All that a lesson keeps, and the seconds of the visit. */
const exit = z.pick(seminars.saveRuntime.body, { cmi: true, seconds: true })

/**
 * Keeps what a lesson says while its page goes away (T-87): the browser sends it to where the lesson
 * lies, by the visit's address, because the portal's page is gone by then. The same as a commit.
 */
export function createVisitStates(
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'content' | 'portalUrl'>,
) {
  const runtime = createRuntimeService(deps)
  return async ({ userId, launchId, ...key }: SignedVisit, said: unknown): Promise<number> => {
    const read = exit.safeParse(said)
    if (!read.success) return 400
    try {
      const actor = await actorOfUser(deps, userId)
      await runtime.commit(actor, key, { ...read.data, launchId, sequence: 0, isExit: true })
      return 204
    } catch (error) {
      if (error instanceof Problem) return error.status
      throw error
    }
  }
}
