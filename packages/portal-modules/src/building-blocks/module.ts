'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { BuildingBlocksPort } from './building-blocks.port.ts'
import { BuildingBlocksModule } from './BuildingBlocksModule.tsx'

const definition: ModuleDefinition<BuildingBlocksPort> = { Component: BuildingBlocksModule }

export default definition
