import type { LinkCollectionPort } from './link-collection.port.ts'
import { useLinkCollection, type LinkCollectionOptions } from './useLinkCollection.ts'
import { LinkCollectionView } from './views/LinkCollectionView.tsx'

export interface LinkCollectionProps extends LinkCollectionOptions {
  port: LinkCollectionPort
  /** Second-level heading while the collection loads; then its own name. */
  title?: string
}

/** A collection of files, reports and pages: look, search, open, react, and keep in order (LINK-01). */
export function LinkCollection({ port, title, ...options }: LinkCollectionProps) {
  const model = useLinkCollection(port, options)
  return <LinkCollectionView model={model} title={title} />
}
