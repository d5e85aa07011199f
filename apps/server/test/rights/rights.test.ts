import { calls, statusOf } from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas } from '../../src/areas/index.ts'
import { roles } from '../../src/platform/actor.ts'
import type { Role } from '../../src/platform/actor.ts'
import type { Answer, Api } from '../api.ts'
import { databases, startServer } from '../harness.ts'
import type { TestServer } from '../harness.ts'
import { samples } from './samples.ts'
import type { Sample } from './sample.ts'
import { columns, emptyRow, readTable } from './table.ts'
import type { Column, Row } from './table.ts'
import { preparePlace, watched } from './world.ts'
import type { Place, World } from './world.ts'

const table = readTable()
const built = calls.filter((call) => !call.planned)
const planned = calls.filter((call) => call.planned)
const sampleOf = new Map(samples.map((sample) => [sample.name, sample]))
const columnOf = Object.fromEntries(roles.map((role, index) => [role, columns[index]!])) as Record<
  Role,
  Column
>

/** Calls that ask for what somebody is anywhere: they are about no tenant. */
const ofNoTenant = new Set(['configurations.cloudinary', 'images.upload', 'setup.create'])

const titles: Record<string, string> = {
  401: 'Mit Ihrer Anmeldung scheint etwas nicht zu stimmen.',
  403: 'Dafür fehlt Ihnen die Berechtigung.',
  404: 'Das Gesuchte wurde nicht gefunden.',
}

describe('the table of rights', () => {
  test('has a row for every built call (PERM-19)', () => {
    const named = new Set(table.map(({ callId }) => callId))
    const missing = built.filter((call) => !named.has(call.id)).map((call) => emptyRow(call.id))
    expect(missing, 'Add these rows to test/rights/rights.md, with what each caller gets').toEqual(
      [],
    )
  })

  test('has a sample for every row', () => {
    const missing = table.filter(({ name }) => !sampleOf.has(name)).map(({ name }) => name)
    expect(
      missing,
      'Add a request for these rows to `samples` in test/rights/samples.ts: of(<call>, (world) => …)',
    ).toEqual([])
    const stray = samples.filter(({ name }) => !table.some((row) => row.name === name))
    expect(
      stray.map(({ name }) => emptyRow(name)),
      'Samples without a row in rights.md',
    ).toEqual([])
  })

  test('has no row for a call that is not built', () => {
    const ids = new Set(built.map((call) => call.id))
    expect(table.filter(({ callId }) => !ids.has(callId)).map(({ name }) => name)).toEqual([])
  })
})

describe.each(databases)('rights on $name', (kind) => {
  let server: TestServer
  let own: Place
  let foreign: Place
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', withOffice: true })
    own = await preparePlace(server, 101)
    foreign = await preparePlace(server, 115)
  })
  afterAll(() => server?.stop())

  const answered = () => areas(server.deps).map((route) => route.call.id)

  test('every built call is answered by an area', () => {
    expect(answered().toSorted()).toEqual(built.map((call) => call.id).toSorted())
  })

  test.each(planned)('$id is planned and not served yet', (call) => {
    expect(answered()).not.toContain(call.id)
  })

  const checked = table.flatMap((row) => {
    const sample = sampleOf.get(row.name)
    return sample ? [{ name: row.name, row, sample }] : []
  })

  test.each(checked)('$name (PERM-18, PERM-19)', async ({ row, sample }) => {
    const found: Partial<Row['answers']> = {}
    const used = new Set<string>()
    const request = async (world: World) => {
      const watching = watched(world)
      const input = await sample.make(watching.world)
      watching.used.forEach((what) => used.add(what))
      return input
    }
    const ask = async (api: Api, input: unknown) =>
      nameOf(sample.call, await send(api, sample, input))
    /** The one answer that all roles get; several where they differ. */
    const askAs = async (apiOf: (role: Role) => Api, input: unknown) => {
      const answers = await Promise.all(roles.map((role) => ask(apiOf(role), input)))
      return [...new Set(answers)].join(' and ')
    }

    for (const role of roles)
      found[columnOf[role]] = await ask(own.active[role].api, await request(own.worldOf(role)))

    // What somebody is in another tenant gives them nothing here, but for what is of no tenant.
    const told = ofNoTenant.has(sample.call.id) ? row.answers.Admin : row.answers.Client
    const torn = await request(own.worldFor(own.elsewhere))
    expect(await ask(own.elsewhere.api, torn), 'administrator of another tenant').toBe(told)

    const theirs = foreign.worldOf('ADMINISTRATOR')
    const ours = await request(own.worldOf('ADMINISTRATOR'))
    found['No token'] = await ask(server.api(), ours)
    found.Expired = await askAs((role) => own.expired[role], ours)
    found.Deactivated = await askAs((role) => own.deactivated[role], ours)

    const callerOf = (role: Role) => own.active[role].api
    found['Other tenant'] = used.has('tenant') ? await askAs(callerOf, await request(theirs)) : '–'
    const here = { ...theirs, applicationId: own.applicationId }
    found['Its things'] = used.has('things') ? await askAs(callerOf, await request(here)) : '–'
    expect(found).toEqual(row.answers)

    if (used.has('tenant')) {
      const nowhere = await request({ ...own.worldOf('CLIENT'), applicationId: 4711 })
      const [missing, hidden] = await Promise.all([
        send(callerOf('CLIENT'), sample, nowhere),
        send(callerOf('CLIENT'), sample, await request(theirs)),
      ])
      expect(withoutTrace(hidden)).toEqual(withoutTrace(missing))
    }
  })
})

const send = (api: Api, { call }: Sample, input: unknown) => api.call(call, input as never)

/** `yes`, or the status of a refusal that says in problem details what it has to say. */
function nameOf(call: Call, answer: Answer<unknown>): string {
  if (answer.status === statusOf(call)) return 'yes'
  const { status, problem } = answer
  const isTold =
    problem.status === status && problem.title === (titles[status] ?? problem.title) && problem.code
  return isTold ? String(status) : `${status} ${JSON.stringify(problem)}`
}

const withoutTrace = ({ status, problem }: Answer<unknown>) => ({
  status,
  problem: { ...problem, traceId: '' },
})
