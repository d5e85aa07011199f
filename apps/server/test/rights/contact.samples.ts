import { contactBatch, contactImport, contacts } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** A contact who calls back. */
const contact = async (world: World) => {
  const [row] = await world.rows<{ id: number }>(
    sql`insert into contacts (application_id, first_name, last_name, email, is_callback_enabled)
        select application_id, 'Probe', ${world.text()}, 'probe@probe.example', true
        from user_groups where id = ${world.groupId}
        returning id`,
  )
  return { params: { applicationId: world.applicationId, contactId: row!.id } }
}

/** Contacts, and requests to be called. */
export const contactSamples: readonly Sample[] = [
  of(contacts.list, tenant),
  of(contacts.get, contact),
  of(contacts.create, (world) => ({
    ...tenant(world),
    body: { firstName: 'Probe', lastName: world.text() },
  })),
  of(contacts.save, async (world) => ({
    ...(await contact(world)),
    body: { firstName: 'Probe', lastName: world.text(), isCallbackEnabled: false },
  })),
  of(contacts.remove, contact),
  of(contactBatch.put, (world) => ({
    ...tenant(world),
    body: { items: [{ contactId: null, firstName: 'Probe', lastName: world.text() }] },
  })),
  of(contactImport.put, (world) => ({
    ...tenant(world),
    body: { items: [{ externalId: world.text(), firstName: 'Probe', lastName: world.text() }] },
  })),
  of(contacts.restore, async (world) => {
    const { params } = await contact(world)
    await world.rows(
      sql`update contacts set deleted_at = now() where id = ${params.contactId} returning id`,
    )
    return { params }
  }),
  of(contacts.arrange, async (world) => ({ ...(await contact(world)), body: { beforeId: null } })),
  of(contacts.slots, contact),
  of(contacts.callback, async (world) => ({
    ...(await contact(world)),
    body: { topic: world.text(), phoneNumber: '0123' },
  })),
]
