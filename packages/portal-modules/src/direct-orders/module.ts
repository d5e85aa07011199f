import type { ModuleDefinition } from '../kit/index.ts'
import type { DirectOrdersPort } from './direct-orders.port.ts'
import { DirectOrdersModule } from './DirectOrdersModule.tsx'

const definition: ModuleDefinition<DirectOrdersPort> = { Component: DirectOrdersModule }

export default definition
