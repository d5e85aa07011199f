import { createClient } from '@atrium/api-client'
import { campaigns } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { readAllCampaigns } from './all-campaigns.ts'

test('forms share the answer that the status of campaigns got; after a change it is asked for anew', async () => {
  const asked: string[] = []
  const client = createClient({
    token: async () => 'token',
    language: () => 'de',
    fetch: async (_url, init) => {
      asked.push(init?.method ?? 'GET')
      return new Response('[]', { headers: { 'Content-Type': 'application/json' } })
    },
  })
  const params = { applicationId: 115 }
  const scope = { tenant: 115, user: 'nadine' }
  // As the adapter of the status of campaigns does.
  await client.call(campaigns.list, { params, query: {} }, { maxAge: 0 })
  await readAllCampaigns(client, scope)
  await readAllCampaigns(client, scope)
  expect(asked).toEqual(['GET'])
  const star = { params: { ...params, id: 3 }, body: { isStarred: true } }
  await client.call(campaigns.star, star)
  await readAllCampaigns(client, scope)
  expect(asked.filter((method) => method === 'GET')).toHaveLength(2)
})
