'use client'

export { LinkCollection } from './LinkCollection.tsx'
export type { LinkCollectionProps } from './LinkCollection.tsx'
export type {
  Collection,
  CollectionChange,
  Link,
  LinkCollectionPort,
  LinkCommand,
  LinkFields,
  LinkKind,
  NewLink,
  Reaction,
  ReactionMarks,
  ViewType,
} from './link-collection.port.ts'
export { manifest } from './manifest.ts'
export type { LinkCollectionConfig } from './manifest.ts'
export { useLinkCollection } from './useLinkCollection.ts'
export type { LinkCollectionModel, LinkCollectionOptions } from './useLinkCollection.ts'
export { LinkCollectionView } from './views/LinkCollectionView.tsx'
export type { LinkCollectionViewProps } from './views/LinkCollectionView.tsx'
