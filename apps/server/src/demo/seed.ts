import { Readable } from 'node:stream'
import sql from 'sql-template-tag'
import {
  createAccount,
  embeddedIssuer,
  createPasswords,
  publicPasswordCost,
} from '../identity/index.ts'
import type { Dependencies } from '../platform/dependencies.ts'
import type { Transaction } from '../platform/database/database.types.ts'
import { fillAudit } from './audit.ts'
import type { DemoSize } from './size.ts'
import { fillCampaigns } from './campaigns/campaign-rows.ts'
import { fillChats } from './talk/chats.ts'
import { fillComments } from './talk/comments.ts'
import { insertContacts } from './people/contacts.ts'
import { generate } from './content/index.ts'
import { fillCockpits } from './figures/cockpits.ts'
import { fillCollections } from './library/collections.ts'
import { fillExplorer, type StoredContent } from './library/explorer.ts'
import { uuidOf } from './ids.ts'
import { fillInvoices } from './invoices/invoices.ts'
import { fillRecipients, letterhead } from './invoices/letterhead.ts'
import { contentName, libraries, type DemoFile, type DemoFolder } from './library/library.ts'
import { newsFor } from './talk/news.ts'
import { emailOf, people, type DemoPerson } from './people/people.ts'
import { fillReactions } from './talk/reactions.ts'
import { fillReports, insertReportAccounts } from './figures/reports.ts'
import { fillOrders } from './orders/order-rows.ts'
import { storeMedia } from './seminar-media.ts'
import { fillSeminars, storeCourses } from './seminars/seminar-rows.ts'
import { atOffice } from './office-hours.ts'
import { continueIds, insertRows } from './rows.ts'
import { fillTasks } from './tasks/task-rows.ts'
import { tenants, type DemoTenant, type TenantKey } from './tenants.ts'
import { fillInvoiceVolume, fillVolume } from './volume.ts'

export interface DemoOptions {
  size: DemoSize
  /** The first start: everything in the story is told from there. */
  now: Date
}

/** One password for everybody in the demo. */
export const demoPassword = 'atrium-demo'

type DemoDependencies = Pick<Dependencies, 'database' | 'storage'>

/** Fills an empty database with the story: the same every time, told from the first start. */
export async function seedDemo(deps: DemoDependencies, { size, now }: DemoOptions): Promise<void> {
  const contents = await storeContents(deps, now.getFullYear())
  const courses = await storeCourses(deps)
  const media = await storeMedia(deps)
  const passwordHash = await createPasswords(publicPasswordCost).hash(demoPassword)
  await deps.database.system(async (tx) => {
    await insertTenants(tx)
    const userIds = await insertPeople(tx, { passwordHash, now })
    const filled: { tenant: DemoTenant; groupIds: ReadonlyMap<string, number> }[] = []
    for (const tenant of tenants) {
      const groupIds = await insertGroups(tx, tenant)
      filled.push({ tenant, groupIds })
      await insertMemberships(tx, tenant, userIds, groupIds)
      await insertVisits(tx, tenant, now)
      await insertContacts(tx, tenant)
      const setting = { tenant, groupIds, userIds, contents: contents[tenant.key], now }
      const folders = libraries[tenant.key](now.getFullYear())
      const links = await fillExplorer(tx, { ...setting, folders })
      await fillCollections(tx, setting)
      await insertNews(tx, { tenant, userIds, links, now })
      await fillComments(tx, { tenant, userIds, now })
      await fillReactions(tx, { tenant, now })
      await fillChats(tx, { tenant, userIds, now })
      await fillCampaigns(tx, { tenant, groupIds, userIds, now })
      await fillCockpits(tx, { tenant, now })
      await fillTasks(tx, { tenant, groupIds, userIds, now })
      await fillOrders(tx, { tenant, groupIds, userIds, now })
      await fillReports(tx, { tenant, userIds, now })
    }
    for (const { tenant, groupIds } of filled)
      await fillSeminars(tx, { tenant, groupIds, userIds, courses, media, now })
    await insertReportAccounts(tx, { userIds, passwordHash, now })
    if (size !== 'small') {
      const [content] = contents.alpenquell.values()
      await fillVolume(tx, { size, now, content: content!, userId: userIds.get('aylin.kaya')! })
    }
    await insertCustomers(tx)
    await fillRecipients(tx)
    await fillInvoices(tx, { now })
    if (size !== 'small') await fillInvoiceVolume(tx, { size, now })
    await fillAudit(tx, { size, now })
    // Else the database plans the first queries as if these tables were empty.
    if (size !== 'small') await tx.query(sql`analyze`)
  })
}

