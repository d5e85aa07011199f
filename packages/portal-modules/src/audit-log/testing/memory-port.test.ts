import { describeAuditLogPort } from './contract.ts'
import { createMemoryAuditLog } from './memory-port.ts'

describeAuditLogPort('memory', async () => createMemoryAuditLog().port)
