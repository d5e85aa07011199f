'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import { ThemeStudio } from './ThemeStudio.tsx'
import type { ThemeStudioPort } from './theme-studio.port.ts'

const definition: ModuleDefinition<ThemeStudioPort> = { Component: ThemeStudio }

export default definition
