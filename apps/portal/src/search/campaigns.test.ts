import type { Client } from '@atrium/api-client'
import { expect, test } from 'vitest'
import { findCampaigns, findStarred } from './campaigns.ts'

const request = { signal: new AbortController().signal, scope: undefined, limit: 2 }
const campaign = (id: number, name: string, isStarred = false, externalId: string | null = null) => ({ id, name, client: { id: 1, name: 'Nordkranz' }, isStarred, externalId }) // prettier-ignore

function clientWith(found: readonly object[]) {
  const asked: unknown[] = []
  const client = {
    call: async (_call: unknown, input: unknown) => {
      asked.push(input)
      return found
    },
  } as unknown as Client
  return { client, asked }
}

test('campaigns are found by their words, those with a star first, and lead to their cockpits (SRCH-08, T-29)', async () => {
  const { client, asked } = clientWith([
    campaign(1, 'Advent im Kiez'),
    campaign(2, 'Adventskalender', false, 'ML/2'),
    campaign(3, 'Zum Advent: Grüße', true),
  ])
  const found = await findCampaigns(client, 101, 'advent', request)
  expect(found.map(({ displayName }) => displayName)).toEqual(['Zum Advent: Grüße', 'Advent im Kiez']) // prettier-ignore
  expect(found.map(({ url }) => url)).toEqual([
    '/cockpits/3/zum-advent-grusse',
    '/cockpits/1/advent-im-kiez',
  ])
  expect(asked).toEqual([
    { params: { applicationId: 101 }, query: { searchQuery: 'advent', page: 0, count: 50 } },
  ])
  const outside = await findCampaigns(client, 101, 'advent', { ...request, limit: 3 })
  expect(outside.at(-1)!.url).toBe('/cockpits/external/ML%2F2/adventskalender')
})

test('what the person marked is asked for alone, and says so with a star (T-29)', async () => {
  const { client, asked } = clientWith([campaign(3, 'Zum Advent', true)])
  const found = await findStarred(client, 101, request)
  expect(asked).toEqual([
    { params: { applicationId: 101 }, query: { starred: true, page: 0, count: 2 } },
  ])
  expect(found).toMatchObject([{ displayName: 'Zum Advent', isStarred: true }])
  const others = await findCampaigns(clientWith([campaign(1, 'Advent')]).client, 101, 'ad', request)
  expect([found, others].map(([one]) => one!.sign !== undefined)).toEqual([true, false])
})

test('on one page there are none', async () => {
  const { client, asked } = clientWith([campaign(1, 'Advent')])
  expect(await findCampaigns(client, 101, 'advent', { ...request, scope: { pageId: 4 } })).toEqual([]) // prettier-ignore
  expect(asked).toEqual([])
})
