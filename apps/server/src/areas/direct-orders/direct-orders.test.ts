import {
  bookingStatusTypes,
  bookingTypes,
  components,
  componentSearch,
  directOrderNext,
  directOrders,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { preparePlace, type Place } from '../../../test/rights/world.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import { roles } from '../../platform/actor.ts'
import { blockTexts } from '../building-blocks/index.ts'
import { rowsOf, wohnwerk } from '../testing.ts'
import { orderTexts } from './direct-orders.texts.ts'
import {
  blockBody,
  bookingField,
  inDays,
  media,
  orderBody,
  orderCalls,
  prepareOrders,
  type OrderPlace,
} from './testing/orders.ts'

const tobias = 'tobias.brandt'
const nadine = 'nadine.wolff'
const jonas = 'jonas.petersen'
const andreas = 'andreas.lindner'
const { Created, Approved, Completed, Canceled } = bookingStatusTypes
const params = { applicationId: wohnwerk }
const at = 'booking.bookingMediaTypes'

describe.each(databases)('direct orders on $name', (kind) => {
  let server: TestServer
  let place: Place
  let stores: OrderPlace
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    place = await preparePlace(server, 101)
    stores = await prepareOrders(server)
    calls = orderCalls(server)
  })
  afterAll(() => server?.stop())

  const list = async (login: string) => {
    const { body } = await (await server.as(login)).call(directOrderNext.list, { params })
    return body.filter(({ parentComponentId }) => parentComponentId === stores.listId)
  }
  const get = async (login: string, id: number) =>
    (await server.as(login)).call(directOrderNext.get, { params: { ...params, id } })
  const order = (more = {}, booking = {}) => orderBody(stores.listId, more, booking)
  const errorsOf = async (more = {}, booking = {}) => {
    const { status, problem } = await calls.create(tobias, order(more, booking))
    expect(status).toBe(400)
    return problem.errors
  }
  const de = (key: keyof typeof orderTexts) => [orderTexts[key].de]

  test.each(roles)('are never deleted, whoever asks: %s (API-36)', async (role) => {
    const world = place.worldOf(role)
    const remove = (componentId: number) =>
      place.active[role].api.call(directOrders.remove, {
        params: { applicationId: 101, componentId },
      })
    const { status, problem } = await remove(await world.component('directorder'))
    expect([status, problem.code]).toEqual([403, 'forbidden'])
    const { id: fileId } = await world.file()
    expect((await remove(fileId)).status).toBe(404)
    expect((await remove(2_000_000)).status).toBe(404)
  })

  test('a store places one with all that was said of it (DO-04, DO-05, DO-25)', async () => {
    const { status, body } = await calls.create(
      tobias,
      order(
        {
          description: 'Beilage im Wochenblatt',
          region: 'Süd',
          purchaseOrderNumber: 'PO-4711',
          target: 'Familien',
          comment: 'Bitte früh',
        },
        {
          customerId: String(stores.campaign.customerId),
          customerName: 'wer auch immer',
          campaignId: String(stores.campaign.id),
          duration: '1',
          durationType: '2',
          bookingMediaTypes: [
            media(6, { order: '2' }),
            media(13, { order: '1', needsDates: 'true', startDate: inDays(4), endDate: inDays(5) }),
            media(2, { order: '3', isSelected: 'false' }),
          ],
        },
      ),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      displayName: 'Prospekt zum Wochenende',
      description: 'Beilage im Wochenblatt',
      region: 'Süd',
      buildingBlockId: null,
      purchaseOrderNumber: 'PO-4711',
      target: 'Familien',
      comment: 'Bitte früh',
      status: Created,
      budget: 1250.5,
      duration: 1,
      mediaTypes: [13, 6],
      modifiedByUserName: 'Tobias Brandt',
      createdByUser: { lastName: 'Brandt' },
      campaignName: 'Küchenwochen Frühjahr',
      configurations: [],
      files: [],
      processes: [{ status: Created, user: { lastName: 'Brandt' }, comment: null }],
      can: { edit: true, send: true, rebrief: false, cancel: true, setStatus: false },
      booking: {
        customerName: 'Wohnwerk Lindner SE',
        startDate: inDays(3),
        endDate: inDays(10),
        type: bookingTypes.Rescale,
        bookingStatusType: Created,
        bookingMediaTypes: [
          { mediaTypeId: 13, mediaTypeName: 'Anzeigenblatt', order: 1, startDate: inDays(4) },
          { mediaTypeId: 6, mediaTypeName: 'Radio', order: 2, needsDates: false },
          { mediaTypeId: 2, isSelected: false },
        ],
      },
    })
    expect((await get(tobias, body.id)).body).toEqual(body)
  })

  test('the list begins with what changed last, of which a long one is asked for first (DO-21, LAY-15)', async () => {
    const { body: older } = await calls.create(tobias, order())
    const { body: newer } = await calls.create(tobias, order())
    const api = await server.as(tobias)
    const listed = async (query: object) =>
      (await api.call(directOrderNext.list, { params, query })).body.map(({ id }) => id)
    expect(await listed({ count: 2 })).toEqual([newer.id, older.id])
    await calls.cancel(tobias, older.id, 'Die Filiale schließt.')
    expect(await listed({ count: 1 })).toEqual([older.id])
    const all = await listed({})
    expect(all.slice(0, 2)).toEqual([older.id, newer.id])
    expect(all.length).toBeGreaterThan(2)
    expect((await api.call(directOrderNext.list, { params, query: { count: 0 } })).status).toBe(400)
  })

  test('what a list shows comes flat, by names, as the order itself says it; each sees their own (DO-03, T-50)', async () => {
    const { body } = await calls.create(tobias, order({ region: 'Süd' }))
    const api = await server.as(tobias)
    const [first, ...others] = (await api.call(directOrderNext.summaries, { params })).body
    const media = body.booking.bookingMediaTypes.filter(({ isSelected }) => isSelected)
    expect(first).toEqual({
      id: body.id,
      displayName: body.displayName,
      type: body.booking.type,
      bookingStatusType: body.booking.bookingStatusType,
      approval: body.approval,
      region: 'Süd',
      customerName: body.booking.customerName,
      campaignName: body.campaignName,
      productName: body.productName,
      buildingBlockName: body.buildingBlockName,
      purchaseOrderNumber: body.purchaseOrderNumber,
      taxonomy: body.booking.taxonomy,
      budget: body.budget,
      startDate: body.booking.startDate,
      endDate: body.booking.endDate,
      mediaTypes: media.map(({ mediaTypeId, mediaTypeName }) => ({ id: mediaTypeId, name: mediaTypeName })), // prettier-ignore
      createdByUserName: 'Tobias Brandt',
      modifiedByUserName: 'Tobias Brandt',
      lastModifiedAt: body.lastModifiedAt,
    })
    const whole = (await api.call(directOrderNext.list, { params })).body
    expect([first!, ...others].map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
    const one = (await api.call(directOrderNext.summaries, { params, query: { count: 1 } })).body
    expect(one.map(({ id }) => id)).toEqual([body.id])
  })

  test('the name is made from the tenant’s setting (DO-17, CFG-08)', async () => {
    const { body } = await calls.create(tobias, order({ region: 'Süd' }, { customerName: 'Möbel & Co' })) // prettier-ignore
    expect(body.booking.taxonomy).toBe(`Moebel-Co_Sued_${dayFrom(new Date(), 3).slice(0, 7)}`)
    const own = await calls.create(tobias, order({}, { taxonomy: 'EIGENER_NAME' }))
    expect(own.body.booking.taxonomy).toBe('EIGENER_NAME')
  })

  test('without an end it ends after its duration, without a duration after two days (DO-14, DO-30)', async () => {
    const ends = async (booking: object) => {
      const { body } = await calls.create(tobias, order({}, { endDate: undefined, ...booking }))
      return [body.booking.endDate, body.booking.budget]
    }
    expect(await ends({ budget: undefined })).toEqual([inDays(5), 0])
    expect(await ends({ duration: '2', durationType: '2' })).toEqual([inDays(17), 1250.5])
  })

  test('wrong dates and media types are said at their places (DO-15, DO-16)', async () => {
    expect(await errorsOf({}, { startDate: inDays(0) })).toEqual({
      'booking.startDate': de('starts-today'),
    })
    expect(await errorsOf({}, { startDate: inDays(-1) })).toEqual({
      'booking.startDate': de('starts-in-past'),
    })
    expect(await errorsOf({}, { endDate: inDays(3) })).toEqual({
      'booking.endDate': de('ends-before-start'),
    })
    expect(await errorsOf({}, { bookingMediaTypes: [media(6, { isSelected: 'false' })] })).toEqual({
      [at]: de('media-type-missing'),
    })
    expect(await errorsOf({}, { bookingMediaTypes: [media(6), media(4_711)] })).toEqual({
      [`${at}[1].mediaTypeId`]: [blockTexts['unknown-media-type'].de],
    })
  })

  test('sent at once nothing may be missing (DO-18)', async () => {
    const sent = { bookingStatusType: String(Approved) }
    const undated = { ...sent, startDate: undefined, endDate: undefined }
    expect(await errorsOf({}, { ...undated, bookingMediaTypes: [media(6, { needsDates: 'true' })] })).toEqual({
      'booking.startDate': de('start-missing'),
      'booking.endDate': de('end-missing'),
    }) // prettier-ignore
    const follows = await calls.create(tobias, order({}, { ...sent, bookingMediaTypes: [media(13, { needsDates: 'true' })] })) // prettier-ignore
    expect(follows.body.booking.bookingMediaTypes).toMatchObject([{ needsDates: true, startDate: null, endDate: null }]) // prettier-ignore
    const { body } = await calls.create(tobias, order({}, sent))
    expect([body.status, body.can.edit, body.can.rebrief]).toEqual([Approved, false, true])
    expect(await errorsOf({}, { bookingStatusType: String(Completed) })).toEqual({
      'booking.bookingStatusType': de('not-from-here'),
    })
  })

  test('customer, campaign and product belong together (DO-19)', async () => {
    const { id, customerId } = stores.campaign
    expect(await errorsOf({}, { campaignId: String(id), customerId: '10116' })).toEqual({
      'booking.customerId': [blockTexts['not-together'].de],
    })
    expect(await errorsOf({}, { customerId: '10101', campaignId: '999999', productId: '999999' })).toEqual({
      'booking.customerId': [blockTexts['unknown-customer'].de],
      'booking.campaignId': [blockTexts['unknown-campaign'].de],
      'booking.productId': [blockTexts['unknown-product'].de],
    }) // prettier-ignore
    const fits = { campaignId: String(id), customerId: String(customerId) }
    expect((await calls.create(tobias, order({}, fits))).status).toBe(201)
  })

  test('a campaign that the store does not see is as one that is not there (DO-19, PERM-13)', async () => {
    const [hidden] = await rowsOf<{ id: number }>(
      server,
      sql`insert into campaigns (application_id, name, name_key, customer_id, customer_name, status)
          values (${wohnwerk}, 'Geheim', 'geheim', 10115, 'Wohnwerk', 0) returning id`,
    )
    expect(await errorsOf({}, { campaignId: String(hidden!.id) })).toEqual({
      'booking.campaignId': [blockTexts['unknown-campaign'].de],
    })
  })

  test('a store sees its own, headquarters and agency all; nobody else hears of them (PERM-13, DO-21)', async () => {
    const mine = (await calls.create(tobias, order({ displayName: 'Nordlicht Aktion' }))).body.id
    const other = (await calls.create(nadine, order({ displayName: 'Göttinger Woche' }))).body.id
    const sees = async (login: string) => {
      const ids = (await list(login)).map(({ id }) => id)
      return [ids.includes(mine), ids.includes(other)]
    }
    expect(await sees(tobias)).toEqual([true, false])
    expect(await sees(nadine)).toEqual([false, true])
    expect(await sees('marco.rossi')).toEqual([false, false])
    for (const login of [andreas, jonas, 'maren.thiessen', 'henning.vahl']) {
      expect(await sees(login)).toEqual([true, true])
    }
    expect((await get(nadine, mine)).status).toBe(404)
    expect((await get(tobias, other)).status).toBe(404)
    const search = async (login: string) => {
      const { body } = await (await server.as(login)).call(componentSearch.find, { params, query: { query: 'Nordlicht Aktion' } }) // prettier-ignore
      return body.map(({ type }) => type)
    }
    expect([await search(tobias), await search(nadine)]).toEqual([['directorder'], []])
    expect((await list(andreas)).find(({ id }) => id === mine)?.can.edit).toBe(false)
    expect((await get('aylin.kaya', mine)).status).toBe(404)
  })

  test('the search of the portal finds it by its purchase order number, for whoever sees it (SRCH-02, SRCH-08)', async () => {
    const { body } = await calls.create(tobias, order({ purchaseOrderNumber: 'NRD-2031/77' }))
    const search = async (login: string, query: string) => {
      const found = await (await server.as(login)).call(componentSearch.find, { params, query: { query } }) // prettier-ignore
      return found.body.map(({ id }) => id)
    }
    for (const query of ['NRD-2031/77', 'nrd 2031', '2031/77', 'nrd-20'])
      expect(await search(tobias, query)).toContain(body.id)
    expect(await search(tobias, 'NRD-2032')).toEqual([])
    expect(await search(nadine, 'NRD-2031/77')).toEqual([])
  })

  test('the agency says which store one is for; a store does not (PERM-14)', async () => {
    const userGroupIds = [String(stores.groups.get('Kunde – Filialen Mitte'))]
    const { body } = await calls.create(jonas, order({ userGroupIds }))
    expect((await get(nadine, body.id)).status).toBe(200)
    expect((await get(tobias, body.id)).status).toBe(404)
    expect((await calls.create(tobias, order({ userGroupIds }))).status).toBe(403)
    expect((await calls.create(jonas, order({ userGroupIds: ['999999'] }))).problem.errors).toHaveProperty('userGroupIds') // prettier-ignore
  })

  test('the list begins with what changed last, without what only an open one shows (DO-21)', async () => {
    const [before, after] = [await list(jonas), await list(jonas)]
    expect(after).toEqual(before)
    expect(after.length).toBeGreaterThan(5)
    const changed = after.map(({ lastModifiedAt }) => lastModifiedAt)
    expect(changed).toEqual(changed.toSorted().toReversed())
    expect(after[0]).not.toHaveProperty('configurations')
  })

  test('once the end has passed it is shown as completed, a cancelled one is not (DO-12, DO-20)', async () => {
    const ids = [
      (await calls.create(nadine, order())).body.id,
      (await calls.create(nadine, order())).body.id,
    ]
    await calls.cancel(nadine, ids[1]!, 'Doppelt bestellt')
    await rowsOf(
      server,
      sql`update direct_orders set start_date = ${dayFrom(new Date(), -9)}::date, end_date = ${dayFrom(new Date(), -2)}::date
          where application_id = ${wohnwerk} and component_id = any(${ids}::int[])`,
    )
    const shown = (await Promise.all(ids.map((id) => get(nadine, id)))).map(({ body }) => [body.status, body.booking.bookingStatusType]) // prettier-ignore
    expect(shown).toEqual([
      [Completed, Created],
      [Canceled, Canceled],
    ])
    const { body } = await (await server.as(nadine)).call(directOrderNext.overview, { params })
    const own = (await (await server.as(nadine)).call(directOrderNext.list, { params })).body
    const counts = Map.groupBy(own, ({ status }) => status)
    expect(body.counts).toEqual(
      [...counts]
        .map(([status, all]) => ({
          status,
          count: all.length,
          budget: all.reduce((sum, { budget }) => sum + budget, 0),
        }))
        .toSorted((one, another) => one.status - another.status),
    )
    expect(body.totals.count).toBe(own.length)
    const booked = own.filter(({ status }) => status !== Canceled)
    expect(body.totals.budget).toBe(booked.reduce((sum, { budget }) => sum + budget, 0))
    expect(body.recent.map(({ id }) => id)).toEqual(own.slice(0, 5).map(({ id }) => id))
  })

  test('ordered from a building block it has what that prescribes (DO-13, DO-16, DO-23, BB-05)', async () => {
    const field = bookingField('AUFLAGE', { isRequired: true })
    const { body: block } = await calls.addBlock(
      jonas,
      blockBody({
        parentComponentId: stores.listId,
        userGroupIds: ['Kunde – Filialen Nord', 'Kundenberatung'].map((name) =>
          stores.groups.get(name)!,
        ),
        campaignId: stores.campaign.id,
        mediaTypes: [{ mediaTypeId: 13, isRequired: true, needsDates: true }],
        configurations: [
          field,
          { ...field, key: 'SPOT', mediaTypeId: 13, type: 'Select', valueSelection: ['A', 'B'] },
          { ...field, key: 'TARIF', type: 'Hidden', isRequired: false, value: 'T-7' },
        ],
      }),
    )
    const { body: entries } = await (await server.as(tobias)).call(directOrderNext.buildingBlockValues, { params: { ...params, id: block.id } }) // prettier-ignore
    const [circulation, spot, tariff] = entries.map(({ configurationId }) => configurationId)
    const wish = { buildingBlockId: String(block.id), buildingBlockName: 'Irgendwas' }
    const booking = {
      type: String(bookingTypes.BuildingBlock),
      campaignId: String(stores.campaign.id),
      bookingStatusType: String(Approved),
    }
    expect(await errorsOf(wish, booking)).toEqual({
      [at]: de('media-type-required'),
      [`${at}[0].mediaTypeId`]: de('media-type-not-offered'),
      [`configurations.${circulation}`]: ['Bitte geben Sie einen Wert an.'],
    })
    const chosen = { bookingMediaTypes: [media(13, { startDate: inDays(3), endDate: inDays(4) })] }
    const answers = [
      { configurationId: String(circulation), value: '12.000' },
      { configurationId: String(spot), value: 'B' },
      { configurationId: String(tariff), value: 'geändert' },
    ]
    expect(await errorsOf({ ...wish, configurations: answers }, { ...booking, ...chosen, campaignId: undefined })).toEqual({
      'booking.campaignId': [blockTexts['not-together'].de],
    }) // prettier-ignore
    const { status, body } = await calls.create(tobias, order({ ...wish, configurations: answers }, { ...booking, ...chosen })) // prettier-ignore
    expect(status).toBe(201)
    expect(body).toMatchObject({
      buildingBlockId: block.id,
      buildingBlockName: 'Filialeröffnung M',
      configurations: [
        { configurationId: circulation, value: '12.000', configuration: { key: 'AUFLAGE' } },
        { configurationId: spot, value: 'B' },
        { configurationId: tariff, value: 'T-7' },
      ],
      booking: { bookingMediaTypes: [{ mediaTypeId: 13, needsDates: true }] },
    })
    // A store that does not see the block orders nothing from it.
    expect((await calls.create(nadine, order(wish, booking))).problem.errors?.buildingBlockId).toEqual(de('block-withdrawn')) // prettier-ignore
    expect(await errorsOf({}, { type: String(bookingTypes.BuildingBlock) })).toEqual({
      buildingBlockId: de('block-missing'),
    })
    await (await server.as(jonas)).call(components.remove, { params: { ...params, componentId: block.id } }) // prettier-ignore
    expect((await errorsOf(wish, booking))?.buildingBlockId).toEqual(de('block-withdrawn'))
    expect((await get(tobias, body.id)).body.configurations).toEqual(body.configurations)
  })
})
