import type { DomainEvent } from '../../platform/events/events.types.ts'
import type { Viewer } from './rights/component-groups.repository.ts'

/** How components changed, as the portal's hub tells it. */
type ChangeKind = 'added' | 'changed' | 'moved' | 'removed' | 'restored'

export interface Change {
  applicationId: number
  kind: ChangeKind
  /** Folders whose lists are no longer right. */
  parentIds: readonly (number | null)[]
  componentIds: readonly number[]
  byUserId: number
  /** The command's `Idempotency-Key`, so that its sender knows the echo. */
  commandId: string | undefined
}

/** Tells people that components changed. The audience is people, because a group alone does not say who sees all folders above. */
export const componentsChanged = (change: Change, userIds: readonly number[]): DomainEvent => ({
  applicationId: change.applicationId,
  type: 'components.changed',
  audience: { userIds },
  payload: {
    kind: change.kind,
    parentIds: change.parentIds.filter((id) => id !== null),
    componentIds: change.componentIds,
    byUserId: change.byUserId,
    ...(change.commandId ? { commandId: change.commandId } : {}),
  },
})

/**
 * A change of place or audience, told to each as they see it: who sees the item no longer hears that
 * it is gone from its old folder, who sees it now hears that it is there, and nobody hears of a
 * folder that is hidden from them.
 */
export function audienceChanged(
  change: Omit<Change, 'parentIds'>,
  before: { parentId: number | null; viewers: readonly Pick<Viewer, 'userId'>[] },
  after: { parentId: number | null; viewers: readonly Pick<Viewer, 'userId'>[] },
): DomainEvent[] {
  const had = new Set(before.viewers.map((viewer) => viewer.userId))
  const have = new Set(after.viewers.map((viewer) => viewer.userId))
  const events: [Change, number[]][] = [
    [
      { ...change, parentIds: [...new Set([before.parentId, after.parentId])] },
      [...have].filter((id) => had.has(id)),
    ],
    [
      { ...change, kind: 'removed', parentIds: [before.parentId] },
      [...had].filter((id) => !have.has(id)),
    ],
    [
      { ...change, kind: 'added', parentIds: [after.parentId] },
      [...have].filter((id) => !had.has(id)),
    ],
  ]
  return events
    .filter(([, userIds]) => userIds.length > 0)
    .map(([part, userIds]) => componentsChanged(part, userIds))
}
