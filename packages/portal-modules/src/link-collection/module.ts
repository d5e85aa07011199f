'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { LinkCollectionPort } from './link-collection.port.ts'
import { LinkCollectionModule } from './LinkCollectionModule.tsx'
import type { LinkCollectionConfig } from './manifest.ts'

const definition: ModuleDefinition<LinkCollectionPort, LinkCollectionConfig> = {
  Component: LinkCollectionModule,
}

export default definition
