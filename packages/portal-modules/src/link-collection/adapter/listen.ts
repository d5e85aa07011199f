import type { CollectionChange, ReactionMarks } from '../link-collection.port.ts'

/** The part of a live connection that a link collection listens to. */
export interface LiveEvents {
  onEvent: (
    listener: (event: { applicationId: number; type: string; payload: unknown }) => void,
  ) => () => void
  /** Events were missed: everything shown must be loaded again. */
  onReset: (listener: (reset: { applicationId: number }) => void) => () => void
}

/** A change of the collection, of what is in it, of reactions, or of what this person may see. */
export function listen(
  live: LiveEvents,
  tenant: number,
  collectionId: number,
  listener: (change: CollectionChange) => void,
): () => void {
  const stopEvents = live.onEvent(({ applicationId, type, payload }) => {
    if (applicationId !== tenant) return
    if (type === 'rights.changed') return listener({})
    if (typeof payload !== 'object' || payload === null) return
    const { commandId: given, ...told } = payload as Record<string, unknown>
    const commandId = typeof given === 'string' ? given : undefined
    if (type === 'reactions.changed' && typeof told.componentId === 'number') {
      const counts = told.counts as ReactionMarks['counts']
      listener({ commandId, reactions: { linkId: told.componentId, counts } })
    }
    if (type !== 'components.changed') return
    const isHere = [told.parentIds, told.componentIds].some(
      (ids) => Array.isArray(ids) && ids.includes(collectionId),
    )
    if (isHere) listener({ commandId })
  })
  const stopResets = live.onReset(({ applicationId }) => {
    if (applicationId === tenant) listener({})
  })
  return () => {
    stopEvents()
    stopResets()
  }
}
