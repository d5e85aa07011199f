import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { auditLog, maxAuditEntries, type AuditEntry as Answer } from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { AuditEntry, AuditFilter, AuditLogPort } from '../audit-log.port.ts'

export interface AuditLogAdapterOptions {
  client: Client
  scope: Scope
}

const { asPort, withPortErrors } = portCalls()
const pageSize = 100

/** The port of the audit log on the portal's own calls. */
export function createAuditLogAdapter({ client, scope }: AuditLogAdapterOptions): AuditLogPort {
  const params = { applicationId: scope.tenant }
  return {
    maxPageSize: maxAuditEntries,

    page(filter, { cursor, count = pageSize } = {}) {
      const query = { ...queryOf(filter), count, ...(cursor !== undefined && { cursor }) }
      const { key, load } = describeQuery(client, scope, auditLog.list, { params, query })
      return {
        key: [...key, 'audit-page'],
        load: () =>
          asPort(load().then(({ items, next }) => ({ entries: items.map(toEntry), next }))),
      }
    },

    entry(entryId) {
      const input = { params: { ...params, entryId } }
      const { key, load } = describeQuery(client, scope, auditLog.get, input)
      return { key: [...key, 'audit-entry'], load: () => asPort(load().then(toEntry)) }
    },

    choices: () => withPortErrors(describeQuery(client, scope, auditLog.filters, { params })),
  }
}

/** The first moment of a day where the reader is, `days` later. */
const startOf = (day: string, days = 0) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + days).toISOString()
}

function queryOf({ actions, userId, objectType, objectId, from, to, text }: AuditFilter) {
  return {
    ...(actions.length > 0 && { action: actions.join(',') }),
    ...(userId !== null && { userId }),
    ...(objectType !== null && { objectType }),
    ...(objectId !== null && { objectId }),
    ...(from !== null && { from: startOf(from) }),
    // The last day belongs to it.
    ...(to !== null && { to: startOf(to, 1) }),
    ...(text.trim() !== '' && { text: text.trim() }),
  }
}

/** An entry in the module's words. */
const toEntry = ({ createdAt, userId, actorName, ...answer }: Answer): AuditEntry => ({
  id: answer.id,
  at: new Date(createdAt),
  actor: userId === null ? null : { id: userId, name: actorName ?? String(userId) },
  action: answer.action,
  actionName: answer.actionName,
  objectType: answer.objectType,
  objectTypeName: answer.objectTypeName,
  objectId: answer.objectId,
  objectName: answer.objectName,
  changes: answer.changes,
  requestId: answer.requestId,
})
