import { customers, figures, integrations, invoiceImport } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { addCampaign } from './campaign.samples.ts'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** So many integrations that samples made stay: requests may be made before any of them is sent. */
const keptIntegrations = 15

/** Makes room for another one: an application has so many at most. */
const clearOld = (world: World) =>
  world.shared(sql`
    update integrations set revoked_at = now()
    where application_id = ${world.applicationId} and revoked_at is null and id not in (
      select id from integrations where application_id = ${world.applicationId}
      order by id desc limit ${keptIntegrations}
    )`)

/** A client of the application that nothing else is about. */
async function addCustomer(world: World): Promise<number> {
  const [row] = await world.shared<{ id: number }>(sql`
    insert into customers (id, display_name)
    select greatest(500000, max(id)) + 1, ${world.text()} from customers returning id`)
  await world.shared(sql`
    update applications set customer_ids = customer_ids || ${row!.id}::int
    where id = ${world.applicationId}`)
  return row!.id
}

/** An integration that nobody else uses. */
async function newIntegration(world: World) {
  await clearOld(world)
  const name = world.text()
  const [user] = await world.shared<{ id: number }>(
    sql`insert into users (first_name) values (${name}) returning id`,
  )
  const [row] = await world.rows<{ id: number }>(sql`
    insert into integrations (
      application_id, user_id, token_id, name, areas, secret_hash, created_at, created_by
    )
    select application_id, ${user!.id}, ${`probe ${user!.id}`}, ${name}, '{figures}', 'none', now(), ${user!.id}
    from user_groups where id = ${world.groupId}
    returning id`)
  return { params: { applicationId: world.applicationId, integrationId: row!.id } }
}

const monday = '2027-03-15T09:00:00.000Z'

/** A channel of a campaign that everybody in the tenant sees; rows name it, no address does. */
async function seenChannel(world: World) {
  const name = world.text()
  const [row] = await world.shared<{ id: number; campaign_id: number }>(sql`
    with campaign as (
      insert into campaigns (application_id, name, name_key, customer_id, customer_name, status)
      select id, ${name}, ${name}, 1, 'Probe', 6 from applications where id = ${world.applicationId}
      returning application_id, id
    ), seen as (
      insert into campaign_groups (application_id, campaign_id, user_group_id)
      select c.application_id, c.id, g.id from campaign c
      join user_groups g on g.application_id = c.application_id
    ), channel as (
      insert into channels (application_id, campaign_id, name, media_type_id, workflow_state, budget)
      select application_id, id, 'Probe', 5, 'Approving', 1000 from campaign
      returning id, campaign_id
    )
    select id, campaign_id from channel`)
  // In no tenant there is none.
  return row ?? { id: 1, campaign_id: 1 }
}

/** Other systems that push figures, and what they push. */
export const integrationSamples: readonly Sample[] = [
  of(customers.list, tenant),
  of(customers.create, (world) => ({ ...tenant(world), body: { displayName: world.text() } })),
  of(customers.save, async (world) => ({
    params: { applicationId: world.applicationId, customerId: await addCustomer(world) },
    body: { isArchived: true },
  })),
  of(integrations.list, tenant),
  of(integrations.create, async (world) => {
    await clearOld(world)
    return { ...tenant(world), body: { name: world.text(), areas: ['campaigns' as const] } }
  }),
  of(integrations.save, async (world) => ({
    ...(await newIntegration(world)),
    body: { name: world.text(), areas: ['figures' as const] },
  })),
  of(integrations.rotate, async (world) => ({ ...(await newIntegration(world)), body: {} })),
  of(integrations.revoke, newIntegration),
  of(figures.costs, async (world) => ({
    params: { applicationId: world.applicationId, campaignId: (await addCampaign(world)).id },
  })),
  of(figures.kpis, async (world) => ({
    params: { applicationId: world.applicationId, campaignId: (await addCampaign(world)).id },
  })),
  of(figures.putKpis, async (world) => ({
    ...tenant(world),
    body: {
      kpis: [{ key: 'probe', nameDe: 'Probe', nameEn: 'Sample', unit: 'number' as const }],
      items: [
        { campaignId: (await seenChannel(world)).campaign_id, key: 'probe', day: monday, value: 5 },
      ],
    },
  })),
  of(invoiceImport.put, async (world) => {
    const [row] = await world.shared<{ id: number }>(
      sql`select customer_ids[1] as id from applications where id = ${world.applicationId}`,
    )
    const invoice = { number: world.text(), invoiceDate: monday, netTotal: 100, vatAmount: 19 }
    return { ...tenant(world), body: { items: [{ ...invoice, customerId: row?.id ?? 1 }] } }
  }),
  of(invoiceImport.putDocument, async (world) => {
    const number = world.text()
    await world.shared(sql`
      insert into invoices (
        application_id, customer_id, number, type, invoice_date, net_total, vat_amount
      )
      select id, 1, ${number}, 'invoice', '2027-03-01', 100, 19
      from applications where id = ${world.applicationId}`)
    return {
      params: { applicationId: world.applicationId, invoiceNumber: number },
      body: {},
      files: { document: [new File(['%PDF-1.7 %%EOF'], 'Rechnung.pdf')] },
    }
  }),
  of(figures.putCosts, async (world) => ({
    ...tenant(world),
    body: { items: [{ channelId: (await seenChannel(world)).id, booked: 500 }] },
  })),
]
