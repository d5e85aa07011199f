import { userGroupMembers, userGroups } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createMembershipsService } from './memberships.service.ts'
import { createUserGroupsService } from './user-groups.service.ts'

export function userGroupRoutes(deps: Dependencies): Route[] {
  const service = createUserGroupsService(deps)
  const memberships = createMembershipsService(deps)
  return [
    ...implement(userGroups, {
      list: ({ actor, params }) => service.list(actor, params.applicationId),
      create: ({ actor, params, body }) => service.create(actor, params.applicationId, body),
      save: ({ actor, params, body }) => service.save(actor, params.applicationId, body),
      members: ({ actor, params }) =>
        service.members(actor, params.applicationId, params.userGroupId),
      remove: ({ actor, params }) =>
        service.remove(actor, params.applicationId, params.userGroupId),
    }),
    ...implement(userGroupMembers, {
      all: ({ actor, params }) => memberships.all(actor, params.applicationId),
      saveMany: ({ actor, params, body }) =>
        memberships.saveMany(actor, params.applicationId, body),
      list: ({ actor, params }) => service.membership(actor, params.applicationId, params.userId),
      save: ({ actor, params, body }) => service.saveMember(actor, params.applicationId, body),
    }),
  ]
}
