'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { AuditLogPort } from './audit-log.port.ts'
import { AuditLog } from './AuditLog.tsx'

const definition: ModuleDefinition<AuditLogPort> = { Component: AuditLog }

export default definition