/** Generates and stores the content of all files, several at a time. */
async function storeContents(deps: DemoDependencies, year: number) {
  const stored = { alpenquell: new Map(), wohnwerk: new Map(), voltrad: new Map() } as Record<
    TenantKey,
    Map<string, StoredContent>
  >
  const waiting = tenants.flatMap((tenant) =>
    libraries[tenant.key](year)
      .flatMap(allFiles)
      .flatMap(([name, , , former = []]) =>
        Array.from({ length: former.length + 1 }, (_, index) => ({
          name,
          version: index + 1,
          isNewest: index === former.length,
          tenant,
        })),
      ),
  )
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { name, version, isNewest, tenant } = next
      const { primary, secondary } = tenant.theme
      const file = generate(name, { primary, secondary, company: tenant.displayName }, version)
      const received = await deps.storage.receive(Readable.from([file.content]))
      const storageKey = await deps.storage.keep(received.temporaryKey)
      const { size, sha256 } = received
      const key = isNewest ? name : contentName(name, version)
      stored[tenant.key].set(key, { storageKey, size, sha256, contentType: file.contentType })
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return stored
}

const allFiles = (folder: DemoFolder): DemoFile[] => [
  ...(folder.files ?? []),
  ...(folder.folders ?? []).flatMap(allFiles),
]

async function insertTenants(tx: Transaction) {
  await insertRows(
    tx,
    'applications',
    {
      id: 'int',
      guid: 'uuid',
      display_name: 'text',
      description: 'text',
      colour: 'text',
      customer_ids: 'int[]',
    },
    tenants.map((tenant) => ({
      id: tenant.id,
      guid: uuidOf(`application ${tenant.key}`),
      display_name: tenant.displayName,
      description: tenant.description,
      colour: tenant.theme.primary,
      customer_ids: tenant.customerIds,
    })),
  )
  await continueIds(tx, 'applications')
  await insertRows(
    tx,
    'themes',
    {
      application_id: 'int',
      primary_color: 'text',
      secondary_color: 'text',
      theme_to_load: 'text',
    },
    tenants.map(({ id, theme }) => ({
      application_id: id,
      primary_color: theme.primary,
      secondary_color: theme.secondary,
      theme_to_load: theme.themeToLoad,
    })),
  )
  const definitions = await tx.query<{ id: number; key: string }>(
    sql`select id, key from configuration_definitions`,
  )
  const idOf = new Map(definitions.map(({ id, key }) => [key, id]))
  await insertRows(
    tx,
    'configuration_values',
    { application_id: 'int', configuration_id: 'int', value: 'text' },
    tenants.flatMap((tenant) =>
      Object.entries({ ...tenant.values, ...letterhead }).map(([key, value]) => ({
        application_id: tenant.id,
        configuration_id: idOf.get(key),
        value,
      })),
    ),
  )
}

const customerNames = Object.assign({}, ...tenants.map((tenant) => tenant.customerNames)) as Record<
  number,
  string
>

/** The customers of all applications, by the names of these unless they have their own. */
const insertCustomers = (tx: Transaction) =>
  tx.query(sql`
    insert into customers (id, display_name)
    select distinct on (customer.id) customer.id,
      coalesce(${JSON.stringify(customerNames)}::jsonb ->> customer.id::text, display_name)
    from applications, unnest(customer_ids) as customer (id)
    order by customer.id, applications.id`)

