'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import { Integrations } from './Integrations.tsx'
import type { IntegrationsPort } from './integrations.port.ts'

const definition: ModuleDefinition<IntegrationsPort> = { Component: Integrations }

export default definition
