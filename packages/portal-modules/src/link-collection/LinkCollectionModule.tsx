import type { ModuleProps } from '../kit/index.ts'
import type { LinkCollectionPort } from './link-collection.port.ts'
import { LinkCollection } from './LinkCollection.tsx'
import type { LinkCollectionConfig } from './manifest.ts'

/** A link collection as a registry shows it: the page's component is the collection. */
export function LinkCollectionModule({
  port,
  component,
  config,
}: ModuleProps<LinkCollectionPort, LinkCollectionConfig>) {
  return (
    <LinkCollection
      port={port}
      collectionId={component.id}
      title={component.displayName}
      {...config}
    />
  )
}
