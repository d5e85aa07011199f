import {
  formerSecretHours,
  integrationAreaNames,
  maxIntegrations,
  type BodyOf,
  type Integration,
  type integrations,
  type IntegrationWithToken,
} from '@atrium/api-client/contract'
import { audit, type AuditSummary } from '../../platform/audit.ts'
import type { AuditAction } from '../../platform/audit-actions.ts'
import { dayIn, dayOf } from '../../platform/berlin-time.ts'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { hashOfToken, newToken, newTokenId } from './integration-token.ts'
import { toIntegration } from './integrations.mapper.ts'
import { canManageIntegrations, stateOn } from './integrations.policy.ts'
import {
  findIntegration,
  insertIntegration,
  insertIntegrationUser,
  listIntegrations,
  lockIntegrations,
  renameIntegrationUser,
  saveIntegration,
  saveRevocation,
  saveSecret,
  type IntegrationRow,
} from './integrations.repository.ts'
import { integrationTexts } from './integrations.texts.ts'

type IntegrationForm = BodyOf<typeof integrations.create>

interface Place {
  applicationId: number
  integrationId: number
}

const refused = (code: 'too-many-integrations' | 'integration-ended') =>
  new Problem(409, code, { text: integrationTexts[code] })

export function createIntegrationsService(deps: Pick<Dependencies, 'database' | 'clock'>) {
  /** Looks at one integration and changes it; 404 where it is not there, before it is said who may. */
  const change = <T>(
    actor: Actor,
    { applicationId, integrationId }: Place,
    work: (tx: Transaction, access: Access, row: IntegrationRow) => Promise<T>,
  ): Promise<T> =>
    enterTenant(deps, actor, applicationId, async (tx, access) => {
      await lockIntegrations(tx, applicationId)
      const row = await findIntegration(tx, applicationId, integrationId)
      if (!row) throw notFound()
      if (!canManageIntegrations(access)) throw forbidden()
      return work(tx, access, row)
    })

  const present = async (tx: Transaction, { application_id, id }: IntegrationRow) =>
    toIntegration((await findIntegration(tx, application_id, id))!, deps.clock.now())

  return {
    list: (actor: Actor, applicationId: number): Promise<Integration[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canManageIntegrations(access)) throw forbidden()
        const now = deps.clock.now()
        return (await listIntegrations(tx, applicationId)).map((row) => toIntegration(row, now))
      }),

    /** Makes an integration with a user of its own, whom history names. */
    create: async (
      actor: Actor,
      applicationId: number,
      form: IntegrationForm,
    ): Promise<IntegrationWithToken> => {
      const now = deps.clock.now()
      const { areas, directoryRole, expiresOn } = factsOf(form)
      const check = async (tx: Transaction, access: Access) => {
        if (!canManageIntegrations(access)) throw forbidden()
        await lockIntegrations(tx, applicationId)
        if (expiresOn !== null && expiresOn < dayOf(now)) {
          throw invalid({ expiresOn: integrationTexts.past })
        }
        const working = await listWorking(tx, applicationId)
        checkName(working, form.name)
        if (working.length >= maxIntegrations) throw refused('too-many-integrations')
      }
      await enterTenant(deps, actor, applicationId, check)
      const tokenId = newTokenId()
      const token = newToken(tokenId)
      // People, and who is none, belong to no tenant.
      const userId = await deps.database.system((tx) =>
        insertIntegrationUser(tx, tokenId, form.name),
      )
      return enterTenant(deps, actor, applicationId, async (tx, access) => {
        // Somebody may have been quicker since.
        await check(tx, access)
        const id = await insertIntegration(tx, {
          application_id: applicationId,
          user_id: userId,
          token_id: tokenId,
          name: form.name,
          areas,
          directory_role: directoryRole,
          expires_on: expiresOn,
          created_at: now,
          secret_hash: hashOfToken(token),
          created_by: actor.userId,
        })
        const row = (await findIntegration(tx, applicationId, id))!
        const after = summaryOf(factsOf(form))
        await record(tx, access, row, 'integration.created', { after })
        return { integration: toIntegration(row, now), token }
      })
    },

    /** What it is called, what it may do and until when; one that ended by its day works again by another. */
    save: async (actor: Actor, place: Place, form: IntegrationForm): Promise<Integration> => {
      const { answer, userId } = await change(actor, place, async (tx, access, row) => {
        if (row.revoked_at !== null) throw refused('integration-ended')
        const { areas, directoryRole, expiresOn } = factsOf(form)
        if (
          expiresOn !== null &&
          expiresOn !== row.expires_on &&
          expiresOn < dayOf(deps.clock.now())
        )
          throw invalid({ expiresOn: integrationTexts.past })
        checkName((await listWorking(tx, place.applicationId)).filter(({ id }) => id !== row.id), form.name) // prettier-ignore
        const before = { name: row.name, ...summaryOf({ areas: row.areas, directoryRole: row.directory_role, expiresOn: row.expires_on }) } // prettier-ignore
        const after = { name: form.name, ...summaryOf(factsOf(form)) }
        if (JSON.stringify(before) !== JSON.stringify(after)) {
          await saveIntegration(tx, row, {
            name: form.name,
            areas,
            directory_role: directoryRole,
            expires_on: expiresOn,
          })
          await record(tx, access, row, 'integration.changed', { before, after })
        }
        return { answer: await present(tx, row), userId: row.user_id }
      })
      // People, and who is none, belong to no tenant.
      await deps.database.system((tx) => renameIntegrationUser(tx, userId, form.name))
      return answer
    },

    /** A new secret for the same integration; the former one works on for a day, so that nothing stands still. */
    rotate: (
      actor: Actor,
      place: Place,
      { endsFormer }: { endsFormer: boolean },
    ): Promise<IntegrationWithToken> =>
      change(actor, place, async (tx, access, row) => {
        const now = deps.clock.now()
        if (stateOn(row, dayOf(now)) !== 'active') throw refused('integration-ended')
        const token = newToken(row.token_id)
        const formerUntil = endsFormer
          ? null
          : new Date(now.getTime() + formerSecretHours * 3_600_000)
        await saveSecret(tx, row, hashOfToken(token), formerUntil)
        const after = { formerSecretUntil: formerUntil?.toISOString() ?? false }
        await record(tx, access, row, 'integration.rotated', { after })
        return { integration: await present(tx, row), token }
      }),

    /** Ends it for good; once more changes nothing. */
    revoke: (actor: Actor, place: Place): Promise<Integration> =>
      change(actor, place, async (tx, access, row) => {
        if (row.revoked_at === null) {
          await saveRevocation(tx, row, { at: deps.clock.now(), by: actor.userId })
          await record(tx, access, row, 'integration.revoked')
        }
        return present(tx, row)
      }),
  }
}

