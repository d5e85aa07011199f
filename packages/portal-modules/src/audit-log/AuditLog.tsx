import type { ModuleComponent } from '../kit/index.ts'
import type { AuditLogPort } from './audit-log.port.ts'
import { useAuditLog } from './useAuditLog.ts'
import { AuditLogView } from './views/AuditLogView.tsx'

export interface AuditLogProps {
  port: AuditLogPort
  component?: ModuleComponent
}

/** Who did what in the application, narrowed, read entry by entry, exported (T-05). */
export function AuditLog({ port }: AuditLogProps) {
  return <AuditLogView port={port} model={useAuditLog(port)} />
}
