import type { Client } from '@atrium/api-client'
import { users, type User } from '@atrium/api-client/contract'
import { searchable, words } from '@atrium/design-system'

/** Somebody in the application, with all words that they are looked for by. */
interface Known {
  person: User
  words: readonly string[]
}

const parts = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Everybody active in the application, as people look for them: by name, position and address. */
export async function loadPeople(client: Client, applicationId: number): Promise<Known[]> {
  const people = await client.call(users.directory, { params: { applicationId } })
  return people.map((person) => {
    const { firstName, lastName, jobTitle, email } = person
    return { person, words: parts(searchable([firstName, lastName, jobTitle, email].join(' '))) }
  })
}

/** Those of whom each word begins one of theirs (SRCH-08). */
export function findPeople(known: readonly Known[], query: string, limit: number): User[] {
  const wanted = words(query).flatMap(parts)
  if (wanted.length === 0) return []
  return known
    .filter((one) => wanted.every((word) => one.words.some((own) => own.startsWith(word))))
    .slice(0, limit)
    .map(({ person }) => person)
}
