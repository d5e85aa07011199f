import type { ItemMarks, reactions, ReactionSummary } from '@atrium/api-client/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findVisible, labelsOf, listChildren, listViewers } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { reactionsOf, removeReaction, setReaction } from './component-reactions.repository.ts'

export function createComponentReactionsService(deps: Pick<Dependencies, 'database' | 'events'>) {
  return {
    /** Reactions and tags of what the caller sees inside; three statements for any number of items. */
    inside: (
      actor: Actor,
      { applicationId, componentId }: { applicationId: number; componentId: number },
    ): Promise<ItemMarks[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, componentId)
        const ids = (await listChildren(tx, access, componentId)).map((row) => row.id)
        const summaries = await reactionsOf(tx, applicationId, ids, actor.userId)
        const labels = await labelsOf(tx, applicationId, ids)
        return ids.map((id) => ({
          componentId: id,
          ...summaries.get(id)!,
          tags: labels.get(id) ?? [],
        }))
      }),

    /**
     * Sets the caller's reaction, or takes it back where there is none. Everybody who sees an item
     * may react to it (A5).
     */
    react: (
      actor: Actor,
      { applicationId, componentId }: { applicationId: number; componentId: number },
      reaction: (typeof reactions)[number] | undefined,
      commandId: string | undefined,
    ): Promise<ReactionSummary> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, componentId)
        const place = { applicationId, componentId, userId: actor.userId }
        if (reaction) await setReaction(tx, place, reaction)
        else await removeReaction(tx, place)
        const summaries = await reactionsOf(tx, applicationId, [componentId], actor.userId)
        const summary = summaries.get(componentId)!
        const viewers = await listViewers(tx, applicationId, componentId)
        await deps.events.append(tx, {
          applicationId,
          type: 'reactions.changed',
          audience: { userIds: viewers.map((viewer) => viewer.userId) },
          payload: {
            componentId,
            counts: summary.counts,
            byUserId: actor.userId,
            ...(commandId ? { commandId } : {}),
          },
        })
        return summary
      }),
  }
}
