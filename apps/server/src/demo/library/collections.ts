import sql from 'sql-template-tag'
import { nameKey } from '../../areas/components/index.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { insertComponents } from '../demo-components.ts'
import { assign, type StoredContent } from './explorer.ts'
import { collections, type DemoCollection } from './links.ts'
import { demoPosts, type DemoPost } from '../talk/posts.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant } from '../tenants.ts'
import { demoTimelines, timelineColumns, type DemoTimelineItem } from '../tasks/timeline.ts'

interface Setting {
  tenant: DemoTenant
  groupIds: ReadonlyMap<string, number>
  userIds: ReadonlyMap<string, number>
  /** Files of the library by name. */
  contents: ReadonlyMap<string, StoredContent>
  now: Date
}

const day = 86_400_000

/** The pages of campaigns, links, posts, contacts and the timeline with all that is on them. */
export async function fillCollections(tx: Transaction, setting: Setting): Promise<void> {
  const status = await insertPage(tx, setting, { name: 'Kampagnen', english: 'Campaigns', icon: 'layout-dashboard', url: '/campaigns', position: 5 }) // prettier-ignore
  await insertItems(tx, setting, groupsOf(setting, {}), [
    { page_id: status, type: 'campaign', display_name: 'Kampagnen', icon: 'layout-dashboard' },
  ])
  const links = await insertPage(tx, setting, { name: 'Links', icon: 'link', url: '/links', position: 80 }) // prettier-ignore
  for (const [position, collection] of collections[setting.tenant.key].entries()) {
    await insertCollection(tx, setting, collection, { page_id: links, position })
  }
  const insights = await insertPage(tx, setting, { name: 'Insights', icon: 'newspaper', url: '/insights', position: 70 }) // prettier-ignore
  const [collectionId] = await insertItems(tx, setting, groupsOf(setting, {}), [
    { page_id: insights, type: 'postCollection', display_name: 'Insights', icon: 'newspaper' },
  ])
  for (const post of demoPosts[setting.tenant.key]) {
    await insertPost(tx, setting, post, collectionId!)
  }
  await insertTimeline(tx, setting, demoTimelines[setting.tenant.key] ?? [])
  const contacts = await insertPage(tx, setting, { name: 'Kontakte', english: 'Contacts', icon: 'phone', url: '/contacts', position: 85 }) // prettier-ignore
  await insertItems(tx, setting, groupsOf(setting, {}), [
    { page_id: contacts, type: 'contactlist', display_name: 'Kontakte', icon: 'phone' },
  ])
}

async function insertTimeline(
  tx: Transaction,
  setting: Setting,
  items: readonly DemoTimelineItem[],
): Promise<void> {
  if (items.length === 0) return
  const { tenant, userIds, now } = setting
  const page = await insertPage(tx, setting, { name: 'Zeitleiste', english: 'Timeline', icon: 'calendar-range', url: '/timeline', position: 75 }) // prettier-ignore
  const [componentId] = await insertItems(tx, setting, groupsOf(setting, {}), [
    { page_id: page, type: 'timeline', display_name: 'Zeitleiste', icon: 'calendar-range' },
  ])
  await insertRows(
    tx,
    'timeline_items',
    timelineColumns,
    // The oldest first, as they were told; what is to come was told a week ago.
    items.toReversed().map(({ by, inDays, ...item }) => ({
      ...item,
      application_id: tenant.id,
      component_id: componentId,
      date: dayFrom(now, inDays),
      created_at: new Date(now.getTime() + Math.min(inDays, -7) * day),
      created_by: userIds.get(by),
    })),
  )
}

