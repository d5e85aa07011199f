import sql from 'sql-template-tag'
import { nameKey } from '../areas/components/index.ts'
import { embeddedIssuer } from '../identity/index.ts'
import type { Transaction } from '../platform/types.ts'
import { fillManyCampaigns } from './campaign-volume.ts'
import { fillManyMessages } from './chats.ts'
import { fillManyComments } from './comments.ts'
import { componentColumns, type StoredContent } from './explorer.ts'
import { newsFor } from './news.ts'
import { createRandom, type Random } from './random.ts'
import { continueIds, insertRows } from './rows.ts'
import { fillManyTasks } from './task-volume.ts'
import { fillManyItems } from './timeline-volume.ts'
import { uuidOf } from './ids.ts'

interface Volume {
  tenants: number
  users: number
  files: number
  folders: number
  /** Files in one flat folder of the first tenant. */
  flatFiles: number
  /** Levels of one chain of folders. */
  depth: number
  /** Notifications of one person. */
  notifications: number
  /** Comments on one file. */
  comments: number
  /** Messages in one chat. */
  messages: number
  /** Campaigns and their channels, and how many of the campaigns one tenant has. */
  campaigns: { campaigns: number; channels: number; first: number }
  /** Items of one timeline, and the days they reach back. */
  timeline: { items: number; days: number }
  /** Tasks, and how many of them lie in one bucket. */
  tasks: { tasks: number; crowd: number }
}

const volumes: Readonly<Record<'medium' | 'large', Volume>> = {
  medium: {
    tenants: 12,
    users: 300,
    files: 5_000,
    folders: 400,
    flatFiles: 1_200,
    depth: 8,
    notifications: 800,
    comments: 300,
    messages: 3_000,
    campaigns: { campaigns: 800, channels: 3_200, first: 500 },
    timeline: { items: 1_000, days: 700 },
    tasks: { tasks: 2_000, crowd: 400 },
  },
  large: {
    tenants: 60,
    users: 5_000,
    files: 100_000,
    folders: 6_500,
    flatFiles: 25_000,
    depth: 14,
    notifications: 5_000,
    comments: 12_000,
    messages: 50_000,
    campaigns: { campaigns: 10_000, channels: 42_000, first: 8_000 },
    timeline: { items: 20_000, days: 2_200 },
    tasks: { tasks: 40_000, crowd: 3_000 },
  },
}

const firstNames = ['Änne', 'Björn', 'Çiğdem', 'Dörte', 'Elif', 'Frieda', 'Günter', 'Henrike', 'İlker', 'Jürgen', 'Käthe', 'Łukasz', 'Mette', 'Noël', 'Öykü', 'Piet'] // prettier-ignore
const lastNames = ['Abel', 'Böttcher', 'Claußen', 'Dreßler', 'Engel', 'Fuß', 'Göbel', 'Hähnel', 'Jäger', 'Krüger', 'Löffler', 'Müller', 'Öztürk', 'Pfützner', 'Schäfer', 'Weiß'] // prettier-ignore
const adjectives = ['Grüne', 'Neue', 'Große', 'Frühe', 'Späte', 'Süße', 'Schöne', 'Weiße', 'Schnelle', 'Kühle'] // prettier-ignore
const subjects = ['Wochen', 'Motive', 'Pläne', 'Zahlen', 'Spots', 'Plakate', 'Anzeigen', 'Prospekte', 'Filialen', 'Märkte'] // prettier-ignore
const brands = ['Nordlicht', 'Süderhof', 'Lindgrün', 'Hafenkante', 'Bergfeld', 'Rotbuche', 'Möwe', 'Talwerk', 'Sternau', 'Kiesel'] // prettier-ignore
const trades = ['Energie', 'Moden', 'Versicherung', 'Touristik', 'Feinkost', 'Mobilität'] // prettier-ignore
const colours = ['#2a7de1', '#d3543c', '#2d9a68', '#8b5bd0', '#e2a514', '#0f8f9f', '#c13d7c', '#5b6b7a'] // prettier-ignore
/** One of these stands in about every fiftieth name: long, right-to-left, and with an emoji. */
const oddNames = ['Übersicht aller in diesem Quartal gebuchten Schaltungen nach Titeln, Regionen und Ausgaben', 'خطة إعلامية', '🚀 Start'] // prettier-ignore

