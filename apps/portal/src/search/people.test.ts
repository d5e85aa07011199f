import type { Client } from '@atrium/api-client'
import { expect, test } from 'vitest'
import { findPeople } from './people.ts'

const people = [
  { id: 1, firstName: 'Jörg', lastName: 'Müller-Lüdenscheid', jobTitle: 'Leiter Werbung', email: 'j.mueller@lindner.example' }, // prettier-ignore
  { id: 2, firstName: 'Aylin', lastName: 'Kaya', jobTitle: null, email: 'aylin.kaya@bv.example' },
  { id: 3, firstName: 'Anna', lastName: 'Lindner', jobTitle: 'Werbung', email: null },
]
const client = { call: async () => people } as unknown as Client
const find = async (query: string, limit = 6, scope?: { pageId: number }) =>
  (await findPeople(client, 101, query, { scope, limit })).map(({ id }) => id)

test.each([
  ['aylin', [2]],
  ['kaya ayl', [2]],
  ['AYLIN.KAYA@', [2]],
  ['jorg', [1]],
  ['mueller', [1]],
  ['müller-lü', [1]],
  ['werbung', [1, 3]],
  ['werbung anna', [3]],
  // A piece from the middle is nobody's name.
  ['indner', []],
  ['@', []],
])('“%s” finds people by the beginnings of name, position and address (T-13, SRCH-08)', async (query, ids) =>
  expect(await find(query)).toEqual(ids)) // prettier-ignore

test('no more than are wanted, and nobody on a page', async () => {
  expect(await find('werbung', 1)).toEqual([1])
  expect(await find('werbung', 6, { pageId: 7 })).toEqual([])
})
