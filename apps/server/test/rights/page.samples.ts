import { pageManagement, pageModules, pageTemplates, pages } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** Takes pages away by a condition. */
const clearPages = (world: World, which = sql`true`) =>
  world.shared(sql`
    update pages set deleted_at = now() - interval '1 hour'
    where application_id = ${world.applicationId} and deleted_at is null and ${which}`)

/** So many of the pages that samples made stay: requests may be made before any of them is sent. */
const keptPages = 15

/** Makes room for another page: an application has so many at most. */
const clearOldPages = (world: World) =>
  clearPages(
    world,
    sql`display_name like 'Probe %' and id not in (
      select id from pages
      where application_id = ${world.applicationId} and display_name like 'Probe %'
      order by id desc limit ${keptPages}
    )`,
  )

/** A page that nobody else uses. */
export async function newPage(world: World, isDeleted = false): Promise<number> {
  await clearOldPages(world)
  const name = world.text()
  const [page] = await world.rows<{ id: number }>(sql`
    insert into pages (application_id, display_name, icon, url, deleted_at)
    select a.id, ${name}, 'link', ${`/${name.toLowerCase().replaceAll(' ', '-')}`},
      case when ${isDeleted} then now() end
    from applications a
    where a.id = (select application_id from components where id = ${world.explorerId})
    returning id`)
  return page!.id
}

const ofPage = async (world: World, isDeleted = false) => ({
  params: { applicationId: world.applicationId, pageId: await newPage(world, isDeleted) },
})

/** A page with a module on it. */
async function ofModule(world: World, isDeleted = false) {
  const { params } = await ofPage(world)
  const componentId = await world.component('timeline')
  await world.rows(sql`
    update components set page_id = ${params.pageId}, deleted_at = case when ${isDeleted} then now() end
    where id = ${componentId}`)
  return { params: { ...params, componentId } }
}

/** Pages, and making, changing and deleting them with what lies on them. */
export const pageSamples: readonly Sample[] = [
  of(pages.list, tenant),
  // Before those that need a page: templates are for an application without any.
  of(pageTemplates.apply, async (world) => {
    await clearPages(world)
    return { ...tenant(world), body: { key: 'brand' as const } }
  }),
  of(pageManagement.list, tenant),
  of(pageManagement.create, async (world) => {
    await clearOldPages(world)
    const displayName = world.text()
    const slug = displayName.toLowerCase().replaceAll(' ', '-')
    return { ...tenant(world), body: { displayName, slug } }
  }),
  of(pageManagement.save, async (world) => ({
    ...(await ofPage(world)),
    body: { displayName: world.text(), isHidden: true },
  })),
  of(pageManagement.arrange, async (world) => ({
    ...(await ofPage(world)),
    body: { beforeId: null },
  })),
  of(pageManagement.contents, (world) => ofPage(world)),
  of(pageManagement.remove, (world) => ofPage(world)),
  of(pageManagement.restore, (world) => ofPage(world, true)),
  of(pageModules.create, async (world) => ({
    ...(await ofPage(world)),
    body: { type: 'tasklist' as const, displayName: world.text() },
  })),
  of(pageModules.save, async (world) => ({
    ...(await ofModule(world)),
    body: { displayName: world.text() },
  })),
  of(pageModules.arrange, async (world) => ({
    ...(await ofModule(world)),
    body: { beforeId: null },
  })),
  of(pageModules.remove, (world) => ofModule(world)),
  of(pageModules.restore, (world) => ofModule(world, true)),
  of(pageTemplates.list, () => ({})),
]

/** The page on which the file explorer lies, also where all pages were cleared away. */
export async function pageOfExplorer(world: World): Promise<number> {
  const [page] = await world.rows<{ id: number }>(sql`
    update pages set deleted_at = null
    where id = (select page_id from components where id = ${world.explorerId})
    returning id`)
  return page!.id
}