const clientGroupNames = ['Kunde – Marketing', 'Kunde – Geschäftsleitung', 'Kunde – Vertrieb', 'Kunde – Einkauf', 'Kunde – Filialen Nord', 'Kunde – Filialen Süd', 'Direktbestellung'] // prettier-ignore

interface Tenant {
  id: number
  explorerId: number
  standingIds: number[]
  clientIds: number[]
}

interface Folder {
  id: number
  tenant: Tenant
  depth: number
  groupIds: number[]
}

interface Setting {
  size: 'medium' | 'large'
  now: Date
  /** Content that all generated files share. */
  content: StoredContent
  /** Who uploaded everything. */
  userId: number
}

/** Adds tenants, people, folders and files around the story, in the numbers of a busy agency. */
export async function fillVolume(tx: Transaction, setting: Setting): Promise<void> {
  const volume = volumes[setting.size]
  const random = createRandom(42)
  const tenants = await addTenants(tx, volume, random)
  await addPeople(tx, volume, tenants)
  await addLibrary(tx, volume, tenants, setting, random)
  await addNews(tx, volume, setting)
  await fillManyComments(tx, { count: volume.comments, now: setting.now })
  const many = createRandom(43)
  await fillManyCampaigns(tx, { many: volume.campaigns, now: setting.now, random: many })
  await fillManyItems(tx, { many: volume.timeline, now: setting.now, random: createRandom(44) })
  await fillManyTasks(tx, { many: volume.tasks, now: setting.now, random: createRandom(45) })
  await fillManyMessages(tx, { count: volume.messages, now: setting.now })
}

