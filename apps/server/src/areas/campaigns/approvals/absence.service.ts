import type { Absence, BodyOf, OwnAbsence, absences } from '@atrium/api-client/contract'
import { audit } from '../../../platform/audit.ts'
import { dayOf, dayOnWire } from '../../../platform/berlin-time.ts'
import { forbidden, invalid } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { logMails, type Command } from '../../components/index.ts'
import { notify } from '../../notifications/index.ts'
import { isInGroupThat } from '../../user-groups/index.ts'
import { enterTenant, rightsChanged, type Access } from '../../users/index.ts'
import { canBeAbsent, canStandIn, isAsked } from '../campaigns.policy.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { findAbsence, listAbsentOf, listColleagues, lockAbsence, putAbsence, removeAbsence, type AbsenceRow } from './deputies.repository.ts' // prettier-ignore

type AbsenceDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

const personOf = (row: { id: number; first_name: string; last_name: string }) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
})
const toAbsence = (row: AbsenceRow): Absence => ({
  from: dayOnWire(row.from_day),
  until: dayOnWire(row.until_day),
  deputy: personOf(row),
})

/** When somebody is away, and who decides about approvals meanwhile; for each tenant apart (T-39). */
export function createAbsenceService(deps: AbsenceDependencies) {
  const mayEdit = async (tx: Transaction, access: Access) =>
    canBeAbsent(access, await isInGroupThat(tx, access, 'approves'))

  return {
    read: (actor: Actor, applicationId: number): Promise<OwnAbsence> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const today = dayOf(deps.clock.now())
        const edit = await mayEdit(tx, access)
        const absence = await findAbsence(tx, applicationId, actor.userId, today)
        const away = canStandIn(access)
          ? await listAbsentOf(tx, applicationId, actor.userId, today)
          : []
        return {
          absence: absence ? toAbsence(absence) : null,
          // Whoever asks nobody needs no names.
          candidates: edit ? await candidatesOf(tx, access) : [],
          standsInFor: away
            .filter((row) => isAsked(row, row.is_approver))
            .map((row) => ({
              person: personOf(row),
              from: dayOnWire(row.from_day),
              until: dayOnWire(row.until_day),
            })),
          can: { edit },
        }
      }),

    async save(
      { actor, applicationId }: Command,
      body: BodyOf<typeof absences.save>,
      log: CallContext['log'],
    ): Promise<Absence> {
      const now = deps.clock.now()
      const [from, until] = [dayOf(new Date(body.from)), dayOf(new Date(body.until))]
      const { absence, mails } = await enterTenant(
        deps,
        actor,
        applicationId,
        async (tx, access) => {
          if (!(await mayEdit(tx, access))) throw forbidden()
          if (until < from) throw invalid({ until: campaignTexts['ends-before-start'] })
          if (until < dayOf(now)) throw invalid({ until: campaignTexts['in-the-past'] })
          const deputy = (await candidatesOf(tx, access)).find(({ id }) => id === body.deputyId)
          if (!deputy) throw invalid({ deputyId: campaignTexts['no-deputy'] })
          const before = await lockAbsence(tx, applicationId, actor.userId)
          await putAbsence(tx, { applicationId, userId: actor.userId, deputyId: deputy.id, from, until, at: now }) // prettier-ignore
          await note(deps, tx, access, before, { deputyId: deputy.id, from, until })
          const isNew = before?.deputy_id !== deputy.id || before.from_day !== from || before.until_day !== until // prettier-ignore
          const mails = isNew
            ? await notify(deps, tx, applicationId, {
                kind: 'deputyNamed',
                object: {
                  id: null,
                  type: null,
                  name: `${actor.firstName} ${actor.lastName}`.trim(),
                },
                url: `/approvals?clientId=${applicationId}`,
                actor,
                recipientIds: [deputy.id],
              })
            : []
          return { absence: { from: dayOnWire(from), until: dayOnWire(until), deputy }, mails }
        },
      )
      logMails(log, mails)
      return absence
    },

    /** Whoever is back decides alone again. */
    end: (actor: Actor, applicationId: number): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (actor.preview !== undefined) throw forbidden()
        const before = await lockAbsence(tx, applicationId, actor.userId)
        if (!before) return
        await removeAbsence(tx, applicationId, actor.userId)
        await note(deps, tx, access, before)
      }),
  }
}

/** Who may decide in the caller's place: the client's own people. */
async function candidatesOf(tx: Transaction, { applicationId, actor }: Access) {
  const colleagues = await listColleagues(tx, applicationId, actor.userId)
  return colleagues.filter(canStandIn).map(personOf)
}

/** Writes down who may decide for whom, and tells those whose rights are others now. */
async function note(
  deps: AbsenceDependencies,
  tx: Transaction,
  { applicationId, actor }: Access,
  before: { deputy_id: number; from_day: string; until_day: string } | undefined,
  after?: { deputyId: number; from: string; until: string },
): Promise<void> {
  await audit(tx, {
    applicationId,
    actor,
    action: after ? 'approval.deputy-named' : 'approval.deputy-ended',
    objectType: 'user',
    objectId: actor.userId,
    summary: {
      name: `${actor.firstName} ${actor.lastName}`.trim(),
      before: {
        deputyId: before?.deputy_id ?? null,
        from: before?.from_day ?? null,
        until: before?.until_day ?? null,
      },
      after: {
        deputyId: after?.deputyId ?? null,
        from: after?.from ?? null,
        until: after?.until ?? null,
      },
    },
  })
  const ids = new Set([before?.deputy_id, after?.deputyId].filter((id) => id !== undefined))
  await deps.events.append(tx, ...[...ids].map((id) => rightsChanged(applicationId, id)))
}
