import { directOrderNext, timeline, type TimelineItem } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { inDays, media, orderBody, orderCalls, prepareOrders, type OrderPlace } from './testing/orders.ts' // prettier-ignore
import { addTimeline, alpenquell, rowsOf, wohnwerk } from '../testing.ts'

describe.each(databases)('direct orders on timelines and calendars on $name', (kind) => {
  let server: TestServer
  let stores: OrderPlace
  let calls: ReturnType<typeof orderCalls>
  let componentId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    stores = await prepareOrders(server)
    calls = orderCalls(server)
    // Those of the demo are not what this is about.
    await rowsOf(server, sql`
      update components set deleted_at = now()
      where application_id = ${wohnwerk} and type = 'directorder' returning id`) // prettier-ignore
    componentId = await addTimeline(server, wohnwerk)
  })
  afterAll(() => server?.stop())

  const params = () => ({ applicationId: wohnwerk, componentId })
  const list = async (login: string, query: object = {}, headers = {}) =>
    (await (await server.as(login)).call(timeline.list, { params: params(), query }, headers)).body
  const overview = async (login: string) =>
    (await (await server.as(login)).call(timeline.overview, { params: params() })).body
  const titles = (items: readonly TimelineItem[]) => items.map(({ title }) => title)
  const send = async (
    login: string,
    displayName: string,
    days: [number, number],
    more = {},
    booking = {},
  ) => {
    const body = orderBody(stores.listId, { displayName, ...more }, { startDate: inDays(days[0]), endDate: inDays(days[1]), bookingStatusType: '2', bookingMediaTypes: [media(6)], ...booking }) // prettier-ignore
    const { status, body: made } = await calls.create(login, body)
    expect(status).toBe(201)
    return made.id
  }
  const tell = async (title: string, day: number) =>
    (await server.as('jonas.petersen')).call(timeline.create, {
      params: params(),
      body: { title, date: inDays(day), type: 'info' },
    })

  test('a store sees its own orders on the day they begin, headquarters those of all; each leads to its order (TL-01, PERM-13)', async () => {
    const own = await send('tobias.brandt', 'Prospekt Kassel', [5, 12], { region: 'Kassel' })
    await send('nadine.wolff', 'Radiospots Göttingen', [6, 9])
    const [item] = await list('tobias.brandt', {}, { 'accept-language': 'en' })
    expect(item).toMatchObject({
      id: own,
      type: 'order',
      title: 'Prospekt Kassel',
      date: inDays(5),
      url: expect.stringMatching(`^/[a-z-]+/requests/${own}\\?clientId=${wohnwerk}$`),
      createdByUser: { firstName: 'Tobias' },
      can: { edit: false },
    })
    expect(item!.text).toMatch(/^Radio · Kassel · until \d/)
    const [german] = await list('tobias.brandt', {}, { 'accept-language': 'de' })
    expect(german!.text).toMatch(/ · bis \d\d\.\d\d\.\d{4}$/)
    expect(titles(await list('tobias.brandt'))).toEqual(['Prospekt Kassel'])
    expect(titles(await list('nadine.wolff'))).toEqual(['Radiospots Göttingen'])
    expect(titles(await list('andreas.lindner'))).toEqual(['Radiospots Göttingen', 'Prospekt Kassel']) // prettier-ignore
    expect(await overview('tobias.brandt')).toMatchObject({
      counts: { order: 1, info: 0 },
      firstDate: inDays(5),
      lastDate: inDays(5),
    })
    expect((await overview('andreas.lindner')).counts.order).toBe(2)
    expect((await overview('tobias.brandt')).orderListIds).toContain(stores.listId)
  })

  test('what was not sent, waits or was cancelled stands on no timeline (DO-07, DO-11)', async () => {
    const before = (await overview('andreas.lindner')).counts.order
    const id = await send('tobias.brandt', 'Durchsagen Kassel', [20, 30])
    expect((await overview('andreas.lindner')).counts.order).toBe(before + 1)
    await calls.cancel('tobias.brandt', id, 'Fällt aus.')
    const draft = orderBody(stores.listId, { displayName: 'Entwurf' }, { bookingStatusType: '1' })
    expect((await calls.create('tobias.brandt', draft)).status).toBe(201)
    expect(titles(await list('andreas.lindner'))).not.toContain('Durchsagen Kassel')
    expect(titles(await list('andreas.lindner'))).not.toContain('Entwurf')
    expect((await overview('andreas.lindner')).counts.order).toBe(before)
  })

  test('orders and what was told come in one order, 15 at a time, none twice and none lost on a day with many (TL-01)', async () => {
    for (let number = 1; number <= 9; number++) {
      await tell(`Eintrag ${number}`, 40 + (number % 2))
      await send('tobias.brandt', `Bestellung ${number}`, [40 + (number % 2), 50])
    }
    const login = 'andreas.lindner'
    const all: TimelineItem[] = []
    for (let more = await list(login); more.length > 0;) {
      expect(more.length).toBeLessThanOrEqual(15)
      all.push(...more)
      const last = all.at(-1)!
      const at = last.type === 'order' ? { beforeOrderId: last.id } : { beforeId: last.id }
      more = await list(login, { before: last.date, ...at })
    }
    const { counts } = await overview(login)
    expect(all).toHaveLength(counts.info + counts.order)
    expect(new Set(all.map(({ type, id }) => `${type} ${id}`)).size).toBe(all.length)
    const on41 = all.filter(({ date }) => date === inDays(41)).map(({ type }) => type)
    expect(on41).toEqual([...Array(5).fill('info'), ...Array(5).fill('order')])
    // From a day on backwards, and of one kind.
    expect((await list(login, { before: inDays(40) })).every(({ date }) => date < inDays(40))).toBe(true) // prettier-ignore
    const orders = await list(login, { type: 'order' })
    expect(orders.every(({ type }) => type === 'order')).toBe(true)
    expect((await list(login, { type: 'info' })).every(({ type }) => type === 'info')).toBe(true)
  })

  test('nobody writes an order into a timeline, and what is told has another number than an order (TL-01)', async () => {
    const { status } = await (
      await server.as('jonas.petersen')
    ).call(timeline.create, {
      params: params(),
      body: { title: 'Bestellung', date: inDays(1), type: 'order' as 'info' },
    })
    expect(status).toBe(400)
    const [order] = await list('andreas.lindner', { type: 'order' })
    const remove = await (
      await server.as('jonas.petersen')
    ).call(timeline.remove, {
      params: { applicationId: wohnwerk, itemId: order!.id },
    })
    expect(remove.status).toBe(404)
  })
  const days = async (login: string, [from, to]: [number, number]) =>
    (await server.as(login)).call(directOrderNext.days, {
      params: { applicationId: wohnwerk },
      query: { from: inDays(from), days: to - from + 1 },
    })
  const namesOn = async (login: string, span: [number, number]) =>
    (await days(login, span)).body.orders.map(({ displayName }) => displayName)

  test('a calendar has the orders that run on its days, of each those that their list shows, with the way to them (CAMP-03, PERM-13)', async () => {
    const { id: campaignId, customerId, productId } = stores.campaign
    const own = await send('tobias.brandt', 'Anzeige Stade', [300, 310], { region: 'Stade' }, { campaignId: String(campaignId), customerId: String(customerId), ...(productId && { productId: String(productId) }) }) // prettier-ignore
    await send('nadine.wolff', 'Plakate Fulda', [309, 330])
    const { body } = await days('tobias.brandt', [310, 320])
    expect(body.orderListIds).toContain(stores.listId)
    expect(body.orders).toEqual([
      {
        id: own,
        displayName: 'Anzeige Stade',
        status: 2,
        customerId,
        customerName: expect.any(String),
        productId,
        region: 'Stade',
        startDate: inDays(300),
        endDate: inDays(310),
        mediaTypes: [6],
        url: expect.stringMatching(`^/[a-z-]+/requests/${own}\\?clientId=${wohnwerk}$`),
      },
    ])
    // The first and the last day count, and the one before and after them do not.
    expect(await namesOn('andreas.lindner', [305, 309])).toEqual(['Plakate Fulda', 'Anzeige Stade'])
    expect(await namesOn('andreas.lindner', [311, 311])).toEqual(['Plakate Fulda'])
    expect(await namesOn('andreas.lindner', [299, 299])).toEqual([])
    expect(await namesOn('nadine.wolff', [300, 308])).toEqual([])
  })

  test('what was cancelled or not sent is in no calendar, and no calendar is longer than 400 days or has none (DO-11)', async () => {
    const id = await send('tobias.brandt', 'Fällt aus', [350, 352])
    expect(await namesOn('tobias.brandt', [350, 352])).toEqual(['Fällt aus'])
    await calls.cancel('tobias.brandt', id, 'Fällt aus.')
    const draft = orderBody(stores.listId, { displayName: 'Entwurf' }, { startDate: inDays(350), endDate: inDays(352), bookingStatusType: '1' }) // prettier-ignore
    expect((await calls.create('tobias.brandt', draft)).status).toBe(201)
    expect(await namesOn('andreas.lindner', [350, 352])).toEqual([])
    expect((await days('tobias.brandt', [1, 400])).status).toBe(200)
    expect((await days('tobias.brandt', [1, 401])).status).toBe(400)
    expect((await days('tobias.brandt', [2, 1])).status).toBe(400)
  })

  test('who sees no list of orders has none in a calendar (PERM-13)', async () => {
    const { body } = await (
      await server.as('maren.thiessen')
    ).call(directOrderNext.days, {
      params: { applicationId: alpenquell },
      query: { from: inDays(0), days: 300 },
    })
    expect(body).toEqual({ orders: [], orderListIds: [] })
  })
})