async function insertPeople(
  tx: Transaction,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<Map<string, number>> {
  for (const [order, person] of people.entries()) {
    const { login, firstName, lastName, roles, title, company } = person
    await createAccount(tx, {
      login,
      subject: uuidOf(`person ${login}`),
      firstName,
      lastName,
      email: emailOf(person),
      roles,
      passwordHash,
      persona: { title, company, order },
    })
  }
  const rows = await insertRows<{ id: number; subject: string }>(
    tx,
    'users',
    {
      issuer: 'text',
      subject: 'text',
      first_name: 'text',
      last_name: 'text',
      profile_first_name: 'text',
      profile_last_name: 'text',
      email: 'text',
      job_title: 'text',
      phone_number: 'text',
      picture_url: 'text',
      language_code: 'text',
      country_code: 'text',
      roles: 'text[]',
      created_at: 'timestamptz',
    },
    people.map((person) => ({
      issuer: embeddedIssuer,
      subject: uuidOf(`person ${person.login}`),
      first_name: person.firstName,
      last_name: person.lastName,
      profile_first_name: person.firstName,
      profile_last_name: person.lastName,
      email: emailOf(person),
      job_title: person.title[person.languageCode ?? 'de'],
      phone_number: person.phoneNumber,
      picture_url: person.pictureUrl,
      language_code: person.languageCode ?? 'de',
      country_code: 'DE',
      roles: person.roles,
      // They were there before this version came.
      created_at: new Date(now.getTime() - 400 * 86_400_000),
    })),
    'id, subject',
  )
  const idOf = new Map(rows.map(({ id, subject }) => [subject, id]))
  return new Map(people.map(({ login }) => [login, idOf.get(uuidOf(`person ${login}`))!]))
}

async function insertGroups(tx: Transaction, tenant: DemoTenant): Promise<Map<string, number>> {
  const rows = await insertRows<{ id: number; name: string }>(
    tx,
    'user_groups',
    {
      application_id: 'int',
      name: 'text',
      type: 'int',
      is_approver: 'boolean',
      sees_invoices: 'boolean',
    },
    tenant.groups.map((group) => ({
      application_id: tenant.id,
      name: group.name,
      type: group.type,
      is_approver: group.isApprover ?? false,
      sees_invoices: group.seesInvoices ?? false,
    })),
    'id, name',
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const membersOf = (tenant: DemoTenant): DemoPerson[] =>
  people.filter((person) => person.groups[tenant.key] !== undefined)

async function insertMemberships(
  tx: Transaction,
  tenant: DemoTenant,
  userIds: ReadonlyMap<string, number>,
  groupIds: ReadonlyMap<string, number>,
) {
  const members = membersOf(tenant)
  await insertRows(
    tx,
    'application_users',
    {
      application_id: 'int',
      user_id: 'int',
      status: 'text',
      is_external: 'boolean',
      roles: 'text[]',
    },
    members.map((person) => ({
      application_id: tenant.id,
      user_id: userIds.get(person.login),
      status: person.isInactive ? 'inactive' : 'active',
      is_external: person.isExternal ?? false,
      roles: person.roles,
    })),
  )
  await insertRows(
    tx,
    'user_group_members',
    { application_id: 'int', user_group_id: 'int', user_id: 'int' },
    members.flatMap((person) =>
      person.groups[tenant.key]!.map((group) => ({
        application_id: tenant.id,
        user_group_id: groupIds.get(group),
        user_id: userIds.get(person.login),
      })),
    ),
  )
}

/** Everybody was here six days before the first start, at the hours at which all else happens. */
const insertVisits = (tx: Transaction, tenant: DemoTenant, now: Date) =>
  tx.query(sql`
    insert into visits (application_id, user_id, seen_at)
    select application_id, user_id, ${atOffice(new Date(now.getTime() - 6 * 86_400_000), now)}::timestamptz
    from application_users
    where application_id = ${tenant.id} and status = 'active'`)

async function insertNews(
  tx: Transaction,
  story: {
    tenant: DemoTenant
    userIds: ReadonlyMap<string, number>
    links: readonly string[]
    now: Date
  },
) {
  const { tenant, userIds, links, now } = story
  const actors: Record<TenantKey, [agency: string, client: string]> = {
    alpenquell: ['Aylin Kaya', 'Sabine Moser'],
    wohnwerk: ['Jonas Petersen', 'Andreas Lindner'],
    voltrad: ['Aylin Kaya', 'Priya Raman'],
  }
  const [agencyName, clientName] = actors[tenant.key]
  const isTold = (person: DemoPerson) => person.roles.length > 0 && !person.isInactive
  const rows = membersOf(tenant)
    .filter(isTold)
    .flatMap((person) => {
      const isClient = person.roles.includes('CLIENT')
      const actorName = isClient ? agencyName : clientName
      const isSabine = person.login === 'sabine.moser'
      const news = newsFor(tenant.key, {
        language: person.languageCode ?? 'de',
        actorName,
        count: isSabine ? 40 : 16,
        unread: isSabine ? 9 : 3,
      })
      return news.map((item, index) => {
        const createdAt = atOffice(new Date(now.getTime() - item.hoursAgo * 3_600_000), now)
        return {
          application_id: tenant.id,
          user_id: userIds.get(person.login),
          type: item.type,
          message: item.message,
          related_object_type: item.objectType,
          related_object_name: item.objectName,
          url: links[index % links.length],
          count: item.count,
          actor_name: actorName,
          created_at: createdAt,
          viewed_at: item.isViewed ? new Date(createdAt.getTime() + 1_800_000) : null,
        }
      })
    })
  await insertRows(
    tx,
    'notifications',
    {
      application_id: 'int',
      user_id: 'int',
      type: 'int',
      message: 'text',
      related_object_type: 'int',
      related_object_name: 'text',
      url: 'text',
      count: 'int',
      actor_name: 'text',
      created_at: 'timestamptz',
      viewed_at: 'timestamptz',
    },
    rows,
  )
}
