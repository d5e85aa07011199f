import {
  applications,
  auditLog,
  mails,
  previewHeader,
  statusOf,
  users,
  type Call,
} from '@atrium/api-client/contract'
import sql, { raw } from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { alpenquell, wohnwerk } from '../../src/areas/testing.ts'
import type { Role } from '../../src/platform/actor.ts'
import type { Answer } from '../api.ts'
import { databases, startServer, tokenFor, type TestServer } from '../harness.ts'
import { samples as requests } from '../rights/samples.ts'
import { preparePlace, watched, type Place, type World } from '../rights/world.ts'
import { addressSamples } from './address.samples.ts'
import { comparable, nameOf, textOf } from './compare.ts'
import { digestOf, listTables, untold } from './digest.ts'
import { isThing, namingFields } from './fields.ts'
import { groupSamples } from './group.samples.ts'
import { orderSamples } from './order.samples.ts'
import { seminarSamples } from './seminar.samples.ts'
import { peopleSamples } from './people.samples.ts'
import type { Named } from './sample.ts'
import {
  nobody,
  ownOf,
  prepareStrangers,
  sharedPerson,
  settle,
  type Strangers,
} from './strangers.ts'
import { emptyRow, readTable, readThings, type Row } from './table.ts'

const table = readTable()
const samples = [
  ...peopleSamples,
  ...groupSamples,
  ...orderSamples,
  ...seminarSamples,
  ...addressSamples,
]
const sampleOf = new Map(samples.map((sample) => [sample.name, sample]))
const callers = [
  ['Admin', 'ADMINISTRATOR'],
  ['Client Lead', 'CLIENT_LEAD'],
] as const

/** The requirements that a row of the table proves: inviting (ADM-04), and rights inside the administration (ADM-09). */
const rowsOf = ({ callId }: Row) => {
  const isAdministration = /^(users|userGroups|userGroupMembers|themes)\.|^sessions\.endOf$/
  const ids = [
    'PERM-19',
    ...(/^(users\.add|setup\.create)$/.test(callId) ? ['ADM-04'] : []),
    ...(isAdministration.test(callId) ? ['ADM-09'] : []),
  ]
  return `(${ids.join(', ')})`
}

/** Every call that only reads, with what it is about. */
const reading = requests.filter(({ call }) => call.method === 'GET')

describe('the table of fields that name people', () => {
  test('has a row for every field that may name a person, or says what it names instead (PERM-19)', () => {
    const things = readThings()
    const isOf = (call: Call, of: readonly string[]) =>
      of.length === 0 || of.includes(call.id) || of.includes(call.id.split('.')[0]!)
    const missing = namingFields().filter(
      ({ call, name }) =>
        !table.some((row) => row.callId === call.id && row.field === name) &&
        !things.some(({ field, of }) => isThing(name, field) && isOf(call, of)),
    )
    expect(
      missing.map(({ call, name }) => emptyRow(call.id, name)),
      'Add these rows to test/foreign-people/foreign-people.md, or their fields to those that name no person',
    ).toEqual([])
  })

  test('has a request for every row, and a row for every request', () => {
    expect(table.map(({ name }) => name).toSorted()).toEqual([...sampleOf.keys()].toSorted())
  })
})

