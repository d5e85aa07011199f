import {
  campaigns,
  componentSearch,
  contactBatch,
  customers,
  contactImport,
  contacts,
  fileShares,
  invoiceImport,
  invoices,
  officeDocuments,
  peopleImport,
  setup,
  userGroupTypes,
  users,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { tenant } from '../rights/sample.ts'
import type { World } from '../rights/world.ts'
import { withAccount } from '../rights/user.samples.ts'
import { naming, type NamingSample } from './sample.ts'

const contactBody = (world: World) => ({
  firstName: 'Probe',
  lastName: world.text(),
  isCallbackEnabled: false,
})

const year = { fromDate: '2026-01-01T09:00:00Z', toDate: '2026-12-31T09:00:00Z' }

/** A customer of the caller's own tenant, with an invoice. */
async function invoiced(world: World) {
  const number = world.text()
  const [row] = await world.rows<{ customerId: number }>(sql`
    insert into invoices (application_id, customer_id, number, type, invoice_date, net_total, vat_amount)
    select a.id, customer_ids[1], ${number}, 'invoice', '2026-05-01', 100, 19
    from applications a join user_groups g on g.application_id = a.id
    where g.id = ${world.groupId} returning customer_id as "customerId"`)
  return { customerId: row!.customerId, invoiceNumber: number }
}

const recipientBody = { name: 'Probe GmbH', street: 'Weg 1', postcode: '20457', city: 'Hamburg', country: 'DE' } // prettier-ignore

const callback = (world: World) => ({ topic: world.text(), phoneNumber: '0123' })

/** Calls that name somebody by an address, a name, a number, a link or a token. */
export const addressSamples: readonly NamingSample[] = [
  naming(users.add, 'externalUsers[].email', (world, email: string) => ({
    ...tenant(world),
    body: { externalUsers: [{ fullName: 'Probe Gast', email }] },
  })),
  naming(users.add, 'members[].email', (world, email: string) => ({
    ...tenant(world),
    body: { members: [{ fullName: 'Probe Gast', email }] },
  })),
  naming(peopleImport.put, 'people[].email', (world, email: string) => ({
    ...tenant(world),
    body: { people: [{ lastName: 'Gast', email }] },
  })),
  naming(users.sendEmailLink, 'email', async (world, email: string) => ({
    ...tenant(world),
    body: { userId: await withAccount(world), email },
  })),
  naming(users.answerInvitation, 'applicationId', (_world, applicationId) => ({
    params: { applicationId },
    body: { answer: 'accept' as const },
  })),
  naming(users.ofCustomers, 'customerIds', (_world, id) => ({
    query: { customerIds: String(id) },
  })),
  naming(setup.create, 'members[].email', (world, email: string) => ({
    body: {
      application: { displayName: world.text() },
      members: [{ fullName: 'Probe Gast', email, userGroupType: userGroupTypes.Customer }],
    },
  })),
  naming(setup.create, 'customers[].id', (world, id) => ({
    body: {
      application: { displayName: world.text() },
      customers: [{ id, displayName: 'Probekundin' }],
    },
  })),
  naming(contacts.create, 'email', (world, email: string) => ({
    ...tenant(world),
    body: { ...contactBody(world), email },
  })),
  naming(contactBatch.put, 'items[].email', (world, email: string) => ({
    ...tenant(world),
    body: { items: [{ contactId: null, ...contactBody(world), email }] },
  })),
  naming(contactBatch.put, 'items[].contactId', (world, contactId) => ({
    ...tenant(world),
    body: { items: [{ contactId, ...contactBody(world) }] },
  })),
  naming(contactBatch.put, 'removeIds[]', (world, contactId) => ({
    ...tenant(world),
    body: { items: [], removeIds: [contactId] },
  })),
  naming(contactBatch.put, 'restoreIds[]', async (world, contactId) => {
    await world.rows(sql`
      update contacts set deleted_at = now()
      where application_id = ${world.applicationId} and id = ${contactId} returning id`)
    return { ...tenant(world), body: { items: [], restoreIds: [contactId] } }
  }),
  naming(contactImport.put, 'items[].email', (world, email: string) => ({
    ...tenant(world),
    body: { items: [{ externalId: world.text(), ...contactBody(world), email }] },
  })),
  naming(contacts.get, 'contactId', ({ applicationId }, contactId) => ({
    params: { applicationId, contactId },
  })),
  naming(contacts.save, 'contactId', (world, contactId) => ({
    params: { applicationId: world.applicationId, contactId },
    body: contactBody(world),
  })),
  naming(contacts.save, 'email', async (world, email: string) => {
    const [row] = await world.rows<{ id: number }>(sql`
      insert into contacts (application_id, first_name, last_name)
      select application_id, 'Probe', ${world.text()} from user_groups where id = ${world.groupId}
      returning id`)
    return {
      params: { applicationId: world.applicationId, contactId: row!.id },
      body: { ...contactBody(world), email },
    }
  }),
  naming(contacts.remove, 'contactId', ({ applicationId }, contactId) => ({
    params: { applicationId, contactId },
  })),
  naming(contacts.restore, 'contactId', async (world, contactId) => {
    // Of one's own it has been deleted before.
    await world.rows(sql`
      update contacts set deleted_at = now()
      where application_id = ${world.applicationId} and id = ${contactId} returning id`)
    return { params: { applicationId: world.applicationId, contactId } }
  }),
  naming(contacts.arrange, 'contactId', ({ applicationId }, contactId) => ({
    params: { applicationId, contactId },
    body: { beforeId: null },
  })),
  naming(contacts.slots, 'contactId', ({ applicationId }, contactId) => ({
    params: { applicationId, contactId },
  })),
  naming(contacts.callback, 'contactId', (world, contactId) => ({
    params: { applicationId: world.applicationId, contactId },
    body: callback(world),
  })),
  naming(invoiceImport.put, 'items[].customerId', (world, customerId) => ({
    ...tenant(world),
    body: {
      items: [
        {
          number: world.text(),
          customerId,
          invoiceDate: '2027-03-15T09:00:00.000Z',
          netTotal: 100,
          vatAmount: 19,
        },
      ],
    },
  })),
  naming(invoices.outgoing, 'customerId', (_world, customerId) => ({
    params: { customerId },
    query: year,
  })),
  naming(invoices.outgoing, 'applicationId', async (world, applicationId) => ({
    params: { customerId: (await invoiced(world)).customerId },
    query: { ...year, applicationId },
  })),
  naming(invoices.download, 'customerId', async (world, customerId) => ({
    params: { customerId, invoiceNumber: (await invoiced(world)).invoiceNumber },
  })),
  naming(invoices.download, 'applicationId', async (world, applicationId) => ({
    params: await invoiced(world),
    query: { applicationId },
  })),
  naming(invoices.xrechnung, 'customerId', async (world, customerId) => ({
    params: { customerId, invoiceNumber: (await invoiced(world)).invoiceNumber },
  })),
  naming(invoices.xrechnung, 'applicationId', async (world, applicationId) => ({
    params: await invoiced(world),
    query: { applicationId },
  })),
  naming(customers.save, 'customerId', ({ applicationId }, customerId) => ({
    params: { applicationId, customerId },
    body: { isArchived: false },
  })),
  naming(invoices.recipient, 'customerId', (world, customerId) => ({
    params: { customerId },
    query: { applicationId: world.applicationId },
  })),
  naming(invoices.recipient, 'applicationId', async (world, applicationId) => ({
    params: { customerId: (await invoiced(world)).customerId },
    query: { applicationId },
  })),
  naming(invoices.saveRecipient, 'customerId', (world, customerId) => ({
    params: { customerId },
    query: { applicationId: world.applicationId },
    body: recipientBody,
  })),
  naming(invoices.saveRecipient, 'applicationId', async (world, applicationId) => ({
    params: { customerId: (await invoiced(world)).customerId },
    query: { applicationId },
    body: recipientBody,
  })),
  naming(invoices.saveRecipient, 'email', async (world, email: string) => ({
    params: { customerId: (await invoiced(world)).customerId },
    query: { applicationId: world.applicationId },
    body: { ...recipientBody, email },
  })),
  naming(campaigns.list, 'searchQuery', (world, searchQuery: string) => ({
    ...tenant(world),
    query: { searchQuery },
  })),
  naming(componentSearch.find, 'query', (world, query: string) => ({
    ...tenant(world),
    query: { query },
  })),
  naming(fileShares.remove, 'shareId', ({ applicationId }, shareId: string) => ({
    params: { applicationId, shareId },
  })),
  naming(officeDocuments.info, 'access_token', async (world, token: string) => ({
    params: { id: (await world.file()).id },
    query: { access_token: token },
  })),
  naming(officeDocuments.contents, 'access_token', async (world, token: string) => ({
    params: { id: (await world.file()).id },
    query: { access_token: token },
  })),
]
