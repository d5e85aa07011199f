import type { BodyOf, contactImport, ContactOutcome } from '@atrium/api-client/contract'
import { forbidden } from '../../platform/problem.ts'
import { refuseFaults } from '../../platform/row-faults.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Command } from '../components/index.ts'
import { listMediaTypes } from '../media-types/index.ts'
import { enterTenant } from '../users/index.ts'
import { checkContacts } from './contact-import.logic.ts'
import {
  deleteContacts,
  listExternal,
  lockImports,
  saveExternal,
} from './contact-import.repository.ts'
import { canManageContacts } from './contacts.policy.ts'
import { contactsChanged } from './contacts.service.ts'

/** Takes over contacts of another system: all of them, or none. The same again changes nothing. */
export const importContacts = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock'>,
  { actor, applicationId, idempotencyKey }: Command,
  { items, missing, isDryRun }: BodyOf<typeof contactImport.put>,
): Promise<ContactOutcome> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    if (!canManageContacts(access)) throw forbidden()
    await lockImports(tx, applicationId)
    const before = await listExternal(tx, applicationId)
    const known = new Map(before.map((row) => [row.external_id, row]))
    const mediaTypeIds = new Set(listMediaTypes('en').map(({ id }) => id))
    const { rows, faults } = checkContacts(items, known, mediaTypeIds)
    refuseFaults(faults)

    const named = new Set(items.map(({ externalId }) => externalId))
    const removedIds =
      missing === 'remove'
        ? before.filter((row) => !row.is_deleted && !named.has(row.external_id)).map(({ id }) => id)
        : []
    const written = rows.filter(({ outcome }) => outcome !== 'unchanged')
    const madeIds = new Map<string, number>()
    if (!isDryRun && written.length + removedIds.length > 0) {
      const saved = await saveExternal(tx, applicationId, written.map(({ contact }) => contact)) // prettier-ignore
      for (const { external_id, id } of saved) madeIds.set(external_id, id)
      await deleteContacts(tx, applicationId, { ids: removedIds, at: deps.clock.now() })
      await deps.events.append(tx, contactsChanged(applicationId, null, idempotencyKey))
    }
    const count = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length
    return {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      removed: removedIds.length,
      rows: rows.map(({ contact: { external_id: externalId }, outcome, id }) => ({
        externalId,
        outcome,
        contactId: id ?? madeIds.get(externalId) ?? null,
      })),
    }
  })
