'use client'

export { manifest } from './manifest.ts'
export { AuditLog } from './AuditLog.tsx'
export type { AuditLogProps } from './AuditLog.tsx'
export type * from './audit-log.port.ts'
