import { bookingStatusTypes, directOrderNext, fieldTypes, pages } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { wohnwerk } from '../../areas/testing.ts'

const { Created, Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes
const params = { applicationId: wohnwerk }

describe.each(databases)('direct orders of the demo on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const listFor = async (login: string) =>
    (await (await server.as(login)).call(directOrderNext.list, { params })).body

  test('are twelve of every status and booking type, one without creator and one without region (DO-03, DO-12)', async () => {
    const orders = await listFor('jonas.petersen')
    expect(orders).toHaveLength(12)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([Created, Approved, Completed, Rebriefing, Canceled])) // prettier-ignore
    expect(new Set(orders.map(({ booking }) => booking.type))).toEqual(new Set([1, 2, 3, 4]))
    const isPastOnly = orders.filter(({ status, booking }) => status === Completed && booking.bookingStatusType === Approved) // prettier-ignore
    expect(isPastOnly.map(({ displayName }) => displayName)).toEqual(['Anzeige Matratzentage'])
    expect(orders.filter(({ createdByUser }) => createdByUser === null)).toHaveLength(1)
    expect(orders.filter(({ region }) => region === null)).toHaveLength(1)
  })

  test('open with their history, each to its own store (DO-02, PERM-13)', async () => {
    const jonas = await server.as('jonas.petersen')
    for (const { id } of await listFor('jonas.petersen')) {
      const { status, body } = await jonas.call(directOrderNext.get, { params: { ...params, id } })
      expect([status, body.processes.length > 0]).toEqual([200, true])
      expect(body.processes[0]?.status).toBe(body.booking.bookingStatusType)
    }
    const counts = await Promise.all(
      ['tobias.brandt', 'nadine.wolff', 'andreas.lindner', 'marco.rossi'].map(
        async (login) => (await listFor(login)).length,
      ),
    )
    expect(counts).toEqual([6, 3, 12, 0])
  })

  test('six building blocks ask for three to seven fields, of all eleven types together (BB-05, CFG-09)', async () => {
    const tobias = await server.as('tobias.brandt')
    const { body: blocks } = await tobias.call(directOrderNext.buildingBlocks, { params })
    expect(blocks.map(({ displayName }) => displayName)).toEqual([
      'Filialeröffnung S',
      'Filialeröffnung M',
      'Filialeröffnung L',
      'Wochenend-Aktion',
      'Prospektverteilung',
      'In-Store-Funk',
    ])
    const types = new Set<string>()
    for (const { id } of blocks) {
      const { body } = await tobias.call(directOrderNext.buildingBlockValues, {
        params: { ...params, id },
      })
      expect(body.length).toBeGreaterThanOrEqual(3)
      expect(body.length).toBeLessThanOrEqual(7)
      for (const { configuration } of body) types.add(configuration.type)
    }
    expect([...types].toSorted()).toEqual([...fieldTypes].toSorted())
  })

  test('stand on a page of the portal with stores, and of no other (ROUTE-09)', async () => {
    const maren = await server.as('maren.thiessen')
    const urls = async (applicationId: number) => {
      const { body } = await maren.call(pages.list, { params: { applicationId } })
      return body.filter(({ children }) => children.some(({ childComponent }) => childComponent.type === 'directorderlist')).map(({ url }) => url) // prettier-ignore
    }
    expect([await urls(101), await urls(wohnwerk), await urls(130)]).toEqual([[], ['/direct-order'], []]) // prettier-ignore
  })
})
