import type { BodyOf, Contact, contactBatch } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { requireCurrentRows } from '../../platform/current-rows.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import { collectFaults, refuseFaults } from '../../platform/row-faults.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { trashHorizon, type Command } from '../components/index.ts'
import { listMediaTypes } from '../media-types/index.ts'
import { enterTenant } from '../users/index.ts'
import { listHeld, restoreContacts, saveContacts } from './contact-batch.repository.ts'
import { deleteContacts, lockImports } from './contact-import.repository.ts'
import { toContact } from './contacts.mapper.ts'
import { canManageContacts } from './contacts.policy.ts'
import { contactsChanged } from './contacts.service.ts'
import { contactTexts } from './contacts.texts.ts'

type Batch = BodyOf<typeof contactBatch.put>

/** Makes, changes, deletes and brings back contacts: all of it, or nothing. */
export const putContacts = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock'>,
  { actor, applicationId, idempotencyKey }: Command,
  { items, removeIds, restoreIds }: Batch,
): Promise<Contact[]> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    if (!canManageContacts(access)) throw forbidden()
    const at = deps.clock.now()
    await lockImports(tx, applicationId)
    await requireCurrentRows({
      rows: items.map(({ contactId: id, version }) => ({ id, version })),
      removeIds,
      load: (ids) => listHeld(tx, applicationId, ids),
      twice: { field: 'contactId', text: contactTexts.twice },
      toAnswer: (row) => toContact(row, access),
    })
    checkFacts(items)

    const restored = await restoreContacts(tx, applicationId, {
      ids: restoreIds,
      since: trashHorizon(at),
    })
    if (restored.length < new Set(restoreIds).size) throw notFound()
    const saved = items.length > 0 ? await saveContacts(tx, applicationId, items) : []
    if (removeIds.length > 0) await deleteContacts(tx, applicationId, { ids: removeIds, at })

    const changed = items.filter(({ contactId }) => contactId !== null).length
    const done = {
      added: items.length - changed + restored.length,
      changed,
      removed: removeIds.length,
    }
    if (done.added + done.changed + done.removed > 0) {
      await audit(tx, {
        applicationId,
        actor,
        action: 'contacts.imported',
        objectType: 'application',
        objectId: applicationId,
        summary: { after: done },
      })
      await deps.events.append(tx, contactsChanged(applicationId, null, idempotencyKey))
    }
    return saved.map((row) => toContact(row, access))
  })

function checkFacts(items: Batch['items']): void {
  const media = new Set(listMediaTypes('en').map(({ id }) => id))
  const faults = collectFaults()
  for (const [index, { mediaTypeIds = [], isCallbackEnabled, email }] of items.entries()) {
    for (const [at, id] of mediaTypeIds.entries())
      if (!media.has(id)) faults.add(`items[${index}].mediaTypeIds[${at}]`, contactTexts['no-medium']) // prettier-ignore
    if (isCallbackEnabled && !email) faults.add(`items[${index}].email`, contactTexts['email-missing']) // prettier-ignore
  }
  refuseFaults(faults.all)
}
