import type { HubRights } from '../platform/hubs/index.ts'
import { Problem } from '../platform/problem.ts'
import type { Dependencies } from '../platform/dependencies.ts'
import { mayJoinChat } from './chats/index.ts'
import { findVisible } from './components/index.ts'
import { enterTenant } from './users/index.ts'

/** What hubs ask before somebody joins: the same as the calls about the same things. */
export const hubRights = (deps: Pick<Dependencies, 'database'>): HubRights => ({
  mayJoinChat: (actor, chatId) => mayJoinChat(deps, actor, chatId),
  async seesComponent(actor, applicationId, componentId) {
    try {
      await enterTenant(deps, actor, applicationId, (tx, access) =>
        findVisible(tx, access, componentId),
      )
      return true
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  },
})
