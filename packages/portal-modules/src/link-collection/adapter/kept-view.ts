import type { Scope } from '@atrium/api-client'
import { createPreferenceStore } from '../../kit/adapter/preference-store.ts'
import { viewTypes, type LinkCollectionPort } from '../link-collection.port.ts'

/** Keeps on this device how a person looks at a collection. */
export function keptViews(
  scope: Scope,
  storage?: Parameters<typeof createPreferenceStore>[2],
): NonNullable<LinkCollectionPort['view']> {
  const kept = createPreferenceStore('links', scope, storage)
  const nameOf = (id: number) => `${id}:view`
  return {
    read: (id) => viewTypes.find((view) => view === kept.read(nameOf(id))),
    keep: (id, view) => kept.keep(nameOf(id), view),
  }
}
