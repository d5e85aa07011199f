'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { ChatPort } from './chat.port.ts'
import { ChatModule } from './ChatModule.tsx'

const definition: ModuleDefinition<ChatPort, object> = { Component: ChatModule }

export default definition
