'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { TaskBoardConfig } from './manifest.ts'
import type { TaskBoardPort } from './task-board.port.ts'
import { TaskBoardModule } from './TaskBoardModule.tsx'

const definition: ModuleDefinition<TaskBoardPort, TaskBoardConfig> = { Component: TaskBoardModule }

export default definition
