import type { AuditEntry } from '../../../platform/audit.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { ComponentRow } from '../components.repository.ts'

const entryOf = (
  actor: Actor,
  row: ComponentRow,
  action: 'deleted' | 'restored' | 'purged' | 'groups-changed',
): AuditEntry => ({
  applicationId: row.application_id,
  actor,
  action: `component.${action}`,
  objectType: 'component',
  objectId: row.id,
})

/** An item that is not there any more, or again, or gone for good. */
export const presenceEntry = (
  actor: Actor,
  row: ComponentRow,
  action: 'deleted' | 'restored' | 'purged',
): AuditEntry => ({
  ...entryOf(actor, row, action),
  summary: {
    name: row.display_name,
    after: { type: row.type, parentComponentId: row.parent_id },
  },
})

/** Other groups see an item from now on. */
export const groupsEntry = (
  actor: Actor,
  row: ComponentRow,
  groupIds: readonly number[],
): AuditEntry => ({
  ...entryOf(actor, row, 'groups-changed'),
  summary: {
    name: row.display_name,
    before: { userGroupIds: inOrder(row.group_ids) },
    after: { userGroupIds: inOrder(groupIds) },
  },
})

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
