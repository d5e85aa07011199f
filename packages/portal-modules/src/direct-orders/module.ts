'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { DirectOrdersPort } from './direct-orders.port.ts'
import { DirectOrdersModule, type DirectOrdersConfig } from './DirectOrdersModule.tsx'

const definition: ModuleDefinition<DirectOrdersPort, DirectOrdersConfig> = {
  Component: DirectOrdersModule,
}

export default definition
