'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { TimelinePort } from './timeline.port.ts'
import { TimelineModule } from './TimelineModule.tsx'

const definition: ModuleDefinition<TimelinePort> = { Component: TimelineModule }

export default definition
