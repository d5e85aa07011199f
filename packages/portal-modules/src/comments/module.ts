'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { CommentsPort } from './comments.port.ts'
import { CommentsModule } from './CommentsModule.tsx'
import type { CommentsConfig } from './manifest.ts'

const definition: ModuleDefinition<CommentsPort, CommentsConfig> = { Component: CommentsModule }

export default definition
