import { users, type User } from '../contract/people/users.contract.ts'
import type { Client } from './client.ts'

/** Milliseconds for which it is taken for granted who the person is. */
const maxAge = 60_000

/** The person (API-08), asked for once by all that opens together. */
export const ownUser = (client: Client): Promise<User> => client.call(users.current, {}, { maxAge })

const ids = new WeakMap<Client, Promise<number>>()

/** The person's number, which stays theirs: asked for once. */
export function ownId(client: Client): Promise<number> {
  const known = ids.get(client)
  if (known) return known
  const id = ownUser(client).then((user) => user.id)
  ids.set(client, id)
  id.catch(() => ids.delete(client))
  return id
}
