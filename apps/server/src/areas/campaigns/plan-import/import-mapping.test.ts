import { campaigns, planImports, type PlanImportMapping } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, wohnwerk } from '../../testing.ts'

const mapping: PlanImportMapping = {
  columns: [
    { head: 'Werbemittel', field: 'name' },
    { head: 'Bemerkung', field: null },
  ],
  mediaTypes: [{ word: 'Plakat national', mediaTypeId: 8 }],
}

describe.each(databases)('how media plans of a client are read, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const campaignsOf = async (applicationId: number) =>
    (await (await server.as('maren.thiessen')).call(campaigns.list, { params: { applicationId } }))
      .body
  const read = async (login: string, applicationId: number, id: number) =>
    (await server.as(login)).call(planImports.mapping, { params: { applicationId, id } })
  const save = async (login: string, applicationId: number, id: number, body = mapping) =>
    (await server.as(login)).call(planImports.saveMapping, { params: { applicationId, id }, body })

  test('what was mapped for one campaign is known for all of its client, and of no other application (CAMP-07)', async () => {
    const [first, second] = await campaignsOf(alpenquell)
    expect(first!.client.id).toBe(second!.client.id)
    expect((await read('maren.thiessen', alpenquell, first!.id)).body).toEqual({ mapping: null })
    expect((await save('maren.thiessen', alpenquell, first!.id)).status).toBe(204)
    expect((await read('maren.thiessen', alpenquell, second!.id)).body).toEqual({ mapping })
    const [other] = await campaignsOf(wohnwerk)
    expect((await read('maren.thiessen', wohnwerk, other!.id)).body).toEqual({ mapping: null })
  })

  test('the last one counts', async () => {
    const { id } = (await campaignsOf(alpenquell))[0]!
    const next = { ...mapping, mediaTypes: [] }
    await save('maren.thiessen', alpenquell, id)
    await save('maren.thiessen', alpenquell, id, next)
    expect((await read('maren.thiessen', alpenquell, id)).body).toEqual({ mapping: next })
  })

  test('whoever does not plan neither reads nor keeps one; a campaign that is not there has none', async () => {
    const { id } = (await campaignsOf(alpenquell))[0]!
    expect((await read('sabine.moser', alpenquell, id)).status).toBe(403)
    expect((await save('sabine.moser', alpenquell, id)).status).toBe(403)
    expect((await save('maren.thiessen', alpenquell, 99_999_999)).status).toBe(404)
    expect((await save('maren.thiessen', wohnwerk, id)).status).toBe(404)
  })

  test('a field that no channel has is refused by its name', async () => {
    const { id } = (await campaignsOf(alpenquell))[0]!
    const wrong = { ...mapping, columns: [{ head: 'Rabatt', field: 'discount' as never }] }
    const { status, problem } = await save('maren.thiessen', alpenquell, id, wrong)
    expect([status, Object.keys(problem.errors!)]).toEqual([400, ['columns[0].field']])
  })
})
