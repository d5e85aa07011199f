import {
  analytics,
  applications,
  configurationHistory,
  configurations,
  features,
  lookups,
  mediaTypes,
  releaseNotes,
  savedViews,
  setup,
  themes,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

const lookup = ({ applicationId }: World, source: string) => ({
  params: { path: `lookups/${applicationId}/${source}` },
})

/** The theme of a group that has nobody in it. */
const theme = async (world: World) => {
  const [row] = await world.rows<{ id: number }>(
    sql`insert into themes (application_id, user_group_id)
        select application_id, id from user_groups where id = ${await world.userGroup()}
        returning id`,
  )
  return row!.id
}

const view = (world: World) => ({
  ...tenant(world),
  body: { module: 'probe', name: world.text(), state: {} },
})

/** A view of somebody who is in this tenant. */
const saveView = async (world: World, userId: number) => {
  const [row] = await world.rows<{ id: number }>(
    sql`insert into saved_views (application_id, user_id, module, name, state)
        select application_id, user_id, 'probe', ${world.text()}, '{}'
        from application_users where user_id = ${userId}
        returning id`,
  )
  return {
    params: { applicationId: world.applicationId, viewId: row!.id },
    body: { name: world.text(), state: {} },
  }
}

const configurationId = async (world: World, key: string) => {
  const [definition] = await world.shared<{ id: number }>(
    sql`select id from configuration_definitions where key = ${key}`,
  )
  return definition!.id
}

/** Settings, themes, setup and what belongs to an application as a whole. */
export const tenantSamples: readonly Sample[] = [
  of(applications.list, () => ({})),
  of(applications.configuration, tenant),
  of(
    applications.saveConfiguration,
    async (world) => ({
      ...tenant(world),
      body: {
        configurationId: await configurationId(world, 'COMMENTING_ENABLED'),
        value: 'true',
      },
    }),
    'feature switch',
  ),
  of(
    applications.saveConfiguration,
    async (world) => ({
      ...tenant(world),
      body: {
        configurationId: await configurationId(world, 'DEFAULT_NOTIFY_ENABLED'),
        value: 'true',
      },
    }),
    'other setting',
  ),
  of(
    configurationHistory.reset,
    async (world) => ({
      params: {
        ...tenant(world).params,
        configurationId: await configurationId(world, 'HIDE_ALL_FILE_EXTENSIONS'),
      },
    }),
    'feature switch',
  ),
  of(
    configurationHistory.reset,
    async (world) => ({
      params: {
        ...tenant(world).params,
        configurationId: await configurationId(world, 'DEFAULT_NOTIFY_ENABLED'),
      },
    }),
    'other setting',
  ),
  of(configurationHistory.history, tenant),
  of(configurations.list, () => ({})),
  of(features.list, () => ({})),
  of(mediaTypes.list, () => ({})),
  of(lookups.values, () => ({ params: { path: 'lookups/mediatypes' } }), 'media types'),
  of(lookups.values, (world) => lookup(world, 'users'), 'people'),
  of(lookups.values, (world) => lookup(world, 'pages'), 'pages'),
  of(lookups.values, (world) => lookup(world, 'groups'), 'groups'),
  of(setup.create, (world) => ({ body: { application: { displayName: world.text() } } })),
  of(themes.list, tenant),
  of(themes.create, async (world) => ({
    ...tenant(world),
    body: { assignedUserGroup: await world.userGroup(), primaryColor: '#0b6fb8' },
  })),
  of(themes.save, async (world) => ({
    ...tenant(world),
    body: { themeRelationId: await theme(world), primaryColor: '#2f9e6e' },
  })),
  of(themes.remove, async (world) => ({
    params: { applicationId: world.applicationId, themeRelationId: await theme(world) },
  })),
  of(releaseNotes.list, () => ({})),
  of(releaseNotes.see, () => ({ params: { version: '0.1.0' } })),
  of(savedViews.list, (world) => ({ ...tenant(world), query: { module: 'probe' } })),
  of(savedViews.groups, tenant),
  of(savedViews.roles, tenant),
  of(savedViews.create, view, 'for oneself'),
  of(
    savedViews.create,
    (world) => ({
      ...view(world),
      body: { ...view(world).body, defaultForRoles: ['CLIENT' as const] },
    }),
    'for a role',
  ),
  of(savedViews.save, async (world) => saveView(world, world.caller.userId), 'own'),
  of(savedViews.save, async (world) => saveView(world, await world.person()), 'somebody else’s'),
  of(
    savedViews.remove,
    async (world) => ({ params: (await saveView(world, world.caller.userId)).params }),
    'own',
  ),
  of(
    savedViews.remove,
    async (world) => ({ params: (await saveView(world, await world.person())).params }),
    'somebody else’s',
  ),
  of(analytics.track, () => ({ body: { name: 'Logout', at: '2027-04-01T08:00:00.000Z' } })),
]