async function insertPage(
  tx: Transaction,
  { tenant }: Setting,
  page: { name: string; english?: string; icon: string; url: string; position: number },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into pages (application_id, display_name, display_name_en, icon, url, position)
    values (${tenant.id}, ${page.name}, ${page.english ?? null}, ${page.icon}, ${page.url}, ${page.position})
    returning id`)
  return row!.id
}

async function insertCollection(
  tx: Transaction,
  setting: Setting,
  collection: DemoCollection,
  place: { page_id: number; position: number },
) {
  const groups = groupsOf(setting, collection)
  const [id] = await insertItems(tx, setting, groups, [
    {
      ...place,
      type: 'linkcollection',
      display_name: collection.name,
      description: collection.description,
      icon: collection.icon,
      collection_type: collection.collectionType,
    },
  ])
  const links = (type: string, items: DemoCollection['reports'] = []) =>
    items.map(({ name, description, icon, url }) => ({
      type,
      display_name: name,
      description,
      icon,
      url,
      is_external: !url.startsWith('/'),
    }))
  const files = (collection.files ?? []).map(({ name, description, of, url }) => {
    const content = of === undefined ? undefined : setting.contents.get(of)!
    return {
      type: 'filelink',
      display_name: name,
      description,
      url,
      is_external: url !== undefined,
      file_size: content?.size,
      content_type: content?.contentType,
      storage_key: content?.storageKey,
      sha256: content?.sha256,
    }
  })
  const items = [...links('reportlink', collection.reports), ...links('pagelink', collection.pages)]
  await insertItems(
    tx,
    setting,
    groups,
    // Before 0, as an order that somebody made: what is added comes after it (T-76).
    [...items, ...files].map((item, place, { length }) => ({
      ...item,
      parent_id: id,
      position: place - length,
    })),
  )
}

/** Reactions in the order in which people give them; how many an item gets follows from its place. */
const reactions = ['like', 'heart', 'like', 'idea', 'very-satisfied', 'like', 'very-dissatisfied']

async function insertPost(tx: Transaction, setting: Setting, post: DemoPost, parentId: number) {
  const { tenant, userIds, now } = setting
  const at =
    post.daysAgo === undefined ? null : new Date(now.getTime() - post.daysAgo * day - 3 * 3_600_000)
  const written = at ?? new Date(now.getTime() - day)
  const groups = groupsOf(setting, post)
  const [id] = await insertItems(tx, setting, groups, [
    {
      parent_id: parentId,
      type: 'post',
      display_name: post.name,
      icon: 'newspaper',
      published_at: at,
      created_at: written,
      modified_at: written,
      created_by: userIds.get(post.by),
      modified_by: userIds.get(post.by),
    },
  ])
  await tx.query(sql`
    insert into posts (application_id, component_id, teaser, body)
    values (${tenant.id}, ${id}, ${post.teaser}, ${post.body})`)
  await insertRows(
    tx,
    'component_tags',
    { application_id: 'int', component_id: 'int', label: 'text', label_key: 'text' },
    post.tags.map((label) => ({
      application_id: tenant.id,
      component_id: id,
      label,
      label_key: nameKey(label),
    })),
  )
  if (at === null) return
  // Whoever sees a post reacts to it, sooner or later.
  const readers = await tx.query<{ user_id: number }>(sql`
    select distinct user_id from user_group_members m
    join application_users a using (application_id, user_id)
    where application_id = ${tenant.id} and user_group_id = any(${groups}::int[])
      and a.status = 'active'
    order by user_id`)
  await insertRows(
    tx,
    'component_reactions',
    { application_id: 'int', component_id: 'int', user_id: 'int', reaction: 'text', created_at: 'timestamptz' }, // prettier-ignore
    readers.map(({ user_id }, index) => ({
      application_id: tenant.id,
      component_id: id,
      user_id,
      reaction: reactions[(index + post.name.length) % reactions.length],
      created_at: new Date(at.getTime() + (index + 1) * 1_800_000),
    })),
  )
}

/** Adds items that Maren made 100 days ago, unless they say otherwise; ids in their order. */
async function insertItems(
  tx: Transaction,
  setting: Setting,
  groupIds: readonly number[],
  items: readonly ({ display_name: string } & Record<string, unknown>)[],
): Promise<number[]> {
  const ids = await insertComponents(tx, setting, items)
  await assign(tx, setting.tenant.id, ids, groupIds)
  return ids
}

function groupsOf(
  { groupIds }: Setting,
  { clients, isReporting = false }: { clients?: readonly string[]; isReporting?: boolean },
): number[] {
  const agency = ['Administration', 'Kundenberatung', ...(isReporting ? ['Data Solutions'] : [])]
  const names = clients
    ? [...agency, ...clients]
    : [...groupIds.keys()].filter((name) => name !== 'Data Solutions' || isReporting)
  return names.map((name) => groupIds.get(name)!)
}
