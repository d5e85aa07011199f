import { viewTypes, type LinkCollectionPort } from '../link-collection.port.ts'

/** Keeps on this device how a person looks at a collection. Blocked storage only forgets. */
export function keptViews(
  scope: { tenant: number; user: string },
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): NonNullable<LinkCollectionPort['view']> {
  const keyOf = (id: number) => `atrium:links:${scope.tenant}:${scope.user}:${id}:view`
  return {
    read(id) {
      try {
        const kept = storage().getItem(keyOf(id))
        return viewTypes.find((view) => view === kept)
      } catch {
        return undefined
      }
    },
    keep(id, view) {
      try {
        storage().setItem(keyOf(id), view)
      } catch {
        // Nothing depends on it.
      }
    },
  }
}
