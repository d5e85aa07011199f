'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import { Configuration } from './Configuration.tsx'
import type { ConfigurationPort } from './configuration.port.ts'

const definition: ModuleDefinition<ConfigurationPort> = { Component: Configuration }

export default definition
