import type { DomainEvent } from '../../platform/events/events.types.ts'
import type { Command } from '../components/index.ts'

/** The navigation is another one now: for everybody, since each sees their own part of it (LAY-04). */
export const pagesChanged = (command: Command): DomainEvent => ({
  applicationId: command.applicationId,
  type: 'pages.changed',
  audience: {},
  payload: {
    byUserId: command.actor.userId,
    ...(command.idempotencyKey ? { commandId: command.idempotencyKey } : {}),
  },
})
