import type { Role } from '../../platform/actor.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

// The portal shows its icon by the same words.
export { chatRoles } from '@atrium/api-client/contract'

/** Whether somebody is among those who have the chat (A5, CHAT-07). */
export const canChat = (person: Pick<Access, 'roles'>, allowed: readonly Role[]) =>
  hasAnyRole(person.roles, allowed)
