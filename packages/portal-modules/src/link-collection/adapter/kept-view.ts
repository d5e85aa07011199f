import type { Scope } from '@atrium/api-client'
import { keptChoices } from '../../kit/adapter/kept-choices.ts'
import { viewTypes, type LinkCollectionPort } from '../link-collection.port.ts'

/** Keeps on this device how a person looks at a collection. */
export function keptViews(
  scope: Scope,
  storage?: Parameters<typeof keptChoices>[2],
): NonNullable<LinkCollectionPort['view']> {
  const kept = keptChoices('links', scope, storage)
  const nameOf = (id: number) => `${id}:view`
  return {
    read: (id) => viewTypes.find((view) => view === kept.read(nameOf(id))),
    keep: (id, view) => kept.keep(nameOf(id), view),
  }
}
