import type { Client, Scope } from '@atrium/api-client'
import { componentReactions, components } from '@atrium/api-client/contract'
import type { Reaction } from '../reactions.ts'
import type { PortCalls } from './port-calls.ts'

interface ComponentCommand {
  id: number
  commandId: string
}

/** What was opened and is on its way to the server. */
const openings = new WeakMap<Client, Promise<unknown>>()

/** Answers with what `load` finds once the server knows all that was opened, also meanwhile (T-02). */
export async function afterOpenings<T>(client: Client, load: () => Promise<T>): Promise<T> {
  for (;;) {
    const known = openings.get(client)
    await known
    const answer = await load()
    if (openings.get(client) === known) return answer
  }
}

/** What every component can: be reacted to, read, removed; failures come in the module's words. */
export function componentCalls(client: Client, scope: Scope, asPort: PortCalls['asPort']) {
  const of = (componentId: number) => ({ params: { applicationId: scope.tenant, componentId } })
  return {
    /** Sets the reader's reaction, or takes it away (CMT-05); answers with the marks after it. */
    react: ({ id, reaction, commandId }: ComponentCommand & { reaction: Reaction | null }) => {
      const { params } = of(id)
      const options = { idempotencyKey: commandId }
      return asPort(
        reaction
          ? client.call(componentReactions.set, { params: { ...params, reaction } }, options)
          : client.call(componentReactions.remove, { params }, options),
      )
    },
    /** Notes that it was opened from there. What was counted wrongly keeps nobody from reading. */
    track: (id: number, parentComponentId?: number) => {
      const noted = client
        .call(components.track, { ...of(id), query: { parentComponentId } })
        .catch(() => undefined)
      const earlier = openings.get(client)
      openings.set(
        client,
        noted.then(() => earlier),
      )
    },
    remove: ({ id, commandId }: ComponentCommand) =>
      asPort(client.call(components.remove, of(id), { idempotencyKey: commandId })),
    restore: ({ id, commandId }: ComponentCommand) =>
      asPort(client.call(components.restore, of(id), { idempotencyKey: commandId })),
  }
}
