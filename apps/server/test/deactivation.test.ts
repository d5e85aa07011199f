import { applications, pages, users } from '@atrium/api-client/contract'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import type { HubConnection } from '@microsoft/signalr'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from './harness.ts'
import type { TestServer } from './harness.ts'

const alpenquell = 101
const wohnwerk = 115

/** Within this time nobody who was switched off is told anything any more. */
const limitMs = 5_000

describe.each(databases)('switching people off, on $name', (kind) => {
  /** Where somebody is switched off. */
  let first: TestServer
  /** Where they are: another process, where the database takes one. */
  let second: TestServer
  const connections: HubConnection[] = []

  beforeAll(async () => {
    first = await startServer({ kind, demo: 'small' })
    second = kind.name === 'postgres' ? await startServer({ beside: first }) : first
  })
  afterEach(async () => {
    await Promise.all(connections.splice(0).map((connection) => connection.stop()))
  })
  afterAll(async () => {
    if (second !== first) await second?.stop()
    await first?.stop()
  })

  async function join(login: string, ...applicationIds: number[]) {
    const connection = new HubConnectionBuilder()
      .withUrl(`${second.url}/hubs/portal`, { accessTokenFactory: () => second.tokenOf(login) })
      .configureLogging(LogLevel.None)
      .build()
    connections.push(connection)
    const seen: { applicationId: number; type: string; payload: unknown }[] = []
    let isClosed = false
    connection.on('Changed', (event: (typeof seen)[number]) => seen.push(event))
    connection.onclose(() => (isClosed = true))
    await connection.start()
    for (const applicationId of applicationIds) await connection.invoke('Join', applicationId, null)
    return { connection, seen, isClosed: () => isClosed }
  }

  const idOf = async (login: string) => (await (await first.as(login)).call(users.current)).body.id
  const save = async (applicationId: number, id: number, change: object) => {
    const maren = await first.as('maren.thiessen')
    const { status } = await maren.call(users.save, {
      params: { applicationId },
      body: { id, ...change },
    })
    expect(status).toBe(200)
  }

  test('who is out of their last application is refused everywhere, and their connections end within 5 s (ADM-02, API-12)', async () => {
    const id = await idOf('korbinian.huber')
    const korbinian = await second.as('korbinian.huber')
    const { isClosed, seen } = await join('korbinian.huber', alpenquell)
    const witness = await join('sabine.moser', alpenquell)
    expect((await korbinian.call(pages.list, { params: { applicationId: alpenquell } })).status).toBe(200) // prettier-ignore

    await save(alpenquell, id, { status: 'inactive' })
    const refused = await korbinian.call(applications.list)
    expect([refused.status, refused.problem.code]).toEqual([403, 'deactivated'])
    await expect.poll(isClosed, { timeout: limitMs }).toBe(true)
    await expect(join('korbinian.huber', alpenquell)).rejects.toThrow('403')

    const before = seen.length
    await save(alpenquell, await idOf('aylin.kaya'), { jobTitle: 'Nach dem Ende' })
    await expect.poll(() => witness.seen.length).toBeGreaterThan(1)
    expect(seen).toHaveLength(before)

    await save(alpenquell, id, { status: 'active' })
    const back = await join('korbinian.huber', alpenquell)
    await save(alpenquell, await idOf('aylin.kaya'), { jobTitle: 'Wieder da' })
    await expect.poll(() => back.seen.map(({ type }) => type)).toContain('users.changed')
  })

  test('who is out of one application hears nothing of it after 5 s, and goes on hearing of the others (ADM-02)', async () => {
    const id = await idOf('marco.rossi')
    const { seen, isClosed } = await join('marco.rossi', alpenquell, wohnwerk)
    await save(alpenquell, id, { status: 'inactive' })
    const api = await second.as('marco.rossi')
    expect((await api.call(pages.list, { params: { applicationId: alpenquell } })).status).toBe(404)

    // What happens in both, until only one of them arrives.
    const aylin = await idOf('aylin.kaya')
    const jonas = await idOf('jonas.petersen')
    let turn = 0
    await expect
      .poll(
        async () => {
          seen.length = 0
          turn += 1
          await save(alpenquell, aylin, { jobTitle: `Runde ${turn}` })
          await save(wohnwerk, jonas, { jobTitle: `Runde ${turn}` })
          await expect.poll(() => seen.some((event) => event.applicationId === wohnwerk)).toBe(true)
          return seen.some((event) => event.applicationId === alpenquell)
        },
        { timeout: limitMs },
      )
      .toBe(false)
    expect(isClosed()).toBe(false)
    await save(alpenquell, id, { status: 'active' })
  })
})
