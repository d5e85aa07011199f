'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { ApprovalsPort } from './approvals.port.ts'
import { ApprovalsModule } from './ApprovalsModule.tsx'
import type { ApprovalsConfig } from './manifest.ts'

const definition: ModuleDefinition<ApprovalsPort, ApprovalsConfig> = { Component: ApprovalsModule }

export default definition
