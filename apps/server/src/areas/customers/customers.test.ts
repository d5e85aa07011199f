import {
  auditLog,
  campaignPlanning,
  campaigns,
  customers,
  type BodyOf,
} from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell } from '../testing.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('clients of an application, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const as = (login = 'maren.thiessen') => server.as(login)
  const list = async () => (await (await as()).call(customers.list, { params })).body
  const add = async (displayName: string, login?: string) =>
    (await as(login)).call(customers.create, { params, body: { displayName } })
  const save = async (customerId: number, body: BodyOf<typeof customers.save>, login?: string) =>
    (await as(login)).call(customers.save, { params: { ...params, customerId }, body })
  const choices = async () => (await (await as()).call(campaignPlanning.choices, { params })).body.clients // prettier-ignore

  test('one comes after the setup, is offered for campaigns, and the log has it (ADM-09, T-05)', async () => {
    const before = await list()
    const { status, body } = await add('Bergluft GmbH')
    expect([status, body]).toEqual([201, { id: expect.any(Number), displayName: 'Bergluft GmbH', isArchived: false, isShared: false, campaignCount: 0, invoiceCount: 0 }]) // prettier-ignore
    expect(await list()).toEqual([...before, body])
    expect(await choices()).toContain('Bergluft GmbH')
    expect((await add('BERGLUFT gmbh')).problem.errors).toHaveProperty('displayName')
    const log = (await (await as()).call(auditLog.list, { params, query: {} })).body
    expect(JSON.stringify(log)).toContain('customer.created')
  })

  test('its campaigns are of it under its new name; archived it is offered no more, and comes back', async () => {
    const { id } = (await add('Talwind AG')).body
    await (await as()).call(campaignPlanning.put, {
      params: { ...params, externalId: 'talwind-1' },
      body: {
        name: 'Herbst',
        clientName: 'Talwind AG',
        channels: [{ externalId: 'talwind-tv', name: 'TV', mediaTypeId: 5 }],
      },
    }) // prettier-ignore
    expect((await save(id, { displayName: 'Talwind SE' })).body).toMatchObject({ displayName: 'Talwind SE', campaignCount: 1 }) // prettier-ignore
    const { body } = await (await as()).call(campaigns.list, { params, query: { searchQuery: 'Herbst' } }) // prettier-ignore
    expect(body.find(({ externalId }) => externalId === 'talwind-1')?.client.name).toBe(
      'Talwind SE',
    )
    expect((await save(id, { isArchived: true })).body.isArchived).toBe(true)
    expect((await save(id, { isArchived: true })).body.isArchived).toBe(true)
    expect(await choices()).not.toContain('Talwind SE')
    expect((await save(id, { isArchived: false })).body.isArchived).toBe(false)
    expect(await choices()).toContain('Talwind SE')
  })

  test('administrators alone; another application’s is not there (ADM-09, PERM-19)', async () => {
    const [own] = await list()
    expect((await add('Nein', 'aylin.kaya')).status).toBe(403)
    expect((await save(own!.id, { displayName: 'Nein' }, 'sabine.moser')).status).toBe(403)
    expect((await (await as('aylin.kaya')).call(customers.list, { params })).status).toBe(403)
    expect((await save(999_999, { displayName: 'Nein' })).status).toBe(404)
    expect((await (await as('andreas.lindner')).call(customers.list, { params })).status).toBe(404)
    expect((await save(own!.id, {})).body).toEqual(own)
  })
})
