import type { Client } from '@atrium/api-client'
import { users, type User } from '@atrium/api-client/contract'
import { searchable, words } from '@atrium/design-system'
import type { SearchRequest } from './search.types.ts'

/** Milliseconds for which the same people are looked through: letters follow each other. */
const maxAge = 60_000

const parts = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** People of whom each word begins one of their names, their position or their address (T-13, SRCH-08). */
export async function findPeople(
  client: Client,
  applicationId: number,
  query: string,
  { scope, limit }: Pick<SearchRequest, 'scope' | 'limit'>,
): Promise<User[]> {
  const wanted = words(query).flatMap(parts)
  // Nobody stands on a page.
  if (scope || wanted.length === 0) return []
  const people = await client.call(users.directory, { params: { applicationId } }, { maxAge })
  const isFound = ({ firstName, lastName, jobTitle, email }: User) => {
    const own = parts(searchable([firstName, lastName, jobTitle, email].join(' ')))
    return wanted.every((word) => own.some((one) => one.startsWith(word)))
  }
  return people.filter(isFound).slice(0, limit)
}