async function addTenants(tx: Transaction, volume: Volume, random: Random): Promise<Tenant[]> {
  const ids = Array.from({ length: volume.tenants - 3 }, (_, index) => 200 + index)
  await insertRows(
    tx,
    'applications',
    { id: 'int', guid: 'uuid', display_name: 'text', colour: 'text', customer_ids: 'int[]' },
    ids.map((id, index) => ({
      id,
      guid: uuidOf(`application ${id}`),
      display_name: `${brands[index % brands.length]} ${trades[Math.floor(index / brands.length) % trades.length]} GmbH`,
      colour: colours[index % colours.length],
      customer_ids: [10_000 + id],
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
    ids.map((id, index) => ({
      application_id: id,
      primary_color: colours[index % colours.length],
      secondary_color: colours[(index + 3) % colours.length],
      theme_to_load: random() < 0.2 ? 'dark' : 'light',
    })),
  )
  const groupNames = ['Administration', 'Kundenberatung', 'Data Solutions', ...clientGroupNames]
  const types = [1, 20, 10, 30, 30, 30, 30, 30, 30, 100]
  await insertRows(
    tx,
    'user_groups',
    {
      application_id: 'int',
      name: 'text',
      type: 'int',
      is_approver: 'boolean',
      sees_invoices: 'boolean',
    },
    ids.flatMap((id) =>
      groupNames.map((name, index) => ({
        application_id: id,
        name,
        type: types[index],
        is_approver: false,
        sees_invoices: false,
      })),
    ),
  )
  await tx.query(sql`
    with page as (
      insert into pages (application_id, display_name, display_name_en, icon, url, position)
      select id, 'Dateien', 'Files', 'folder-open', '/files', 10 from unnest(${ids}::int[]) as id
      returning application_id, id
    )
    insert into components (application_id, page_id, type, display_name, name_key, icon)
    select application_id, id, 'fileexplorer', 'Dateien', 'dateien', 'folder-open' from page`)
  await tx.query(sql`
    insert into component_groups (application_id, component_id, user_group_id)
    select c.application_id, c.id, g.id
    from components c join user_groups g on g.application_id = c.application_id
    where c.application_id = any(${ids}::int[])`)
  return tx.query<Tenant>(sql`
    select a.id,
      (select min(c.id) from components c where c.application_id = a.id and c.type = 'fileexplorer')
        as "explorerId",
      (select array_agg(g.id order by g.id) from user_groups g
        where g.application_id = a.id and g.type in (1, 20)) as "standingIds",
      (select array_agg(g.id order by g.id) from user_groups g
        where g.application_id = a.id and g.type in (30, 100)) as "clientIds"
    from applications a order by a.id`)
}

/** Clients spread over the tenants, each with somebody who decides; the agency's people are in all of them. */
async function addPeople(tx: Transaction, volume: Volume, tenants: readonly Tenant[]) {
  const added = Array.from({ length: volume.users - 15 }, (_, index) => {
    const first = firstNames[index % firstNames.length]!
    const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length]!
    return {
      issuer: embeddedIssuer,
      subject: uuidOf(`person ${index}`),
      first_name: first,
      last_name: last,
      email: `person.${index}@kunde.example`,
      roles: Math.floor(index / tenants.length) % 9 === 0 ? ['CLIENT_LEAD', 'CLIENT'] : ['CLIENT'],
    }
  })
  const users = await insertRows(
    tx,
    'users',
    {
      issuer: 'text',
      subject: 'text',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      roles: 'text[]',
    },
    added,
    'id',
  )
  const members = users.map(({ id }, index) => ({
    application_id: tenants[index % tenants.length]!.id,
    user_id: id,
    roles: added[index]!.roles,
  }))
  await insertRows(
    tx,
    'application_users',
    { application_id: 'int', user_id: 'int', roles: 'text[]' },
    members,
  )
  await insertRows(
    tx,
    'user_group_members',
    { application_id: 'int', user_group_id: 'int', user_id: 'int' },
    members.map((member, index) => {
      const { clientIds } = tenants[index % tenants.length]!
      const { application_id, user_id } = member
      return { application_id, user_id, user_group_id: clientIds[index % clientIds.length] }
    }),
  )
  const generated = tenants.filter((tenant) => tenant.id >= 200).map((tenant) => tenant.id)
  await tx.query(sql`
    insert into application_users (application_id, user_id, roles)
    select application_id, u.id, u.roles
    from unnest(${generated}::int[]) as application_id, users u
    where u.email = any(${['maren.thiessen', 'henning.vahl', 'aylin.kaya'].map((login) => `${login}@brueckner-vahl.example`)}::text[])`)
  await tx.query(sql`
    insert into user_group_members (application_id, user_group_id, user_id)
    select g.application_id, g.id, u.id
    from user_groups g
    join users u on u.email = case g.type
      when 1 then 'maren.thiessen@brueckner-vahl.example'
      when 20 then 'aylin.kaya@brueckner-vahl.example'
    end
    where g.application_id = any(${generated}::int[])`)
}

async function addLibrary(
  tx: Transaction,
  volume: Volume,
  tenants: readonly Tenant[],
  setting: Setting,
  random: Random,
) {
  const [last] = await tx.query<{ id: number }>(sql`select max(id) as id from components`)
  let id = last!.id
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  const someGroups = ({ standingIds, clientIds }: Tenant) => [
    ...standingIds,
    ...clientIds.filter(() => random() < 0.35),
  ]
  const day = 86_400_000
  const row = (folder: Pick<Folder, 'id' | 'tenant'>, parentId: number, name: string) => {
    const at = new Date(setting.now.getTime() - Math.floor(random() * 400 * day) - day)
    return {
      id: folder.id,
      application_id: folder.tenant.id,
      parent_id: parentId,
      display_name: name,
      name_key: nameKey(name),
      created_at: at,
      created_by: setting.userId,
      modified_at: at,
      modified_by: setting.userId,
    }
  }
  const components: Record<string, unknown>[] = []
  const grants: Record<string, number>[] = []
  const grant = (componentId: number, applicationId: number, groupIds: readonly number[]) => {
    for (const groupId of groupIds) {
      grants.push({
        application_id: applicationId,
        component_id: componentId,
        user_group_id: groupId,
      })
    }
  }
  const addFolder = (tenant: Tenant, parent: Folder | undefined, name: string): Folder => {
    const groupIds = parent && random() < 0.7 ? parent.groupIds : someGroups(tenant)
    const folder = { id: ++id, tenant, depth: (parent?.depth ?? 0) + 1, groupIds }
    components.push({ ...row(folder, parent?.id ?? tenant.explorerId, name), type: 'directory' })
    grant(folder.id, tenant.id, groupIds)
    return folder
  }
  const addFile = (folder: Folder, number: number) => {
    const { tenant } = folder
    const odd = random() < 0.02 ? ` ${pick(oddNames)}` : ''
    const name = `${pick(adjectives)} ${pick(subjects)}${odd} ${String(number).padStart(5, '0')}.pdf`
    const file = { id: ++id, tenant }
    const { storageKey, size, sha256, contentType } = setting.content
    components.push({
      ...row(file, folder.id, name),
      type: 'filelink',
      file_size: size,
      content_type: contentType,
      storage_key: storageKey,
      sha256,
    })
    grant(file.id, tenant.id, folder.groupIds)
  }

  const [first] = tenants
  const everybody: Tenant = {
    ...first!,
    standingIds: [...first!.standingIds, ...first!.clientIds],
    clientIds: [],
  }
  const flat = addFolder(everybody, undefined, 'Großes Archiv')
  for (let number = 1; number <= volume.flatFiles; number++) addFile(flat, number)
  let deepest = addFolder(everybody, undefined, 'Tiefe Ablage')
  for (let level = 2; level <= volume.depth; level++) {
    deepest = addFolder(everybody, deepest, `Ebene ${level}`)
  }
  const folders: Folder[] = []
  for (let number = 0; folders.length < volume.folders - volume.depth - 1; number++) {
    const tenant = tenants[number % tenants.length]!
    const above = number >= tenants.length * 4 ? folders[number - tenants.length * 3] : undefined
    const parent = above && above.depth < 8 && above.tenant === tenant ? above : undefined
    folders.push(addFolder(tenant, parent, `${pick(adjectives)} ${pick(subjects)} ${number}`))
  }
  // A few folders hold much, most hold little.
  for (let number = 1; number <= volume.files - volume.flatFiles; number++) {
    addFile(folders[Math.floor(random() ** 3 * folders.length)]!, number)
  }
  await insertRows(tx, 'components', { id: 'int', ...componentColumns }, components)
  await insertRows(
    tx,
    'component_groups',
    { application_id: 'int', component_id: 'int', user_group_id: 'int' },
    grants,
  )
  await continueIds(tx, 'components')
}

async function addNews(tx: Transaction, volume: Volume, { now }: Setting) {
  const [reader] = await tx.query<{ id: number }>(
    sql`select id from users where email = 'sabine.moser@alpenquell.example'`,
  )
  const news = newsFor('alpenquell', {
    language: 'de',
    actorName: 'Aylin Kaya',
    count: volume.notifications,
    unread: 9,
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
    news.slice(40).map((item) => {
      const at = new Date(now.getTime() - item.hoursAgo * 3_600_000)
      return {
        application_id: 101,
        user_id: reader!.id,
        type: item.type,
        message: item.message,
        related_object_type: item.objectType,
        related_object_name: item.objectName,
        url: '/files?clientId=101',
        count: item.count,
        actor_name: 'Aylin Kaya',
        created_at: at,
        viewed_at: at,
      }
    }),
  )
}
