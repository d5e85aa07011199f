import {
  buildingBlocks,
  components,
  directOrderNext,
  directOrders,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import {
  blockBody,
  bookingField,
  orderCalls,
  prepareOrders,
  type OrderPlace,
} from '../direct-orders/testing/orders.ts'
import { rowsOf, voltrad, wohnwerk } from '../testing.ts'
import { blockTexts } from './building-blocks.texts.ts'

const tobias = 'tobias.brandt'
const nadine = 'nadine.wolff'
const jonas = 'jonas.petersen'
const params = { applicationId: wohnwerk }

describe.each(databases)('building blocks on $name', (kind) => {
  let server: TestServer
  let stores: OrderPlace
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    stores = await prepareOrders(server)
    calls = orderCalls(server)
  })
  afterAll(() => server?.stop())

  /** A store, and the client service that looks after it. */
  const north = () =>
    ['Kunde – Filialen Nord', 'Kundenberatung'].map((name) => stores.groups.get(name)!)
  const add = async (more: Parameters<typeof blockBody>[0] = {}) =>
    (await calls.addBlock(jonas, blockBody({ parentComponentId: stores.listId, userGroupIds: north(), ...more }))).body // prettier-ignore
  const save = async (login: string, body: Parameters<typeof blockBody>[0], headers = {}) =>
    (await server.as(login)).call(buildingBlocks.save, { params, body: blockBody(body) }, headers)
  const namesFor = async (login: string, call: 'list' | 'overview' = 'list') => {
    const api = await server.as(login)
    const blocks =
      call === 'list'
        ? (await api.call(directOrderNext.buildingBlocks, { params })).body
        : (await api.call(directOrderNext.overview, { params })).body.buildingBlocks
    return blocks.filter(({ parentComponentId }) => parentComponentId === stores.listId).map(({ displayName }) => displayName) // prettier-ignore
  }
  const valuesOf = async (login: string, id: number) =>
    (await server.as(login)).call(directOrderNext.buildingBlockValues, { params: { ...params, id } }) // prettier-ignore
  test('a new one has all that was said of it, for the groups that were chosen (BB-01, BB-02, DO-23)', async () => {
    const made = await add({
      displayName: 'Prospektverteilung',
      customerId: stores.campaign.customerId,
      campaignId: stores.campaign.id,
      mediaTypes: [{ mediaTypeId: 13, isRequired: true, needsDates: true }],
    })
    expect(made).toMatchObject({
      type: 'buildingblock',
      displayName: 'Prospektverteilung',
      parentComponentId: stores.listId,
      budget: 4_000,
      priority: 1,
      format: '1/2 Seite',
      duration: 2,
      durationType: 2,
      campaignName: 'Küchenwochen Frühjahr',
      customerName: 'Wohnwerk Lindner SE',
      productName: null,
      mediaTypes: [{ mediaTypeId: 13, isRequired: true, needsDates: true }],
      can: { edit: true },
    })
    expect(made.userGroupIds).toEqual(expect.arrayContaining(north()))
    const one = await (await server.as(tobias)).call(directOrderNext.buildingBlock, { params: { ...params, id: made.id } }) // prettier-ignore
    expect(one.body).toMatchObject({ id: made.id, userGroupIds: null, can: { edit: false } })
    const hidden = await (await server.as(nadine)).call(directOrderNext.buildingBlock, { params: { ...params, id: made.id } }) // prettier-ignore
    expect([hidden.status, (await valuesOf(nadine, made.id)).status]).toEqual([404, 404])
  })

  test('they stand by priority and name, and everybody sees those of their groups (DO-20, DO-23, PERM-13)', async () => {
    await add({ displayName: 'Zuletzt', priority: null })
    await add({ displayName: 'B zuerst', priority: 0 })
    await add({ displayName: 'A zuerst', priority: 0 })
    const names = await namesFor(tobias)
    expect(names.slice(0, 2)).toEqual(['A zuerst', 'B zuerst'])
    expect(names.at(-1)).toBe('Zuletzt')
    expect(await namesFor(tobias, 'overview')).toEqual(names)
    expect(await namesFor(nadine)).toEqual([])
  })

  test('without a page said it goes onto the first one for direct orders; where there is none it is refused (BB-02)', async () => {
    const body = blockBody({ userGroupIds: [] })
    const here = await (await server.as(jonas)).call(buildingBlocks.create, { params, body })
    expect(here.status).toBe(201)
    const there = await (await server.as('aylin.kaya')).call(buildingBlocks.create, { params: { applicationId: voltrad }, body }) // prettier-ignore
    expect(there.problem.errors).toEqual({ parentComponentId: [blockTexts['no-list'].de] })
    const known = await (await server.as(jonas)).call(buildingBlocks.create, { params, body: { ...body, id: 7 } }) // prettier-ignore
    expect(known.problem.errors).toEqual({ id: [blockTexts['not-new'].de] })
  })

  test('is changed by the agency alone, and what is not said of it stays (BB-02, PERM-07)', async () => {
    const { id, version } = await add({ mediaTypes: [{ mediaTypeId: 6, isRequired: false, needsDates: false }], configurations: [bookingField('AUFLAGE')] }) // prettier-ignore
    const changed = await save(jonas, { id, displayName: 'Neuer Name', budget: 10.5, userGroupIds: north() }) // prettier-ignore
    expect(changed.body).toMatchObject({ displayName: 'Neuer Name', budget: 10.5, version: version + 1, mediaTypes: [{ mediaTypeId: 6 }] }) // prettier-ignore
    expect((await valuesOf(tobias, id)).body.map(({ configuration }) => configuration.key)).toEqual(['AUFLAGE']) // prettier-ignore
    const stale = await save(jonas, { id, userGroupIds: north() }, { 'if-match': `"${version}"` })
    expect([stale.status, stale.problem.code]).toEqual([409, 'stale'])
    expect((await save(tobias, { id, userGroupIds: north() })).status).toBe(403)
    expect((await save(nadine, { id, userGroupIds: north() })).status).toBe(404)
    expect((await save(jonas, { id: stores.listId })).status).toBe(404)
    const [empty] = await rowsOf<{ id: number }>(server, sql`insert into components (application_id, parent_id, type, display_name, name_key) values (${wohnwerk}, ${stores.listId}, 'buildingblock', 'Leer', 'leer') returning id`) // prettier-ignore
    await rowsOf(server, sql`insert into component_groups select ${wohnwerk}, ${empty!.id}, id from user_groups where application_id = ${wohnwerk}`) // prettier-ignore
    expect([(await save(jonas, { id: empty!.id })).status, (await valuesOf(jonas, empty!.id)).status]).toEqual([404, 404]) // prettier-ignore
  })

  test('what was withdrawn is listed for those who may, for 30 days, and comes back with its fields (T-66, PERM-07)', async () => {
    const made = await add({ displayName: 'Eine Zeit lang', configurations: [bookingField('TEXT')] })
    const of = (componentId: number) => ({ params: { ...params, componentId } })
    const withdrawnFor = async (login: string) => {
      const { body } = await (await server.as(login)).call(components.trash, of(stores.listId))
      return body.map(({ id, deletedByUser }) => [id, deletedByUser?.lastName])
    }
    const agency = await server.as(jonas)
    expect((await agency.call(components.remove, of(made.id))).status).toBe(204)
    expect(await withdrawnFor(jonas)).toEqual([[made.id, 'Petersen']])
    expect(await withdrawnFor(tobias)).toEqual([])
    expect((await (await server.as(tobias)).call(components.restore, of(made.id))).status).toBe(403)
    expect((await agency.call(components.restore, of(made.id))).status).toBe(200)
    expect(await withdrawnFor(jonas)).toEqual([])
    expect(await namesFor(tobias)).toContain('Eine Zeit lang')
    expect((await valuesOf(tobias, made.id)).body).toHaveLength(1)
  }) // prettier-ignore

  test('fields of all eleven types keep their order; one is changed, one added, one removed (BB-05, CFG-09)', async () => {
    const types = ['Text', 'TextField', 'TextArea', 'DatePicker', 'Select', 'Autocomplete', 'AutocompleteSingle', 'Hidden', 'Html', 'SectionHeader', 'Spacer'] as const // prettier-ignore
    const { id } = await add({
      configurations: types.map((type) =>
        bookingField(type, {
          type,
          valueSelection: ['Select', 'Autocomplete', 'AutocompleteSingle'].includes(type) ? ['A', 'B'] : null,
          description: type === 'Html' ? '<b>Fett</b><script>alert(1)</script>' : 'Hilfe',
          columnSize: 6,
          columnBreakAfter: type === 'Select',
          mediaTypeId: type === 'TextField' ? 6 : null,
          groupName: 'Druck',
          value: type === 'Hidden' ? '42' : null,
        }),
      ), // prettier-ignore
    })
    const { body: before } = await valuesOf(tobias, id)
    expect(before.map(({ configuration }) => configuration.type)).toEqual(types)
    expect(before.map(({ configuration }) => configuration.order)).toEqual(types.map((_, index) => index + 1)) // prettier-ignore
    expect(before.find(({ configuration }) => configuration.type === 'Html')?.configuration.description).toBe('<b>Fett</b>') // prettier-ignore
    expect(before.find(({ configuration }) => configuration.type === 'Hidden')?.value).toBe('42')
    const [, text, area] = before
    const configurations = [
      bookingField('NEU'),
      { ...bookingField('TEXT'), configurationId: area!.configurationId, isRequired: true },
      { ...bookingField('TextField'), configurationId: text!.configurationId },
    ]
    await save(jonas, { id, userGroupIds: north(), configurations })
    const after = (await valuesOf(tobias, id)).body
    expect(after.map(({ configuration }) => configuration.key)).toEqual(['NEU', 'TEXT', 'TextField']) // prettier-ignore
    expect(after.slice(1).map(({ configurationId }) => configurationId)).toEqual([area!.configurationId, text!.configurationId]) // prettier-ignore
    const foreign = [{ ...bookingField('X'), configurationId: 999_999 }]
    expect((await save(jonas, { id, userGroupIds: north(), configurations: foreign })).problem.errors).toEqual({
      'configurations[0].configurationId': [blockTexts['unknown-field'].de],
    }) // prettier-ignore
  })

  test('wrong media types, fields and belongings are refused at their places (BB-02, DO-19)', async () => {
    const media = { mediaTypeId: 6, isRequired: false, needsDates: false }
    const { problem } = await calls.addBlock(
      jonas,
      blockBody({
        parentComponentId: stores.listId,
        productId: 999_999,
        mediaTypes: [media, media, { ...media, mediaTypeId: 77 }],
        configurations: [bookingField('A'), bookingField('A')],
      }),
    )
    expect(problem.errors).toEqual({
      'configurations[1].key': [blockTexts['key-twice'].de],
      productId: [blockTexts['unknown-product'].de],
      'mediaTypes[1].mediaTypeId': [blockTexts['media-type-twice'].de],
      'mediaTypes[2].mediaTypeId': [blockTexts['unknown-media-type'].de],
    })
  })

  test('those that fit name the same product and campaign, or none (BB-04)', async () => {
    await add({ displayName: 'Für jedes' })
    await add({ displayName: 'Für Teppiche', productId: stores.otherProductId })
    await add({ displayName: 'Für die Küchen', campaignId: stores.campaign.id })
    const fitting = async (productId: number, campaignId: number) => {
      const { body } = await (await server.as(tobias)).call(buildingBlocks.matching, { params, query: { productId, campaignId } }) // prettier-ignore
      return ['Für jedes', 'Für Teppiche', 'Für die Küchen'].filter((name) => body.some(({ displayName }) => displayName === name)) // prettier-ignore
    }
    const { campaign, otherProductId } = stores
    expect(await fitting(otherProductId, campaign.id)).toEqual(['Für jedes', 'Für Teppiche', 'Für die Küchen']) // prettier-ignore
    expect(await fitting(otherProductId + 1, campaign.id)).toEqual(['Für jedes', 'Für die Küchen'])
    expect(await fitting(otherProductId, campaign.id + 1)).toEqual(['Für jedes', 'Für Teppiche'])
  })

  test('what a media type asks for is the same for all, and is looked up in (DO-22, DO-24, BB-05)', async () => {
    const [added] = await rowsOf<{ id: number }>(
      server,
      sql`insert into booking_fields (application_id, media_type_id, key, display_name, type, value_selection, position)
          values (${wohnwerk}, 20, 'SENDER', 'Sender', 'Autocomplete', '{Radio Nord,Radio Süd,Kanal 9}', 1) returning id`,
    )
    const { body } = await (await server.as(tobias)).call(directOrderNext.mediaType, { params: { ...params, id: 20 } }) // prettier-ignore
    expect(body).toMatchObject([{ configurationId: added!.id, value: null, configuration: { key: 'SENDER', mediaTypeId: 20 } }]) // prettier-ignore
    const lookup = async (componentId: number, configurationId: number, login = tobias) =>
      (await server.as(login)).call(directOrders.lookup, {
        params,
        query: { componentId, configurationId, value: 'sud' },
      })
    expect((await lookup(stores.listId, added!.id)).body).toEqual([{ id: 2, type: 'value', displayName: 'Radio Süd' }]) // prettier-ignore
    const { id } = await add({ configurations: [bookingField('ORT', { type: 'Autocomplete', valueSelection: ['Kassel', 'Südheim'] })] }) // prettier-ignore
    const [place] = (await valuesOf(tobias, id)).body
    expect((await lookup(id, place!.configurationId)).body).toMatchObject([{ displayName: 'Südheim' }]) // prettier-ignore
    expect((await lookup(id, added!.id)).status).toBe(404)
    expect((await lookup(id, place!.configurationId, nadine)).status).toBe(404)
  })
})
