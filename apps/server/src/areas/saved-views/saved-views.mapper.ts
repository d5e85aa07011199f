import type { SavedView } from '@atrium/api-client/contract'
import type { Access } from '../users/index.ts'
import { canChange, canSeeGroups } from './saved-views.policy.ts'
import type { SavedViewRow } from './saved-views.repository.ts'

/** A view as the contract shows it to this caller, who begins with `startId` (T-07). */
export function toSavedView(
  row: SavedViewRow,
  access: Access,
  startId: number | undefined,
): SavedView {
  const isChangeable = canChange(access, row)
  return {
    id: row.id,
    applicationId: row.application_id,
    module: row.module,
    name: row.name,
    state: row.state,
    owner: { id: row.user_id, firstName: row.first_name, lastName: row.last_name },
    isOwn: row.user_id === access.actor.userId,
    isShared: row.group_ids.length > 0 || row.default_for_roles.length > 0,
    userGroupIds: canSeeGroups(access, row) ? row.group_ids : null,
    defaultForRoles: row.default_for_roles as SavedView['defaultForRoles'],
    isDefault: row.id === startId,
    version: row.version,
    modifiedAt: row.modified_at.toISOString(),
    can: { edit: isChangeable, delete: isChangeable },
  }
}
