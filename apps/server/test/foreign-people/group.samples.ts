import {
  audiences,
  campaignKeeping,
  directories,
  directoryGroups,
  fileLinks,
  linkCollections,
  pageLinks,
  pageModules,
  posts,
  reportLinks,
  savedViews,
  themes,
  userGroupMembers,
  userGroups,
  userGroupTypes,
  users,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { addCampaign } from '../rights/campaign.samples.ts'
import { newPage } from '../rights/page.samples.ts'
import { tenant } from '../rights/sample.ts'
import type { World } from '../rights/world.ts'
import { naming, type NamingSample } from './sample.ts'

const groupBody = (world: World, id: number) => ({
  ...tenant(world),
  body: { id, name: world.text(), type: userGroupTypes.Customer },
})

const linkFields = (world: World) => ({
  displayName: world.text(),
  icon: 'chart',
  url: '/insights',
})

/** The page of files: all callers see the explorer on it. */
const pageOf = async (world: World) => {
  const [page] = await world.rows<{ id: number }>(
    sql`select page_id as id from components where id = ${world.explorerId}`,
  )
  return page!.id
}

const wish = async (world: World) => ({
  componentIds: [(await world.file()).id],
  userGroupIds: [world.groupId],
})

const view = (world: World) => ({ name: world.text(), state: {} })

/** A view of the caller. */
const ownView = async ({ applicationId, caller, groupId, rows, text }: World) => {
  const [row] = await rows<{ id: number }>(sql`
    insert into saved_views (application_id, user_id, module, name, state)
    select application_id, ${caller.userId}, 'probe', ${text()}, '{}'
    from user_groups where id = ${groupId} returning id`)
  return { params: { applicationId, viewId: row!.id } }
}

/** The theme of a group. */
const theme = async ({ rows, userGroup }: World) => {
  const [row] = await rows<{ id: number }>(sql`
    insert into themes (application_id, user_group_id)
    select application_id, id from user_groups where id = ${await userGroup()} returning id`)
  return row!.id
}

const assigned = ['assignedUserGroup', 'assignedUser', 'assignedApplication'] as const

/** A group that a directory keeps, where it is one of the own application. */
const kept = async (
  { rows, applicationId }: Pick<World, 'rows' | 'applicationId'>,
  userGroupId: number,
) => {
  await rows(sql`
    update user_groups set directory_kept_at = now()
    where application_id = ${applicationId} and id = ${userGroupId} returning id`)
  return userGroupId
}

/** Calls that name a group, and those that say for which person or group a theme is. */
export const groupSamples: readonly NamingSample[] = [
  naming(userGroups.create, 'id', groupBody),
  naming(userGroups.save, 'id', groupBody),
  naming(userGroups.members, 'userGroupId', ({ applicationId }, userGroupId) => ({
    params: { applicationId, userGroupId },
  })),
  naming(userGroups.remove, 'userGroupId', ({ applicationId }, userGroupId) => ({
    params: { applicationId, userGroupId },
  })),
  naming(directoryGroups.save, 'userGroupId', async (world, userGroupId) => ({
    params: { applicationId: world.applicationId, userGroupId: await kept(world, userGroupId) },
    body: { role: null, userGroupIds: [] },
  })),
  naming(directoryGroups.save, 'userGroupIds[]', async (world, target) => ({
    params: {
      applicationId: world.applicationId,
      userGroupId: await kept(world, await world.userGroup()),
    },
    body: { role: null, userGroupIds: [target] },
  })),
  naming(campaignKeeping.saveAudience, 'userGroupIds[]', async (world, id) => ({
    params: { applicationId: world.applicationId, id: (await addCampaign(world)).id },
    body: { userGroupIds: [world.groupId, id] },
  })),
  naming(userGroupMembers.save, 'userGroupId', async (world, userGroupId) => ({
    ...tenant(world),
    body: { userGroupId, userId: await world.person(), isMember: true },
  })),
  naming(userGroupMembers.saveMany, 'userGroupIds[]', async (world, userGroupId) => ({
    ...tenant(world),
    body: { userGroupIds: [userGroupId], userIds: [await world.person()], isMember: true },
  })),
  naming(users.add, 'userGroupIds[]', async (world, userGroupId) => ({
    ...tenant(world),
    body: {
      members: [
        { fullName: 'Probe Gast', email: `${world.text().replaceAll(' ', '-')}@example.org` },
      ],
      userGroupIds: [userGroupId],
    },
  })),
  naming(audiences.preview, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { ...(await wish(world)), userGroupIds: [id] },
  })),
  naming(audiences.preview, 'unchangedGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { ...(await wish(world)), unchangedGroupIds: [id] },
  })),
  naming(audiences.save, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { ...(await wish(world)), userGroupIds: [id] },
  })),
  naming(audiences.save, 'unchangedGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { ...(await wish(world)), unchangedGroupIds: [id] },
  })),
  naming(directories.create, 'userGroupIds[]', (world, id) => ({
    ...tenant(world),
    body: {
      parentComponentId: world.explorerId,
      displayName: world.text(),
      userGroupIds: [id],
      notifyGroups: true,
    },
  })),
  naming(directories.save, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { id: (await world.folder()).id, displayName: world.text(), userGroupIds: [id] },
  })),
  naming(fileLinks.upload, 'userGroupIds[]', (world, id) => ({
    ...tenant(world),
    body: { ParentComponentId: world.explorerId, userGroupIds: [id], notifyGroups: true },
    files: { files: [new File(['Probe'], `${world.text()}.txt`)] },
  })),
  naming(fileLinks.upload, 'uploadIds[]', (world, id: string) => ({
    ...tenant(world),
    body: { ParentComponentId: world.explorerId, uploadIds: [id] },
  })),
  naming(fileLinks.save, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { id: (await world.file()).id, displayName: `${world.text()}.txt`, userGroupIds: [id] },
  })),
  naming(linkCollections.create, 'data.userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: {
      displayName: world.text(),
      collectionType: 'unknown' as const,
      data: { parentComponentId: await pageOf(world), userGroupIds: [id], notifyGroups: true },
    },
  })),
  naming(pageModules.create, 'userGroupIds[]', async (world, id) => ({
    params: { ...tenant(world).params, pageId: await newPage(world) },
    body: { type: 'timeline' as const, displayName: world.text(), userGroupIds: [id] },
  })),
  naming(linkCollections.save, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: {
      id: await world.component('linkcollection'),
      displayName: world.text(),
      userGroupIds: [id],
    },
  })),
  ...([pageLinks, reportLinks] as const).flatMap((links) => [
    naming(links.create, 'data.userGroupIds[]', async (world, id) => ({
      ...tenant(world),
      body: {
        ...linkFields(world),
        data: {
          parentComponentId: await world.component('linkcollection'),
          userGroupIds: [id],
          notifyGroups: true,
        },
      },
    })),
    naming(links.save, 'userGroupIds[]', async (world, id) => ({
      ...tenant(world),
      body: {
        ...linkFields(world),
        id: await world.component(links === pageLinks ? 'pagelink' : 'reportlink'),
        userGroupIds: [id],
      },
    })),
  ]),
  naming(posts.create, 'data.userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: {
      displayName: world.text(),
      body: '<p>Probe</p>',
      data: {
        parentComponentId: await world.component('postCollection'),
        userGroupIds: [id],
        notifyGroups: true,
      },
    },
  })),
  naming(posts.save, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: {
      id: await world.component('post'),
      displayName: world.text(),
      body: '<p>Probe</p>',
      userGroupIds: [id],
      notifyGroups: true,
    },
  })),
  naming(savedViews.create, 'userGroupIds[]', (world, id) => ({
    ...tenant(world),
    body: { module: 'probe', ...view(world), userGroupIds: [id] },
  })),
  naming(savedViews.save, 'userGroupIds[]', async (world, id) => ({
    ...(await ownView(world)),
    body: { ...view(world), userGroupIds: [id] },
  })),
  ...assigned.flatMap((field) => [
    naming(themes.create, field, (world, id) => ({
      ...tenant(world),
      body: { [field]: id, primaryColor: '#0b6fb8' },
    })),
    naming(themes.save, field, async (world, id) => ({
      ...tenant(world),
      body: { themeRelationId: await theme(world), [field]: id, primaryColor: '#2f9e6e' },
    })),
  ]),
]
