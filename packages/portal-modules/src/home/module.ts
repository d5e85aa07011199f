'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { HomePort } from './home.port.ts'
import { Home } from './Home.tsx'

const definition: ModuleDefinition<HomePort, object> = { Component: Home }

export default definition
