import type { SignInSession } from '@atrium/api-client/contract'
import type { AuditAction } from '../../platform/audit-actions.ts'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Sessions } from '../../platform/accounts.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { canManagePerson, isAllowedEverywhere, lockPerson } from '../people/index.ts'
import { enterTenant } from '../users/index.ts'
import { toSession } from './sessions.mapper.ts'
import { sessionTexts } from './sessions.texts.ts'

export function createSessionsService(deps: Pick<Dependencies, 'database' | 'sessions'>) {
  const { database } = deps

  /** Where another identity provider has the sessions there is nothing here. */
  const sessions = (): Sessions => {
    if (!deps.sessions) throw notFound()
    return deps.sessions
  }

  /** One is signed in everywhere at once, so each application's log says it. */
  const auditOwn = (tx: Transaction, actor: Actor, action: AuditAction) =>
    audit(
      tx,
      ...actor.applicationIds.map((applicationId): AuditEntry => ({
        applicationId,
        actor,
        action,
        objectType: 'user',
        objectId: actor.userId,
        summary: { name: nameOf(actor) },
      })),
    )

  return {
    list: async (actor: Actor): Promise<SignInSession[]> => {
      const rows = await database.system((tx) => sessions().listOf(tx, actor.subject))
      const all = rows.map((row) => toSession(row, actor.sessionId))
      return [...all.filter((one) => one.isCurrent), ...all.filter((one) => !one.isCurrent)]
    },

    end: (actor: Actor, sessionId: string): Promise<void> =>
      database.system(async (tx) => {
        const ended = await sessions().endOf(tx, actor.subject, { only: sessionId })
        if (ended.length === 0) throw notFound()
        await auditOwn(tx, actor, 'session.ended')
      }),

    endOthers: (actor: Actor): Promise<{ count: number }> =>
      database.system(async (tx) => {
        const ended = await sessions().endOf(tx, actor.subject, { except: actor.sessionId })
        if (ended.length > 0) await auditOwn(tx, actor, 'sessions.ended')
        return { count: ended.length }
      }),

    endOf: async (
      actor: Actor,
      applicationId: number,
      userId: number,
    ): Promise<{ count: number }> => {
      const person = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        const row = await lockPerson(tx, applicationId, userId)
        if (!row) throw notFound()
        if (!canManagePerson(access, row)) throw forbidden()
        return row
      })
      const { subject } = person
      return database.system(async (tx) => {
        // One is signed in everywhere at once: who ends that has to look after them everywhere, too.
        if (!(await isAllowedEverywhere(tx, { actor, userId }, canManagePerson)))
          throw new Problem(403, 'sessions-elsewhere', { text: sessionTexts['sessions-elsewhere'] })
        const ended = await (subject ? sessions().endOf(tx, subject) : [])
        if (ended.length > 0)
          await audit(tx, {
            applicationId,
            actor,
            action: 'sessions.ended',
            objectType: 'user',
            objectId: userId,
            summary: {
              name: nameOf({ firstName: person.first_name, lastName: person.last_name }),
            },
          })
        return { count: ended.length }
      })
    },
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()
