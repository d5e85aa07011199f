'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { SeminarPort } from './seminar.port.ts'
import { SeminarModule } from './SeminarModule.tsx'

const definition: ModuleDefinition<SeminarPort> = { Component: SeminarModule }

export default definition
