'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import { Setup } from './Setup.tsx'
import type { SetupPort } from './setup.port.ts'

const definition: ModuleDefinition<SetupPort> = { Component: Setup }

export default definition
