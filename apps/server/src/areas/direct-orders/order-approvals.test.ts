import { approvals, bookingStatusTypes, directOrders, notifications } from '@atrium/api-client/contract' // prettier-ignore
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import { rowsOf, wohnwerk, type EventRow } from '../testing.ts'
import { remindOfOrders } from './order-reminders.service.ts'
import { orderTexts } from './direct-orders.texts.ts'
import { inDays, orderBody, orderCalls, prepareOrders, type OrderPlace } from './testing/orders.ts'

const tobias = 'tobias.brandt'
const nadine = 'nadine.wolff'
const jonas = 'jonas.petersen'
const andreas = 'andreas.lindner'
const maren = 'maren.thiessen'
const { Created, Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes
const params = { applicationId: wohnwerk }

describe.each(databases)('approval of direct orders on $name', (kind) => {
  let server: TestServer
  let stores: OrderPlace
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    stores = await prepareOrders(server)
    calls = orderCalls(server)
  })
  afterAll(() => server?.stop())

  const sent = { bookingStatusType: String(Approved), budget: '12000' }
  const order = (more = {}, booking = {}) => orderBody(stores.listId, more, booking)
  const send = async (login = tobias, booking = {}) =>
    (await calls.create(login, order({}, { ...sent, ...booking }))).body
  const decide = async (login: string, id: number, decision: 'approved' | 'rejected', comment?: string, headers = {}) =>
    (await server.as(login)).call(
      directOrders.decide,
      { params: { ...params, id }, body: { decision, ...(comment !== undefined && { comment }) } },
      headers,
    ) // prettier-ignore
  const inbox = async (login: string, state: 'open' | 'asked' | 'decided' = 'open') =>
    (await (await server.as(login)).call(approvals.inbox, { query: { state } })).body
  const found = async (login: string, id: number, state: 'open' | 'decided' = 'open') =>
    (await inbox(login, state)).orders.find(({ order: one }) => one.id === id)
  const countOf = async (login: string) =>
    (await (await server.as(login)).call(approvals.count)).body.count
  const newsOf = async (login: string, id: number) => {
    const { body } = await (await server.as(login)).call(notifications.list, { params })
    return body.items.filter(({ relatedObjectId }) => relatedObjectId === id).map(({ message }) => message) // prettier-ignore
  }

  test('above the tenant’s budget an order waits for the client lead and is not with the agency (D-01)', async () => {
    const before = await countOf(andreas)
    const one = await send()
    expect([one.status, one.approval, one.can.send, one.can.edit]).toEqual([Created, 'waiting', false, true]) // prettier-ignore
    expect(one.processes.map(({ status, approval }) => [status, approval])).toEqual([[Created, 'asked']]) // prettier-ignore
    expect(await countOf(andreas)).toBe(before + 1)
    expect(await found(andreas, one.id)).toMatchObject({
      application: { id: wohnwerk },
      approvalBudget: 10_000,
      askedBy: { lastName: 'Brandt' },
      onBehalfOf: null,
      last: null,
      order: { budget: 12_000, can: { decide: true, edit: false } },
    })
    expect(await newsOf(andreas, one.id)).toEqual(['Tobias Brandt bittet um Ihre Freigabe der Bestellung „Prospekt zum Wochenende“.']) // prettier-ignore
    expect(await newsOf(jonas, one.id)).toEqual([])
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select type, user_ids, payload from events
          where type = 'approvals.changed' and payload @> ${JSON.stringify({ componentId: one.id })}::jsonb`,
    )
    expect(event?.user_ids).toContain(await stores.idOf(andreas))
  })

  test('who decides reads its briefing and opens its attachments (D-01, DO-02)', async () => {
    const file = new File(['Vorlage'], 'Motiv.txt')
    const texts = {
      description: 'Zehn Großflächen',
      target: 'Familien',
      purchaseOrderNumber: 'GOE-7',
    }
    const { body } = await calls.create(tobias, order(texts, sent), [file])
    const one = (await found(andreas, body.id))!
    expect(one.order).toMatchObject({ ...texts, comment: null })
    expect(one.files).toMatchObject([{ name: 'Motiv.txt', size: 7 }])
    expect(one.files[0]!.url).toBe(`/storage/files/${wohnwerk}/${one.files[0]!.id}`)
    await decide(andreas, body.id, 'approved')
  })

  test('who sent it has it among what they asked others for, with whom it waits for, and reminds once a day (D-01, T-39)', async () => {
    const one = await send()
    const { mayAsk, orders, askedOrders } = await inbox(tobias, 'asked')
    expect(mayAsk).toBe(true)
    expect(orders.find(({ order: { id } }) => id === one.id)).toMatchObject({
      askedBy: { lastName: 'Brandt' },
      order: { approval: 'waiting' },
    })
    const asked = async (login: string) =>
      (await inbox(login, 'asked')).askedOrders.find(({ id }) => id === one.id)
    expect(askedOrders.find(({ id }) => id === one.id)).toEqual({
      applicationId: wohnwerk,
      id: one.id,
      isOwn: true,
      nudged: null,
      deciders: [expect.objectContaining({ lastName: 'Lindner', inPlaceOf: null })],
      can: { nudge: true },
    })
    // The agency asks with them; another store and who decides have nothing to ask.
    expect(await asked(jonas)).toMatchObject({ isOwn: false, can: { nudge: true } })
    expect(await asked(nadine)).toBeUndefined()
    expect(await asked(andreas)).toBeUndefined()

    const nudge = async (login: string) =>
      (await server.as(login)).call(directOrders.nudge, { params: { ...params, id: one.id } })
    expect((await nudge(tobias)).status).toBe(204)
    const again = await nudge(jonas)
    expect([again.status, again.problem.code]).toEqual([409, 'nudged-today'])
    expect(await asked(tobias)).toMatchObject({
      nudged: { user: { lastName: 'Brandt' } },
      can: { nudge: false },
    })
    expect((await newsOf(andreas, one.id))[0]).toBe('Tobias Brandt erinnert Sie an die Freigabe von „Prospekt zum Wochenende“.') // prettier-ignore
    await decide(andreas, one.id, 'approved')
    expect(await asked(tobias)).toBeUndefined()
    const late = await nudge(tobias)
    expect([late.status, late.problem.code]).toEqual([409, 'nothing-waits'])
  })

  test('who decides is reminded two days before the last day to decide, and on it, once each (T-39)', async () => {
    const { id } = await send()
    const start = (days: number) =>
      rowsOf(server, sql`update direct_orders set start_date = ${dayFrom(new Date(), days)}::date where component_id = ${id}`) // prettier-ignore
    const remind = () => remindOfOrders(server.deps)
    await start(4)
    await remind()
    expect(await newsOf(andreas, id)).toHaveLength(1)
    await start(3)
    await remind()
    await remind()
    const [soon, ...others] = await newsOf(andreas, id)
    expect(soon).toBe('Ihre Freigabe von „Prospekt zum Wochenende“ ist in zwei Tagen fällig.')
    expect(others).toHaveLength(1)
    await start(1)
    await remind()
    expect((await newsOf(andreas, id))[0]).toBe('Ihre Freigabe von „Prospekt zum Wochenende“ ist heute fällig.') // prettier-ignore
    expect(await newsOf(tobias, id)).toEqual([])
  })

  test('at the budget itself it goes to the agency at once (D-01)', async () => {
    const one = await send(tobias, { budget: '10000' })
    expect([one.status, one.approval]).toEqual([Approved, null])
  })

  test('approved it goes to the agency, which hears of it, and says who approved what (COCK-09, D-02)', async () => {
    const { id } = await send()
    const { status, body } = await decide(andreas, id, 'approved', 'Passt zum Frühjahr.')
    expect([status, body.status, body.approval, body.can.decide]).toEqual([200, Approved, 'approved', false]) // prettier-ignore
    expect(body.processes[0]).toMatchObject({
      status: Approved,
      approval: 'approved',
      comment: 'Passt zum Frühjahr.',
      user: { lastName: 'Lindner' },
    })
    const told = 'Andreas Lindner hat die Bestellung „Prospekt zum Wochenende“ freigegeben.'
    expect(await newsOf(tobias, id)).toEqual([told])
    expect(await newsOf(jonas, id)).toEqual([told])
    expect(await found(andreas, id)).toBeUndefined()
    expect(await found(andreas, id, 'decided')).toMatchObject({
      last: {
        decision: 'approved',
        comment: 'Passt zum Frühjahr.',
        plan: { budget: 12_000, mediaTypes: [{ id: 6, name: 'Radio' }] },
      },
    })
  })

  test('rejected with a reason it comes back to be updated, and waits again once it is sent (DO-09, DO-18)', async () => {
    const { id } = await send()
    const mute = await decide(andreas, id, 'rejected', 'ab')
    expect([mute.status, mute.problem.errors]).toEqual([400, { comment: [orderTexts['reason-missing'].de] }]) // prettier-ignore
    const { body } = await decide(andreas, id, 'rejected', 'Bitte kleiner.')
    expect([body.status, body.approval]).toEqual([Rebriefing, 'rejected'])
    expect(await newsOf(tobias, id)).toEqual(['Andreas Lindner hat die Bestellung „Prospekt zum Wochenende“ abgelehnt.']) // prettier-ignore
    expect(await newsOf(jonas, id)).toEqual([])
    const draft = (await calls.save(tobias, id, order({ comment: 'Wird kleiner' }, { budget: '11000' }))).body // prettier-ignore
    expect([draft.status, draft.approval]).toEqual([Rebriefing, 'rejected'])
    const again = (await calls.setStatus(tobias, id, Approved)).body
    expect([again.status, again.approval]).toEqual([Rebriefing, 'waiting'])
    expect(await found(andreas, id)).toMatchObject({ last: { decision: 'rejected', plan: { budget: 12_000 } } }) // prettier-ignore
    expect((await decide(andreas, id, 'approved')).body.status).toBe(Approved)
  })

  test('it is decided on the version that was seen, and once (T-38)', async () => {
    const { id, version } = await send()
    await calls.save(tobias, id, order({}, { ...sent, budget: '15000' }))
    const late = await decide(andreas, id, 'approved', undefined, { 'if-match': `"${version}"` })
    expect([late.status, late.problem.code]).toEqual([409, 'stale'])
    expect(late.problem.current).toMatchObject({ id, budget: 15_000, approval: 'waiting' })
    expect((await decide(andreas, id, 'approved')).status).toBe(200)
    const twice = await decide(andreas, id, 'rejected', 'Doch nicht')
    expect([twice.status, twice.problem.code]).toEqual([409, 'not-approvable'])
  })

  test('only who decides does, of what they see: not who orders, not the agency (COCK-10)', async () => {
    const { id } = await send()
    expect((await decide(tobias, id, 'approved')).status).toBe(403)
    expect((await decide(jonas, id, 'approved')).status).toBe(403)
    expect((await decide(nadine, id, 'approved')).status).toBe(404)
    expect((await calls.setStatus(jonas, id, Approved)).status).toBe(409)
    expect((await calls.setStatus(jonas, id, Completed)).status).toBe(409)
    expect((await inbox(tobias)).orders).toEqual([])
    expect((await inbox(jonas)).orders).toEqual([])
  })

  test('the agency completes nothing unapproved, and asks again for what it changes after (D-01, T-38)', async () => {
    const { id } = (await calls.create(tobias, order({}, { budget: '12000' }))).body
    const refused = await calls.setStatus(jonas, id, Completed)
    expect([refused.status, refused.problem.code]).toEqual([409, 'order-unapproved'])
    await calls.setStatus(tobias, id, Approved)
    await decide(andreas, id, 'approved')
    const same = (await calls.save(jonas, id, order({ comment: 'Ist gebucht' }, { budget: '12000' }))).body // prettier-ignore
    expect([same.status, same.approval]).toEqual([Approved, 'approved'])
    const more = (await calls.save(jonas, id, order({}, { budget: '13000' }))).body
    expect([more.status, more.approval]).toEqual([Created, 'waiting'])
  })

  test('while it waits it can be cancelled, and what has begun meanwhile is not approved (DO-15, DO-26)', async () => {
    const canceled = await send()
    const { body } = await calls.cancel(tobias, canceled.id, 'Doch nicht nötig')
    expect([body.status, body.approval]).toEqual([Canceled, null])
    const { id } = await send()
    await rowsOf(server, sql`update direct_orders set start_date = ${dayFrom(new Date(), -1)}::date where component_id = ${id}`) // prettier-ignore
    const late = await decide(andreas, id, 'approved')
    expect([late.status, late.problem.code]).toEqual([409, 'order-outdated'])
    expect((await decide(andreas, id, 'rejected', 'Bitte neu datieren')).status).toBe(200)
  })

  test('the agency’s administrator does not decide for headquarters, and nobody about their own order (D-01)', async () => {
    const own = await calls.create(maren, order({}, { ...sent, budget: '50000' }))
    expect([own.status, own.body.approval, own.body.can.decide]).toEqual([201, 'waiting', false])
    expect((await decide(maren, own.body.id, 'approved')).status).toBe(403)
    expect(await found(maren, own.body.id)).toBeUndefined()
    expect((await decide(andreas, own.body.id, 'approved')).status).toBe(200)
    // A lead who orders: somebody else of the client decides, and the lead alone where nobody else does.
    const setRoles = async (login: string, roles: string) => {
      const id = await stores.idOf(login)
      await rowsOf(server, sql`update application_users set roles = ${roles}::text[] where application_id = ${wohnwerk} and user_id = ${id}`) // prettier-ignore
      await rowsOf(server, sql`update users set roles = ${roles}::text[] where id = ${id}`)
      await rowsOf(server, sql`update accounts set roles = ${roles}::text[] where login = ${login}`)
    }
    await setRoles(andreas, '{CLIENT_LEAD,DIRECTORDER}')
    await setRoles(nadine, '{CLIENT_LEAD}')
    const waiting = await send(andreas)
    expect([waiting.approval, waiting.can.decide]).toEqual(['waiting', false])
    const refused = await decide(andreas, waiting.id, 'approved')
    expect([refused.status, refused.problem.code]).toEqual([403, 'own-order'])
    await setRoles(nadine, '{DIRECTORDER,CLIENT}')
    expect((await send(andreas)).approval).toBe('approved')
    await setRoles(andreas, '{CLIENT_LEAD}')
  })

  test('an order that has ended keeps what was approved, and one that waits says so after its last day (DO-12, D-01)', async () => {
    const { body: small } = await calls.create(tobias, order({}, { ...sent, budget: '900' }))
    const end = async (id: number) =>
      rowsOf(server, sql`update direct_orders set start_date = ${dayFrom(new Date(), -9)}::date, end_date = ${dayFrom(new Date(), -2)}::date where component_id = ${id}`) // prettier-ignore
    await end(small.id)
    const dates = { startDate: inDays(-9), endDate: inDays(-2) }
    const raised = await calls.save(jonas, small.id, order({}, { budget: '60000', ...dates }))
    expect([raised.status, raised.problem.code]).toEqual([409, 'order-ended'])
    // Whoever ordered it does not free the frame of their region by cancelling what has run.
    const late = await calls.cancel(tobias, small.id, 'Doch nicht nötig')
    expect([late.status, late.problem.code]).toEqual([409, 'order-ended'])
    const anew = await calls.setStatus(tobias, small.id, Rebriefing, 'Noch einmal anders')
    expect([anew.status, anew.problem.code]).toEqual([409, 'order-ended'])
    const renamed = await calls.save(jonas, small.id, order({ displayName: 'Anders genannt' }, { budget: '900', ...dates })) // prettier-ignore
    expect([renamed.status, renamed.body.status, renamed.body.can.edit]).toEqual([200, Completed, false]) // prettier-ignore
    const waiting = await send()
    await end(waiting.id)
    expect((await found(andreas, waiting.id))!.order.status).toBe(Created)
  })

  describe('what a region may book in a year', () => {
    const start = dayFrom(new Date(), 3)
    const year = Number(start.slice(0, 4))
    const read = async (login: string, region?: string) =>
      (await (await server.as(login)).call(directOrders.regionBudgets, { params, query: { year, ...(region && { region }) } })).body // prettier-ignore
    const set = async (login: string, region: string, budget: number | null) =>
      (await server.as(login)).call(directOrders.saveRegionBudget, { params, body: { year, region, budget } }) // prettier-ignore
    const place = async (region: string, budget: string, login = tobias) =>
      (await calls.create(login, order({ region }, { ...sent, budget }))).body

    test('is set by headquarters and agency, and says what is booked, waits and is left (D-01, DO-03)', async () => {
      expect((await set(tobias, 'Harz', 5_000)).status).toBe(403)
      expect((await set(andreas, 'Harz', 5_000)).body).toMatchObject({ year, canSet: true })
      await place('Harz', '3000')
      const over = await place('Harz', '2500')
      expect([over.status, over.approval]).toEqual([Created, 'waiting'])
      const [harz] = (await read(andreas, 'Harz')).regions
      expect(harz).toEqual({
        region: 'Harz',
        budget: 5_000,
        booked: 3_000,
        waiting: 2_500,
        count: 2,
        version: 1,
      })
      expect(await found(andreas, over.id)).toMatchObject({
        regionBudget: { region: 'Harz', year, budget: 5_000, booked: 3_000 },
      })
      const fits = await place('Harz', '2000')
      expect([fits.status, fits.approval]).toEqual([Approved, null])
      await decide(andreas, over.id, 'approved')
      expect((await read(andreas, 'Harz')).regions[0]).toMatchObject({ booked: 7_500, waiting: 0 })
      await calls.cancel(tobias, fits.id, 'Entfällt')
      expect((await read(andreas, 'Harz')).regions[0]).toMatchObject({ booked: 5_500, count: 2 })
    })

    test('who orders reads what they asked for also where regions alone have limits (D-01)', async () => {
      await set(andreas, 'Harz-Vorland', 1_000)
      const isBudget = sql`configuration_id = (select id from configuration_definitions where key = 'DIRECT_ORDER_APPROVAL_BUDGET')` // prettier-ignore
      const [kept] = await rowsOf<{ value: string; id: number }>(
        server,
        sql`delete from configuration_values where application_id = ${wohnwerk} and ${isBudget} returning value, configuration_id as id`,
      )
      const mayAsk = async () => (await (await server.as(tobias)).call(approvals.count)).body.mayAsk
      expect(await mayAsk()).toBe(true)
      await rowsOf(
        server,
        sql`insert into configuration_values (application_id, configuration_id, value) values (${wohnwerk}, ${kept!.id}, ${kept!.value})`,
      )
      expect(await mayAsk()).toBe(true)
    })

    test('stores read of their own regions, headquarters and agency of all; who orders may ask for one (PERM-13)', async () => {
      await set(jonas, 'Rhön', 1_000)
      await calls.create(nadine, order({ region: 'Solling' }, { ...sent, budget: '10' }))
      const namesOf = ({ regions }: Awaited<ReturnType<typeof read>>) =>
        regions.map(({ region }) => region)
      expect(namesOf(await read(jonas))).toEqual(
        expect.arrayContaining(['Harz', 'Rhön', 'Solling']),
      )
      const own = await read(tobias)
      expect([namesOf(own).includes('Solling'), namesOf(own).includes('Rhön'), own.canSet]).toEqual([false, false, false]) // prettier-ignore
      expect(namesOf(await read(tobias, 'Rhön'))).toEqual(['Rhön'])
    })

    test('is not evaded by another spelling of the region, by one without a limit, or by none (D-01)', async () => {
      await set(andreas, 'Eichsfeld', 1_000)
      await place('Eichsfeld', '900')
      for (const region of ['eichsfeld', 'EICHSFELD', 'Eichsfeld\u200B', ' Eichs\u00ADfeld ']) {
        const order = await place(region, '900')
        expect([order.region, order.approval]).toEqual(['Eichsfeld', 'waiting'])
      }
      const other = await place('Eichsfeld-Ost', '900')
      expect([other.approval, other.approvalGround]).toEqual([
        'waiting',
        {
          approvalBudget: 10_000,
          regionBudget: { region: 'Eichsfeld-Ost', year, budget: null, booked: 0 },
        },
      ])
      const none = await calls.create(tobias, order({ region: undefined }, { ...sent, budget: '900' })) // prettier-ignore
      expect([none.status, Object.keys(none.problem.errors ?? {})]).toEqual([400, ['region']])
      const draft = await calls.create(tobias, order({ region: undefined }, { budget: '900' }))
      expect(draft.status).toBe(201)
    })

    test('is one for each region, however it is spelled, in the order of the language (D-01)', async () => {
      for (const region of ['Örtze', 'Oker', 'Region 10', 'Region 9'])
        await set(andreas, region, 10)
      await set(andreas, 'oker\u200B', 20)
      const names = (await read(andreas)).regions.map(({ region }) => region)
      expect(names.filter((name) => /^(Ö|O|Region)/.test(name))).toEqual(['Oker', 'Örtze', 'Region 9', 'Region 10']) // prettier-ignore
      expect((await read(andreas, 'OKER')).regions).toMatchObject([{ region: 'Oker', budget: 20 }])
    })

    test('set by two at once is a conflict that says both, and everybody is told of a change (D-01)', async () => {
      const call = async (budget: number | null, version: number) =>
        (await server.as(andreas)).call(directOrders.saveRegionBudget, { params, body: { year, region: 'Deister', budget } }, { 'if-match': String(version) }) // prettier-ignore
      expect((await call(500, 0)).status).toBe(200)
      const late = await call(700, 0)
      expect([late.status, late.problem.code]).toEqual([409, 'stale'])
      const current = late.problem.current as Awaited<ReturnType<typeof read>>
      expect(current.regions).toContainEqual(expect.objectContaining({ region: 'Deister', budget: 500, version: 1 })) // prettier-ignore
      expect((await call(700, 1)).status).toBe(200)
      const events = await rowsOf<EventRow>(server, sql`select type, payload from events where type = 'regionBudgets.changed' order by seq desc limit 1`) // prettier-ignore
      expect(events[0]?.payload).toMatchObject({ year })
    })

    test('is not above what an order may cost, nor for a year that nobody plans', async () => {
      const tooMuch = await set(andreas, 'Deister', 1_000_000_000)
      expect([tooMuch.status, Object.keys(tooMuch.problem.errors ?? {})]).toEqual([400, ['budget']])
      const tooDear = await calls.create(tobias, order({}, { budget: '1000000000' }))
      expect([tooDear.status, Object.keys(tooDear.problem.errors ?? {})]).toEqual([400, ['booking.budget']]) // prettier-ignore
      const late = await calls.create(tobias, order({}, { startDate: '9999-01-01', endDate: '9999-02-01' })) // prettier-ignore
      expect([late.status, Object.keys(late.problem.errors ?? {})]).toEqual([400, ['booking.startDate', 'booking.endDate']]) // prettier-ignore
    })

    test('is taken away again, and an amount that is none is refused at its field (ERR-16)', async () => {
      await set(jonas, 'Vogtland', 700)
      expect((await set(jonas, 'Vogtland', null)).body.regions.map(({ region }) => region)).not.toContain('Vogtland') // prettier-ignore
      const wrong = await set(jonas, 'Vogtland', -1)
      expect([wrong.status, Object.keys(wrong.problem.errors ?? {})]).toEqual([400, ['budget']])
    })
  })

  test('who is away is stood in for by somebody who sees the order (T-39)', async () => {
    const { id } = await send()
    // Nadine now reads all stores, as somebody of headquarters does.
    await rowsOf(
      server,
      sql`insert into component_groups (application_id, component_id, user_group_id)
          values (${wohnwerk}, ${id}, ${-(await stores.idOf(nadine))})`,
    )
    expect(await found(nadine, id)).toBeUndefined()
    await rowsOf(
      server,
      sql`insert into approval_deputies (application_id, user_id, deputy_id, from_day, until_day, modified_at)
          values (${wohnwerk}, ${await stores.idOf(andreas)}, ${await stores.idOf(nadine)},
            ${dayFrom(new Date(), -1)}::date, ${dayFrom(new Date(), 1)}::date, now())`,
    )
    expect(await found(nadine, id)).toMatchObject({ onBehalfOf: { lastName: 'Lindner' } })
    const { body } = await decide(nadine, id, 'approved')
    expect(body.processes[0]).toMatchObject({ user: { lastName: 'Wolff' }, onBehalfOf: { lastName: 'Lindner' } }) // prettier-ignore
    await rowsOf(server, sql`delete from approval_deputies where application_id = ${wohnwerk}`)
  })
})