interface Facts {
  areas: IntegrationRow['areas']
  directoryRole: IntegrationRow['directory_role']
  expiresOn: string | null
}

function factsOf(form: IntegrationForm): Facts {
  const areas = integrationAreaNames.filter((area) => form.areas.includes(area))
  return {
    areas,
    directoryRole: areas.includes('directory') ? (form.directoryRole ?? 'CLIENT') : null,
    expiresOn: dayIn(form.expiresOn) ?? null,
  }
}

/** What the log says of it. */
const summaryOf = ({ areas, directoryRole, expiresOn }: Facts) => ({
  integrationAreas: areas,
  ...(directoryRole && { directoryRole }),
  ...(expiresOn && { expiresOn }),
})

const listWorking = async (tx: Transaction, applicationId: number) =>
  (await listIntegrations(tx, applicationId)).filter(({ revoked_at }) => revoked_at === null)

function checkName(others: readonly IntegrationRow[], wanted: string): void {
  if (others.some(({ name }) => name.toLowerCase() === wanted.toLowerCase()))
    throw invalid({ name: integrationTexts['name-taken'] })
}

const record = (
  tx: Transaction,
  { applicationId, actor }: Access,
  { id, name }: IntegrationRow,
  action: AuditAction,
  facts: AuditSummary = {},
) =>
  audit(tx, {
    applicationId,
    actor,
    action,
    objectType: 'integration',
    objectId: id,
    summary: { name, ...facts },
  })