describe.each(databases)('people of another tenant on $name', (kind) => {
  let server: TestServer
  let own: Place
  let strangers: Strangers
  let tables: Awaited<ReturnType<typeof listTables>>
  let foreign: Place
  /** The other tenant as it was when it was last looked at. */
  let standing: Record<string, string>

  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      withOffice: true,
      // Only a demo shows codes of mails to whoever reads its outbox.
      change: () => ({ isDemoOutbox: false }),
    })
    own = await preparePlace(server, alpenquell)
    foreign = await preparePlace(server, wohnwerk)
    strangers = await prepareStrangers(foreign)
    tables = await server.deps.database.system(listTables)
    await settle(foreign.worldOf('ADMINISTRATOR'))
    standing = await digest()
  })
  afterEach(async () => {
    await leaveOtherTenants(own.worldOf('ADMINISTRATOR'))
    await expectUntouched()
  })
  afterAll(() => server?.stop())

  const digest = () =>
    server.deps.database.system((tx) => digestOf(tx, foreign.applicationId, tables))
  /** Nothing of the other tenant has changed since it was last looked at. */
  const expectUntouched = async () => {
    const before = standing
    standing = await digest()
    expect(standing).toEqual(before)
  }
  const send = (role: Role, { call }: { call: Call }, input: unknown): Promise<Answer<unknown>> =>
    own.active[role].api.call(call, input as never)
  const expectNoTrace = (answer: Answer<unknown>, named?: Named) => {
    const text = textOf(answer)
    // What the caller has typed comes back.
    const told = strangers.traces.filter((trace) => trace !== named && text.includes(trace))
    expect(told).toEqual([])
  }

  test('every table is among those that must not change, or holds nothing of anybody', () => {
    expect(untold(tables)).toEqual([])
  })

  const checked = table.flatMap((row) => {
    const sample = sampleOf.get(row.name)
    return sample ? [{ name: row.name, rows: rowsOf(row), row, sample }] : []
  })

  test.each(checked)(
    'in $name, somebody of another tenant is nobody $rows',
    async ({ row, sample }) => {
      const stranger = strangers.named[row.kind]
      const absent = nobody[row.kind]
      const admin = own.worldOf('ADMINISTRATOR')
      const mine = await ownOf(row.kind, admin)
      const found: Partial<Row['answers']> = { Own: '–' }
      /** What the administrator gets, or the client lead where the administrator may not. */
      const askFor = async (named: Named) => {
        const answers: string[] = []
        for (const [, role] of callers) {
          const input = await sample.make(own.worldOf(role), named)
          answers.push(nameOf(sample.call, await send(role, sample, input)))
        }
        return answers[0] === '403' ? answers[1]! : answers[0]!
      }
      if (mine !== undefined) found.Own = await askFor(mine)
      for (const [column, role] of callers) {
        const world = own.worldOf(role)
        const known = await send(role, sample, await sample.make(world, stranger))
        found[column] = nameOf(sample.call, known)
        expectNoTrace(known, stranger)
        if (row.isToldApart) continue
        const unknown = await send(role, sample, await sample.make(world, absent))
        expect(comparable(known, stranger), `${column}, as for nobody`).toEqual(
          comparable(unknown, absent),
        )
      }
      found['In both'] = '–'
      if (row.kind === 'person') {
        await expectUntouched()
        const shared = await sharedPerson(admin, foreign)
        standing = await digest()
        found['In both'] = await askFor(shared)
        if (row.isLogged) standing = { ...standing, audit_log: (await digest()).audit_log! }
      }
      expect(found).toEqual(row.answers)

      const watching = watched({ ...admin, applicationId: foreign.applicationId })
      const there = await sample.make(watching.world, mine ?? absent)
      if (watching.used.has('tenant')) {
        const nowhere = await sample.make({ ...admin, applicationId: 4711 }, mine ?? absent)
        const hidden = await send('ADMINISTRATOR', sample, there)
        const missing = await send('ADMINISTRATOR', sample, nowhere)
        expect(hidden.status, 'the other way round').toBe(404)
        expect(comparable(hidden, 0)).toEqual(comparable(missing, 0))
      }
      await expectUntouched()
      await leaveOtherTenants(admin)
    },
  )

  test('a look as somebody of another tenant is no look at all (T-04, PERM-19)', async () => {
    const look = (id: Named) =>
      own.active.ADMINISTRATOR.api.call(
        users.directory,
        { params: { applicationId: own.applicationId } },
        { [previewHeader]: String(id) },
      )
    const [known, unknown] = [await look(strangers.named.preview), await look(nobody.preview)]
    expect(known.status).not.toBe(200)
    expect(comparable(known, 0)).toEqual(comparable(unknown, 0))
  })

  describe('who was asked by their address', () => {
    /** Asks somebody in; what the host gets to see of it, and the guest's id. */
    const ask = async (email: string) => {
      const { applicationId } = own
      const { api } = own.active.ADMINISTRATOR
      const params = { applicationId }
      const body = { members: [{ fullName: 'Probe Gast', email }] }
      const answer = await api.call(users.add, { params, body })
      const id = answer.body.users[0]!.id
      const person = (await api.call(users.ofApplication, { params })).body.filter(
        (one) => one.id === id,
      )
      const mail = (await api.call(mails.list, { params, query: {} })).body.items.filter(
        ({ address }) => address === email,
      )
      const log = (
        await api.call(auditLog.list, {
          params,
          query: { objectType: 'user', objectId: String(id) },
        })
      ).body.items
      const seen = { answer: answer.body, person, mail, log }
      return { id, email, seen: comparable({ ...answer, body: seen as unknown }, email) }
    }

    test('sees a request and nothing else, until they say yes (ADM-04, PERM-19)', async () => {
      await ask(strangers.addressees.asked.email)
      await expectUntouched()
      const options = { rolesOfMemberships: true }
      const api = server.api(await tokenFor(strangers.addressees.asked.subject, [], options))
      const requests = (await api.call(users.invitations)).body
      expect(requests.map(({ applicationId }) => applicationId)).toContain(own.applicationId)
      const theirs = (await api.call(applications.list)).body
      expect(theirs.map(({ id }) => id)).toEqual([foreign.applicationId])
      for (const { name, call, make } of reading) {
        const watching = watched(own.worldOf('ADMINISTRATOR'))
        const input = await make(watching.world)
        if (!watching.used.has('tenant')) continue
        expect([name, (await api.call(call, input as never)).status]).toEqual([name, 404])
      }
      // They were here themselves.
      standing = await digest()
    })

    test('is to whoever asked what somebody is whom the portal does not know (ADM-04, PERM-19)', async () => {
      const known = await ask(strangers.addressees.compared.email)
      const unknown = await ask('noch.niemand@nirgends.example')
      expect(known.seen).toEqual(unknown.seen)
      for (const { row, sample } of checked.filter(({ row }) => row.kind === 'person')) {
        for (const [, role] of callers) {
          const world = own.worldOf(role)
          const one = await send(role, sample, await sample.make(world, known.id))
          const other = await send(role, sample, await sample.make(world, unknown.id))
          expectNoTrace(one)
          expect([row.name, comparable(one, known.id, known.email)]).toEqual([
            row.name,
            comparable(other, unknown.id, unknown.email),
          ])
        }
      }
    })
  })

  // Last: what was done before is in what is read here.
  test.each(callers)(
    'nothing of them stands in anything that the %s reads afterwards (PERM-13, PERM-19, T-05)',
    async (_column, role) => {
      let answered = 0
      for (const { call, make } of reading) {
        const answer = await send(role, { call }, await make(own.worldOf(role)))
        expectNoTrace(answer)
        if (answer.status === statusOf(call)) answered++
      }
      expect(answered).toBeGreaterThan(reading.length / 2)
    },
  )
})

/** Who sets an application up is in it; the callers are to be in one tenant alone. */
const leaveOtherTenants = async ({ applicationId, caller, shared }: World) => {
  for (const table of ['user_group_members', 'application_users']) {
    await shared(sql`
      delete from ${raw(table)}
      where user_id = ${caller.userId} and application_id <> ${applicationId}`)
  }
}
