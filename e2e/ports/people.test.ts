import { createPeopleAdapter } from '@atrium/portal-modules/people/adapter'
import { describePeoplePort } from '@atrium/portal-modules/people/testing/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

const scope = { tenant: 101, user: 'maren' }

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  const adapterFor = async (login: string, roles: readonly string[]) =>
    createPeopleAdapter({ client: await clientOf(server, login), scope, roles, hasSessions: true })

  describePeoplePort('adapter', async () => ({
    port: await adapterFor('maren.thiessen', ['ADMINISTRATOR']),
  }))

  test('a Client Lead changes clients, and chooses among the groups of clients (ADM-09)', async () => {
    const port = await adapterFor('sabine.moser', ['CLIENT_LEAD'])
    expect([port.roles, port.canAddGroups]).toEqual([['CLIENT_LEAD', 'CLIENT'], false])
    const people = await port.people().load()
    const canOf = (name: string) => people.find(({ lastName }) => lastName === name)?.can
    expect(canOf('Huber')).toEqual({
      change: true,
      switchOff: true,
      assign: false,
      giveRoles: ['CLIENT_LEAD', 'CLIENT'],
      sendPasswordLink: true,
      resetSecondFactor: false,
      changeEmail: true,
    })
    expect(canOf('Kaya')).toEqual({
      change: false,
      switchOff: false,
      assign: false,
      giveRoles: [],
      sendPasswordLink: false,
      resetSecondFactor: false,
      changeEmail: false,
    })
    const groups = await port.groups().load()
    expect(groups.some(({ can }) => can.change)).toBe(false)
    for (const { kind, can } of groups) expect(can.chooseMembers).toBe(kind === 'customer')
  })
})
