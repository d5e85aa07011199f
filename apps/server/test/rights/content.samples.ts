import {
  components,
  componentReactions,
  componentStars,
  componentSearch,
  componentTags,
  directOrders,
  linkCollections,
  pageLinks,
  posts,
  reportLinks,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { pageOfExplorer } from './page.samples.ts'
import { item, of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

const linkFields = (world: World) => ({
  displayName: world.text(),
  icon: 'chart',
  url: '/insights',
})

const newLink = (world: World, parentComponentId: number) => ({
  ...tenant(world),
  body: { ...linkFields(world), data: { parentComponentId } },
})

const link = (world: World, id: number) => ({
  ...tenant(world),
  body: { id, ...linkFields(world) },
})

/** A collection with a link in it that all callers see. */
const linkInside = async (world: World) => {
  const collectionId = await world.component('linkcollection')
  const linkId = await world.component('reportlink')
  await world.rows(sql`
    update components set page_id = null, parent_id = ${collectionId} where id = ${linkId}`)
  return { collectionId, linkId }
}

/** What pages hold beside files: links and posts, how they are found, tagged and reacted to. */
export const contentSamples: readonly Sample[] = [
  ...[
    'reportlink',
    'pagelink',
    'post',
    'seminar',
    'buildingblock',
    'linkcollection',
    'taskbucket',
    'directorder',
  ].map((type) =>
    of(components.remove, async (world) => item(world, { id: await world.component(type) }), type),
  ),

  of(directOrders.remove, async (world) =>
    item(world, { id: await world.component('directorder') }),
  ),

  of(componentSearch.find, (world) => ({ ...tenant(world), query: { query: 'Probe' } })),
  of(componentTags.list, async (world) => item(world, await world.file())),
  of(
    componentTags.save,
    async (world) => ({ ...item(world, await world.file()), body: { tags: [{ label: 'TV' }] } }),
    'filelink',
  ),
  of(
    componentTags.save,
    async (world) => ({ ...item(world, await world.folder()), body: { tags: [{ label: 'TV' }] } }),
    'directory',
  ),
  of(componentReactions.inside, async (world) => item(world, await world.folder())),
  of(componentReactions.set, async (world) => {
    const { params } = item(world, await world.file())
    return { params: { ...params, reaction: 'like' as const } }
  }),
  of(componentReactions.remove, async (world) => item(world, await world.file())),
  of(componentStars.list, tenant),
  of(componentStars.set, async (world) => ({
    ...item(world, await world.file()),
    body: { isStarred: true },
  })),

  of(reportLinks.create, async (world) => newLink(world, await world.component('linkcollection'))),
  of(reportLinks.save, async (world) => link(world, await world.component('reportlink'))),
  of(pageLinks.create, async (world) => newLink(world, await world.component('linkcollection'))),
  of(pageLinks.save, async (world) => link(world, await world.component('pagelink'))),
  of(linkCollections.create, async (world) => ({
    ...tenant(world),
    body: {
      displayName: world.text(),
      collectionType: 'unknown' as const,
      data: { parentComponentId: await pageOfExplorer(world) },
    },
  })),
  of(linkCollections.save, async (world) => ({
    ...tenant(world),
    body: { id: await world.component('linkcollection'), displayName: world.text() },
  })),
  of(linkCollections.arrange, async (world) => {
    const { collectionId, linkId } = await linkInside(world)
    return {
      ...item(world, { id: collectionId }),
      body: { componentId: linkId, beforeId: null },
    }
  }),

  of(posts.list, async (world) => ({
    ...tenant(world),
    query: { parentComponentId: await world.component('postCollection') },
  })),
  of(posts.get, async (world) => ({
    params: { applicationId: world.applicationId, id: await world.component('post') },
  })),
  of(posts.create, async (world) => ({
    ...tenant(world),
    body: {
      displayName: world.text(),
      body: '<p>Probe</p>',
      data: { parentComponentId: await world.component('postCollection') },
    },
  })),
  of(posts.save, async (world) => ({
    ...tenant(world),
    body: { id: await world.component('post'), displayName: world.text(), body: '<p>Probe</p>' },
  })),
]
