import type { ReactionMarks } from '../reactions.ts'

/** The part of a live connection that modules listen to. */
export interface LiveEvents {
  onEvent: (
    listener: (event: { applicationId: number; type: string; payload: unknown }) => void,
  ) => () => void
  /** Events were missed: everything shown must be loaded again. */
  onReset: (listener: (reset: { applicationId: number }) => void) => () => void
}

interface TenantListeners {
  onEvent: (type: string, payload: Readonly<Record<string, unknown>>) => void
  onReset: () => void
}

/** What happens in one tenant; of a payload that is no object, nothing is told. Returns what stops it. */
export function listenToTenant(
  live: LiveEvents,
  tenant: number,
  { onEvent, onReset }: TenantListeners,
): () => void {
  const stopEvents = live.onEvent(({ applicationId, type, payload }) => {
    if (applicationId !== tenant) return
    onEvent(type, typeof payload === 'object' ? { ...payload } : {})
  })
  const stopResets = live.onReset(({ applicationId }) => {
    if (applicationId === tenant) onReset()
  })
  return () => {
    stopEvents()
    stopResets()
  }
}

/** Calls when one of these events happens in the tenant, or events were missed. */
export function listenToTypes(
  live: LiveEvents,
  tenant: number,
  types: readonly string[],
  listener: () => void,
): () => void {
  return listenToTenant(live, tenant, {
    onEvent: (type) => types.includes(type) && listener(),
    onReset: listener,
  })
}

/** What happened around a collection of components. */
export interface ComponentsChange {
  /** The command that led to it, where it is known. */
  commandId?: string
  /** Reactions to this component, and nothing else, are others now. */
  reactions?: { id: number; counts: ReactionMarks['counts'] }
}

interface CollectionInterest {
  /** How much was said about what is in it is shown. */
  countsComments?: boolean
  /** Whether something in it is shown with how much it holds. */
  isCounted?: (id: number) => boolean
  /** Whether what is in another collection is shown as well. */
  isShown?: (id: number) => boolean
  /** Whether it lies in this one, however deep: what happens to that happens to it. */
  isAbove?: (id: number) => boolean
}

/** A change of the collection, of what is in it, of reactions, or of what this person may see. */
export function listenToCollection(
  live: LiveEvents,
  tenant: number,
  collectionId: number,
  listener: (change: ComponentsChange) => void,
  { countsComments = false, isCounted, isShown, isAbove }: CollectionInterest = {},
): () => void {
  return listenToTenant(live, tenant, {
    onEvent(type, { commandId: given, ...told }) {
      if (type === 'rights.changed') return listener({})
      if (type === 'comments.changed' && countsComments) {
        const isOther = told.kind !== 'changed' && told.parentId === collectionId
        return isOther ? listener({}) : undefined
      }
      const commandId = typeof given === 'string' ? given : undefined
      if (type === 'reactions.changed' && typeof told.componentId === 'number') {
        const counts = told.counts as ReactionMarks['counts']
        listener({ commandId, reactions: { id: told.componentId, counts } })
      }
      if (type !== 'components.changed') return
      const { parentIds, componentIds } = told
      const isHere = [parentIds, componentIds].some(
        (ids) =>
          Array.isArray(ids) && ids.some((id) => id === collectionId || isShown?.(id) === true),
      )
      const holdsOther =
        isCounted !== undefined &&
        told.kind !== 'changed' &&
        Array.isArray(parentIds) &&
        parentIds.some(isCounted)
      const isOnTheWay =
        isAbove !== undefined && Array.isArray(componentIds) && componentIds.some(isAbove)
      if (isHere || holdsOther || isOnTheWay) listener({ commandId })
    },
    onReset: () => listener({}),
  })
}
