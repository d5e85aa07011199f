import type { Actor } from '../actor.ts'

/** What a hub asks before somebody joins a group; what is not there counts as refused. */
export interface HubRights {
  mayJoinChat(actor: Actor, chatId: number): Promise<boolean>
  seesComponent(actor: Actor, applicationId: number, componentId: number): Promise<boolean>
}
