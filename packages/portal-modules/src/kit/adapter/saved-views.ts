import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { savedViews, signInRoles, type SavedView as Saved } from '@atrium/api-client/contract'
import type { SavedView, SavedViewContent, SavedViewsPort } from '../saved-views/index.ts'
import { portCalls } from './port-calls.ts'

const { asPort } = portCalls()

/** Views of a module by its component type, on the portal's own calls (T-07). */
export function savedViewsPort(client: Client, scope: Scope, module: string): SavedViewsPort {
  const params = { applicationId: scope.tenant }
  return {
    list() {
      const asked = { params, query: { module } }
      const { key, load } = describeQuery(client, scope, savedViews.list, asked)
      return { key: [...key, 'views'], load: async () => (await asPort(load())).map(toView) }
    },
    groups() {
      const { key, load } = describeQuery(client, scope, savedViews.groups, { params })
      return { key: [...key, 'views'], load: () => asPort(load()) }
    },
    roles() {
      const { key, load } = describeQuery(client, scope, savedViews.roles, { params })
      return { key: [...key, 'views'], load: () => asPort(load()) }
    },
    add: async ({ commandId, ...view }) =>
      toView(
        await asPort(
          client.call(
            savedViews.create,
            { params, body: { module, ...bodyOf(view) } },
            { idempotencyKey: commandId },
          ),
        ),
      ),
    save: async ({ id, version, commandId, ...view }) =>
      toView(
        await asPort(
          client.call(
            savedViews.save,
            { params: { ...params, viewId: id }, body: bodyOf(view) },
            { idempotencyKey: commandId, ifMatch: version },
          ),
        ),
      ),
    remove: async ({ id, commandId }) => {
      await asPort(
        client.call(
          savedViews.remove,
          { params: { ...params, viewId: id } },
          { idempotencyKey: commandId },
        ),
      )
    },
  }
}

const bodyOf = ({ name, params, groupIds, roles }: SavedViewContent) => ({
  name,
  state: { params },
  userGroupIds: [...groupIds],
  ...(roles && { defaultForRoles: signInRoles.filter((role) => roles.includes(role)) }),
})

/** A view in the module's words; parameters that are no text are left out. */
function toView(saved: Saved): SavedView {
  const { id, name, state, owner, isOwn, userGroupIds, version, can } = saved
  const { params } = state
  const entries = typeof params === 'object' && params !== null ? Object.entries(params) : []
  return {
    id,
    name,
    params: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    sharedBy: isOwn ? null : `${owner.firstName} ${owner.lastName}`.trim(),
    groupIds: userGroupIds,
    roles: saved.defaultForRoles,
    isDefault: saved.isDefault,
    version,
    can,
  }
}
