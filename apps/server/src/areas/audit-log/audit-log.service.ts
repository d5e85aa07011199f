import type { AuditEntry } from '@atrium/api-client/contract'
import { forbidden } from '../../platform/problem.ts'
import type { Actor, Dependencies } from '../../platform/types.ts'
import { enterTenant } from '../users/index.ts'
import { toAuditEntry } from './audit-log.mapper.ts'
import { readableAudit } from './audit-log.policy.ts'
import { listAudit, type AuditFilter } from './audit-log.repository.ts'

const approvals = 'approval.'

export function createAuditLogService(deps: Pick<Dependencies, 'database'>) {
  return {
    /** A page of the log: what the caller asks for, of what they may read. */
    list: (
      actor: Actor,
      applicationId: number,
      { count, ...filter }: AuditFilter & { count: number },
    ): Promise<{ items: AuditEntry[]; next: number | null }> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const readable = readableAudit(access)
        if (readable === 'nothing') throw forbidden()
        if (readable === 'approvals') {
          if (filter.action && !filter.action.startsWith(approvals)) {
            return { items: [], next: null }
          }
          filter.action ??= approvals
        }
        const rows = await listAudit(tx, applicationId, filter, count + 1)
        const page = rows.slice(0, count)
        return {
          items: page.map(toAuditEntry),
          next: rows.length > count ? page.at(-1)!.id : null,
        }
      }),
  }
}
