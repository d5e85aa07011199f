import { createClient, type Client } from '@atrium/api-client'
import { defaultBases } from '@atrium/api-client/contract'
import type { TestServer } from '../../apps/server/test/harness.ts'

/** Sends a form as one piece: Node's own streaming of forms trips over a cancelled call. */
const whole: typeof fetch = async (input, init = {}) => {
  if (!(init.body instanceof FormData)) return fetch(input, init)
  const form = new Response(init.body)
  const headers = { ...(init.headers as object), 'Content-Type': form.headers.get('Content-Type')! }
  return fetch(input, { ...init, headers, body: await form.arrayBuffer() })
}

/** The client as the portal makes it, for a person of the demo. */
export async function clientOf(server: TestServer, login: string): Promise<Client> {
  const token = await server.tokenOf(login)
  const bases = Object.fromEntries(
    Object.entries(defaultBases).map(([name, path]) => [name, server.url + path]),
  )
  return createClient({ bases, token: async () => token, language: () => 'de', fetch: whole })
}
