import { directOrders } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { preparePlace, type Place } from '../../../test/rights/world.ts'
import { roles } from '../../platform/types.ts'

describe.each(databases)('direct orders on $name', (kind) => {
  let server: TestServer
  let place: Place
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    place = await preparePlace(server, 101)
  })
  afterAll(() => server?.stop())

  const remove = (role: (typeof roles)[number], componentId: number) =>
    place.active[role].api.call(directOrders.remove, {
      params: { applicationId: 101, componentId },
    })

  test.each(roles)('are never deleted, whoever asks: %s (API-36)', async (role) => {
    const world = place.worldOf(role)
    const id = await world.component('directorder')
    const { status, problem } = await remove(role, id)
    expect([status, problem.code]).toEqual([403, 'forbidden'])
    const { id: fileId } = await world.file()
    expect((await remove(role, fileId)).status).toBe(404)
    expect((await remove(role, 2_000_000)).status).toBe(404)
  })
})
