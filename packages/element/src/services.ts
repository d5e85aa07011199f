import { ApiError, createClient, type Client } from '@atrium/api-client'
import {
  createChatConnection,
  createCursorTrail,
  createLiveConnection,
  type ChatConnection,
  type LiveConnection,
} from '@atrium/api-client/live'
import { defaultBases } from '@atrium/api-client/contract'
import type { GetToken } from './events.ts'
import { createTokens } from './tokens.ts'
import { fetchFrom } from './wire.ts'

/** What tags of one server, one application and one way to sign in share. */
export interface Services {
  /** Apart from those of other people and servers: part of every cache key. */
  id: string
  server: string
  client: Client
  live: LiveConnection
  chat: ChatConnection
}

interface Shared {
  services: Services
  users: number
}

let count = 0
const shared = new Map<GetToken, Map<string, Shared>>()

const bases = (server: string) =>
  Object.fromEntries(
    Object.entries(defaultBases).map(([name, base]) => [name, `${server}${base}`]),
  ) as typeof defaultBases

/**
 * The services for a tag: those of another one where it asks the same server in the same way. What it gives back
 * leaves them; with the last one connections end.
 */
export function servicesFor(
  about: { server: string; application: number; locale: 'de' | 'en' },
  getToken: GetToken,
): { services: Services; leave: () => void } {
  const ofToken = shared.get(getToken) ?? new Map<string, Shared>()
  shared.set(getToken, ofToken)
  const key = JSON.stringify(about)
  const found = ofToken.get(key) ?? { services: create(about, getToken), users: 0 }
  ofToken.set(key, found)
  found.users += 1
  let hasLeft = false
  return {
    services: found.services,
    leave() {
      if (hasLeft) return
      hasLeft = true
      found.users -= 1
      if (found.users > 0) return
      ofToken.delete(key)
      if (ofToken.size === 0) shared.delete(getToken)
      void found.services.live.close()
      void found.services.chat.close()
    },
  }
}

function create(
  { server, application, locale }: { server: string; application: number; locale: 'de' | 'en' },
  getToken: GetToken,
): Services {
  const tokens = createTokens(getToken, { server, application })
  const trail = createCursorTrail()
  const token = tokens.current
  // Without one nothing needs to be asked: the server would refuse it.
  const needed = async () => {
    const given = await token()
    if (given !== undefined) return given
    throw new ApiError({ status: 401, code: 'signed-out', title: 'No token' })
  }
  const client: Client = createClient({
    bases: bases(server),
    token: needed,
    language: () => locale,
    onUnauthorized: tokens.renew,
    onSucceeded() {
      live.join(application)
      for (const connection of [live, chat]) connection.wake()
    },
    onCursor: trail.add,
    fetch: fetchFrom(server),
  })
  const live = createLiveConnection({
    hubUrl: `${server}/hubs/portal`,
    token,
    cursor: trail.earlier,
  })
  const chat = createChatConnection({ hubUrl: `${server}/hubs/chat`, token })
  live.onEvent(() => client.forget?.())
  live.onReset(() => client.forget?.())
  count += 1
  return { id: `${server} ${count}`, server, client, live, chat }
}
