import type { ModuleProps } from '../kit/index.ts'
import type { BuildingBlocksPort } from './building-blocks.port.ts'
import { BuildingBlocks } from './BuildingBlocks.tsx'

/** Building blocks as a registry shows them. */
export function BuildingBlocksModule({ port, component }: ModuleProps<BuildingBlocksPort>) {
  return <BuildingBlocks port={port} component={component} />
}
