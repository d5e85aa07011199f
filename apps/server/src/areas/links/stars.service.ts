import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findVisible } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { listComponentStars, putComponentStar } from './stars.repository.ts'

/** What somebody marks for themselves among components; nobody else learns of it (T-92). */
export function createStarsService(deps: Pick<Dependencies, 'database'>) {
  return {
    list: (actor: Actor, applicationId: number): Promise<number[]> =>
      enterTenant(deps, actor, applicationId, (tx, access) =>
        // Whoever looks as somebody does not see what they marked (T-04).
        actor.preview ? Promise.resolve([]) : listComponentStars(tx, access),
      ),

    set: (
      actor: Actor,
      { applicationId, componentId }: { applicationId: number; componentId: number },
      isStarred: boolean,
    ): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, componentId)
        await putComponentStar(tx, access, componentId, isStarred)
      }),
  }
}
