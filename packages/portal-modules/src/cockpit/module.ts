'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { CockpitPort } from './cockpit.port.ts'
import { CockpitModule } from './CockpitModule.tsx'
import type { CockpitConfig } from './manifest.ts'

const definition: ModuleDefinition<CockpitPort, CockpitConfig> = { Component: CockpitModule }

export default definition
