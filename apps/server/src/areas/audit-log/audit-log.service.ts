import type { AuditEntry } from '@atrium/api-client/contract'
import { auditActions, auditObjectTypes } from '../../platform/audit-actions.ts'
import type { Language } from '../../platform/locales.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { enterTenant } from '../users/index.ts'
import { isMembership, listNamed, toAuditEntry } from './audit-log.mapper.ts'
import { isReadable, readableAudit } from './audit-log.policy.ts'
import {
  findAudit,
  listActors,
  listAudit,
  listNames,
  type AuditFilter,
  type AuditRow,
  type AuditScope,
} from './audit-log.repository.ts'
import { mentionedIds } from './audit-log.words.ts'

export function createAuditLogService(deps: Pick<Dependencies, 'database'>) {
  /** Reads the log of an application as far as the caller may; `refusal` where that is nothing. */
  const read = <T>(
    actor: Actor,
    applicationId: number,
    work: (tx: Transaction, scope: AuditScope) => Promise<T>,
    refusal = forbidden,
  ): Promise<T> =>
    enterTenant(deps, actor, applicationId, async (tx, access) => {
      const readable = readableAudit(access)
      if (readable.kind === 'nothing') throw refusal()
      return work(tx, { applicationId, readable })
    })

  return {
    /** A page of the log: what the caller asks for, of what they may read. */
    list: (
      actor: Actor,
      applicationId: number,
      { count, ...filter }: AuditFilter & { count: number },
      language: Language,
    ): Promise<{ items: AuditEntry[]; next: number | null }> =>
      read(actor, applicationId, async (tx, scope) => {
        const rows = await listAudit(tx, scope, filter, count + 1)
        const page = rows.slice(0, count)
        return {
          items: await present(tx, applicationId, page, language),
          next: rows.length > count ? page.at(-1)!.id : null,
        }
      }),

    /** One entry, for its own address. */
    get: (
      actor: Actor,
      applicationId: number,
      entryId: number,
      language: Language,
    ): Promise<AuditEntry> =>
      read(
        actor,
        applicationId,
        async (tx, scope) => {
          const row = await findAudit(tx, scope, entryId)
          if (!row) throw notFound()
          return (await present(tx, applicationId, [row], language))[0]!
        },
        notFound,
      ),

    /** What the caller may narrow the log by. */
    filters: (actor: Actor, applicationId: number, language: Language) =>
      read(actor, applicationId, async (tx, scope) => ({
        actions: listNamed(auditActions, language).filter(({ id }) =>
          isReadable(scope.readable, id),
        ),
        objectTypes: listNamed(auditObjectTypes, language),
        people: await listActors(tx, scope),
      })),
  }
}

async function present(
  tx: Transaction,
  applicationId: number,
  rows: readonly AuditRow[],
  language: Language,
): Promise<AuditEntry[]> {
  const { groupIds, userIds } = mentionedIds(rows.map(({ summary }) => summary))
  const members = rows.filter(isMembership).map((row) => Number(row.object_id))
  const found = await listNames(tx, applicationId, {
    groupIds,
    userIds: [...new Set([...userIds, ...members])],
  })
  const namesOf = (wanted: 'group' | 'user') =>
    new Map(found.filter(({ kind }) => kind === wanted).map(({ id, name }) => [id, name]))
  const names = { groups: namesOf('group'), users: namesOf('user') }
  return rows.map((row) => toAuditEntry(row, language, names))
}
