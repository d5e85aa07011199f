import { type CallOptions, type Client } from '@atrium/api-client'
import type { Call, DirectOrder, DirectOrderSummary } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { buildMedium, campaigns as someCampaigns } from '../testing/fixtures.ts'
import type { OrderContent } from '../direct-orders.port.ts'
import { createDirectOrdersAdapter, type LiveEvents } from './index.ts'
import { portField } from './port-field.ts'

const answer: DirectOrder = {
  id: 4_001,
  displayName: 'Wochenend-Aktion Göttingen',
  description: null,
  region: null,
  buildingBlockId: 701,
  buildingBlockName: 'Wochenend-Aktion',
  modifiedByUserName: 'Jonas Petersen',
  lastModifiedAt: '2027-03-12T13:20:00Z',
  purchaseOrderNumber: null,
  target: null,
  comment: null,
  status: 2,
  budget: 4_800,
  duration: 2,
  mediaTypes: [13],
  approvalGround: null,
  configurations: [
    {
      id: 1,
      configurationId: 3,
      value: '12000',
      configuration: {
        key: 'circulation',
        displayName: 'Auflage',
        description: null,
        isRequired: true,
        type: 'TextField',
        valueSelection: null,
        order: 1,
        columnSize: 6,
        columnBreakAfter: false,
        mediaTypeId: 13,
        groupName: null,
      },
    },
  ],
  files: [{ id: 5, name: 'Motiv.pdf', size: 2_480_000, url: '/documents/5' }],
  booking: {
    customerId: 11_501,
    customerName: 'Wohnwerk Lindner SE',
    campaignId: 901,
    productId: 31,
    budget: 4_800,
    duration: 2,
    durationType: 2,
    startDate: '2027-04-01T08:00:00.000Z',
    endDate: '2027-04-15T08:00:00.000Z',
    taxonomy: 'A_B',
    type: 3,
    bookingStatusType: 2,
    bookingMediaTypes: [
      { isSelected: false, mediaTypeId: 6, mediaTypeName: 'Radio', order: 2, needsDates: false, startDate: null, endDate: null }, // prettier-ignore
      { isSelected: true, mediaTypeId: 13, mediaTypeName: 'Anzeigenblatt', order: 1, needsDates: true, startDate: '2027-04-02T08:00:00.000Z', endDate: null }, // prettier-ignore
    ],
  },
  parentComponentId: 40,
  version: 7,
  createdAt: '2027-03-11T13:20:00Z',
  createdByUser: { id: 7, firstName: 'Nadine', lastName: 'Krause' } as DirectOrder['createdByUser'],
  campaignName: 'Frühjahrsaktion 2027',
  productName: 'Küchen',
  approval: null,
  can: { edit: false, send: false, rebrief: true, cancel: true, setStatus: false, decide: false },
  processes: [
    {
      id: 2,
      status: 2,
      at: '2027-03-12T13:20:00Z',
      user: null,
      comment: null,
      approval: null,
      isAgency: false,
      changes: [],
      onBehalfOf: null,
    },
    { id: 1, status: 1, at: '2027-03-11T13:20:00Z', user: { id: 7, firstName: 'Nadine', lastName: 'Krause' }, comment: null, approval: null, isAgency: false, changes: [], onBehalfOf: null }, // prettier-ignore
  ],
}

const summary: DirectOrderSummary = {
  id: 4_001,
  displayName: 'Wochenend-Aktion Göttingen',
  type: 3,
  bookingStatusType: 2,
  approval: null,
  region: 'Göttingen',
  customerName: 'Wohnwerk Lindner SE',
  campaignName: 'Frühjahrsaktion 2027',
  productName: null,
  buildingBlockName: 'Wochenend-Aktion',
  purchaseOrderNumber: 'PO-7',
  taxonomy: 'A_B',
  budget: 4_800,
  startDate: '2027-04-01T08:00:00.000Z',
  endDate: '2027-04-15T08:00:00.000Z',
  mediaTypes: [{ id: 13, name: 'Anzeigenblatt' }],
  createdByUserName: 'Nadine Krause',
  modifiedByUserName: 'Jonas Petersen',
  lastModifiedAt: '2027-03-12T13:20:00Z',
}

function setUp(answers: Record<string, unknown>, live?: LiveEvents) {
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown, options?: CallOptions) => {
      calls.push({ id: call.id, input, options })
      const given = answers[call.id]
      if (given instanceof Error) throw given
      return given as never
    },
  }
  const port = createDirectOrdersAdapter({
    client,
    scope: { tenant: 115, user: 'nadine' },
    canOrder: true,
    live,
  })
  return { port, calls }
}

const [campaign] = someCampaigns
const campaignAnswer = { id: 901, name: campaign!.name, client: campaign!.customer, product: campaign!.product, mediaTypeIds: [13] } // prettier-ignore
const content: OrderContent = {
  action: 'buildingBlock',
  name: 'Wochenend-Aktion Göttingen',
  description: 'Los',
  target: '',
  comment: '',
  region: 'Göttingen',
  purchaseOrder: '',
  block: { id: 701, name: 'Wochenend-Aktion' },
  customer: campaign!.customer,
  campaignId: 901,
  productId: 31,
  budget: 4_800.1,
  duration: { count: 2, unit: 'week' },
  start: '2027-04-01',
  end: '2027-04-15',
  taxonomy: 'A_B',
  media: [{ mediaTypeId: 13, name: buildMedium(13).name, needsDates: true, isSelected: true, start: '2027-04-02', end: '2027-04-09' }], // prettier-ignore
  values: [{ id: 3, value: '12000' }],
  files: [],
  isSent: true,
}

test('an order comes with days, words for its numbers, names of its campaign and who placed it (DO-04, DO-05, DO-06, DO-07)', async () => {
  const { port } = setUp({ 'directOrderNext.get': answer })
  const order = await port.order(4_001).load()
  expect(order).toMatchObject({
    action: 'buildingBlock',
    status: 'approved',
    region: null,
    customer: { id: 11_501, name: 'Wohnwerk Lindner SE' },
    campaign: { id: 901, name: 'Frühjahrsaktion 2027' },
    product: { id: 31, name: 'Küchen' },
    duration: { count: 2, unit: 'week' },
    start: '2027-04-01',
    end: '2027-04-15',
    creator: 'Nadine Krause',
    modifiedBy: 'Jonas Petersen',
    files: [{ id: 5, sizeBytes: 2_480_000 }],
    can: { adjust: false, cancel: true, rebrief: true },
  })
  expect(order.media.map(({ mediaTypeId, kind }) => [mediaTypeId, kind])).toEqual([[13, 'newspaper'], [6, 'radio']]) // prettier-ignore
  expect(order.processes.map(({ user }) => user)).toEqual([null, 'Nadine Krause'])
  expect(order.values[0]).toMatchObject({ value: '12000', setting: { id: 3, field: { key: 'field-3' } } }) // prettier-ignore
})

test('who may set a status sets any other that needs no reason (DO-11)', async () => {
  const staff = { ...answer, can: { ...answer.can, setStatus: true } }
  const { port } = setUp({ 'directOrderNext.get': staff })
  const order = await port.order(4_001).load()
  expect(order.can.setStatus).toEqual(['created', 'completed'])
})

test('the list asks for what it shows alone; what many orders share is there once (DO-03, DO-21, T-50)', async () => {
  const { port, calls } = setUp({ 'directOrderNext.summaries': [summary, { ...summary, id: 4_002, region: '', createdByUserName: null }] }) // prettier-ignore
  const [first, second] = await port.orders().load()
  expect(calls.map(({ id }) => id)).toEqual(['directOrderNext.summaries'])
  expect(first).toEqual({
    id: 4_001,
    name: 'Wochenend-Aktion Göttingen',
    action: 'buildingBlock',
    status: 'approved',
    approval: null,
    region: 'Göttingen',
    customer: { name: 'Wohnwerk Lindner SE' },
    campaign: { name: 'Frühjahrsaktion 2027' },
    product: null,
    buildingBlock: { name: 'Wochenend-Aktion' },
    purchaseOrder: 'PO-7',
    budget: 4_800,
    start: '2027-04-01',
    end: '2027-04-15',
    taxonomy: 'A_B',
    media: [{ mediaTypeId: 13, name: 'Anzeigenblatt', kind: 'newspaper', isSelected: true }],
    creator: 'Nadine Krause',
    modifiedBy: 'Jonas Petersen',
    modifiedAt: '2027-03-12T13:20:00Z',
  })
  expect(second).toMatchObject({ id: 4_002, region: null, creator: null })
  expect(second!.customer).toBe(first!.customer)
  expect(second!.media[0]).toBe(first!.media[0])
})

test('booking deadlines are those of the campaign’s plan that are neither met nor closed (D-11)', async () => {
  const mark = { kind: 'done', from: null, at: '2027-03-01T08:00:00Z', by: null }
  const channel = (more: object) => ({ mediaTypeId: 13, endDate: '2027-05-01T08:00:00.000Z', workflowState: { name: 'Planning' }, bookingDeadline: '2027-04-01T08:00:00.000Z', bookingStatus: null, ...more }) // prettier-ignore
  const { port, calls } = setUp({
    'campaigns.plan': [
      channel({}),
      channel({ bookingDeadline: null }),
      channel({ workflowState: { name: 'Purchased' } }),
      channel({ bookingStatus: { mark, dayOff: null } }),
    ],
  })
  expect(await port.deadlines!(901).load()).toEqual([{ mediaTypeId: 13, day: '2027-04-01', end: '2027-05-01' }]) // prettier-ignore
  expect(calls).toMatchObject([{ input: { query: { campaignId: 901 } } }])
})

test('a block says which media can be booked, and prescribes them; without one they are the campaign’s (DO-16, DO-23)', async () => {
  const entry = answer.configurations[0]!
  const { port, calls } = setUp({
    'mediaTypes.list': [{ id: 13, name: 'Anzeigenblatt' }],
    'directOrderNext.buildingBlock': {
      mediaTypes: [{ mediaTypeId: 13, isRequired: true, needsDates: true }],
    },
    'directOrderNext.buildingBlockValues': [entry],
    'directOrderNext.mediaType': [],
  })
  const options = await port.options({ blockId: 701, mediaTypeIds: [6] }).load()
  expect(options.media).toEqual([
    { mediaTypeId: 13, name: 'Anzeigenblatt', kind: 'newspaper', isRequired: true, needsDates: true, leadDays: 7 }, // prettier-ignore
  ])
  expect(options.fields[0]).toMatchObject({ key: 'circulation', value: '12000', setting: { field: { groupName: 'Anzeigenblatt' } } }) // prettier-ignore
  const free = await port.options({ blockId: null, mediaTypeIds: [6] }).load()
  expect(free.media).toMatchObject([{ mediaTypeId: 6, isRequired: false }])
  expect(calls.at(-1)).toMatchObject({ id: 'directOrderNext.mediaType', input: { params: { id: 6 } } }) // prettier-ignore
})

test('blocks are left out where the tenant has none (CFG-03)', async () => {
  const setting = (value: string) => ({
    configurations: [{ value, configuration: { key: 'BUILDING_BLOCKS_ENABLED' } }],
  })
  const answers = { 'directOrderNext.buildingBlocks': [], 'campaigns.list': [campaignAnswer] }
  const off = setUp({ ...answers, 'applications.configuration': setting('false') })
  expect((await off.port.choices().load()).actions).toEqual(['rescale', 'switch', 'assets'])
  const on = setUp({ ...answers, 'applications.configuration': setting('true') })
  expect((await on.port.choices().load()).actions[0]).toBe('buildingBlock')
})

test('the rule of names is the tenant’s (CFG-08, DO-17)', async () => {
  const entry = (key: string, value: string) => ({ value, configuration: { key } })
  const configurations = [entry('DIRECT_ORDER_TAXONOMY', 'customer_region'), entry('DIRECT_ORDER_TAXONOMY_SEPARATOR', '')] // prettier-ignore
  const { port } = setUp({ 'applications.configuration': { configurations } })
  const rule = await port.taxonomy().load()
  const naming = { name: 'Los', action: 'buildingBlock', customer: 'Möbel AG', product: null, campaign: null, block: null, region: 'Süd', media: ['Radio'], purchaseOrder: '', budget: 1, start: '2027-04-01', end: null, fields: [] } as const // prettier-ignore
  expect(rule!.nameOf(naming)).toBe('Moebel-AG_Sued')
  const none = setUp({ 'applications.configuration': { configurations: [] } })
  expect(await none.port.taxonomy().load()).toBe(null)
})

test('an order is sent as the contract names its fields (DO-25, DO-28)', async () => {
  const { port, calls } = setUp({
    'directOrders.create': answer,
    'directOrders.save': answer,
    'campaigns.list': [],
  })
  const file = new File(['x'], 'Motiv.pdf')
  await port.create({ ...content, files: [file] }, 40, { commandId: 'c-1' })
  expect(calls[0]).toMatchObject({
    id: 'directOrders.create',
    options: { idempotencyKey: 'c-1' },
    input: {
      params: { applicationId: 115 },
      files: { files: [file] },
      body: {
        parentComponentId: 40,
        displayName: content.name,
        buildingBlockId: 701,
        booking: {
          customerId: 11_501,
          campaignId: 901,
          budget: 4_800.1,
          duration: 2,
          durationType: 2,
          startDate: '2027-04-01T08:00:00.000Z',
          type: 3,
          bookingStatusType: 2,
          bookingMediaTypes: [{ isSelected: true, mediaTypeId: 13, order: 1, needsDates: true, startDate: '2027-04-02T08:00:00.000Z' }], // prettier-ignore
        },
        configurations: [{ configurationId: 3, value: '12000' }],
      },
    },
  })
  const several = { ...content, values: [{ id: 5, value: 'Sa,So', words: ['Sa', 'So'] }] }
  await port.create(several, 40, { commandId: 'c-3' })
  expect(calls.at(-1)!.input).toMatchObject({
    body: { configurations: [{ configurationId: 5, value: 'Sa' }, { configurationId: 5, value: 'So' }] }, // prettier-ignore
  })
  await port.save({ id: 4_001, version: 7 }, { ...content, isSent: false }, 40, {
    commandId: 'c-2',
  })
  const saved = calls.find(({ id }) => id === 'directOrders.save')!
  expect(saved.options).toMatchObject({ idempotencyKey: 'c-2', ifMatch: 7 })
  expect(saved.input).toMatchObject({ body: { id: 4_001, booking: { bookingStatusType: undefined } } }) // prettier-ignore
})

test('an order is canceled with its reason, and its status is set by its number (DO-26, DO-27)', async () => {
  const { port, calls } = setUp({
    'directOrders.cancel': answer,
    'directOrders.saveStatus': answer,
    'campaigns.list': [],
  })
  await port.cancel(4_001, 'Fällt aus.', 'c-1')
  expect(calls[0]).toMatchObject({
    input: { params: { id: 4_001 }, body: { id: 4_001, comment: 'Fällt aus.' } },
    options: { idempotencyKey: 'c-1' },
  })
  await port.setStatus(4_001, 'rebriefing', 'Gebiet fehlt.', 'c-2')
  expect(calls.find(({ id }) => id === 'directOrders.saveStatus')).toMatchObject({
    input: { body: { componentId: 4_001, bookingStatusType: 5, comment: 'Gebiet fehlt.' } },
  })
})

test.each([
  ['displayName', 'name'],
  ['booking.startDate', 'start'],
  ['Booking.EndDate', 'end'],
  ['booking.bookingMediaTypes[0].startDate', 'media'],
  ['booking.bookingMediaTypes', 'media'],
  ['booking.campaignId', 'campaign'],
  ['booking.budget', 'budget'],
  ['files', 'files'],
  ['files[1]', 'files.1'],
  ['configurations[1].value', 'field-9'],
  ['configurations.9', 'field-9'],
])('the server’s %s is the form’s %s (ERR-16)', (property, field) => {
  const values = [3, 9].map((id) => ({ id, value: '' }))
  expect(portField(property, { values })).toBe(field)
})

test('several answers to one field are read as one (DO-13)', async () => {
  const [first] = answer.configurations
  const configurations = ['Sa', 'So', null].map((value, id) => ({ ...first!, id, value }))
  const { port } = setUp({ 'directOrderNext.get': { ...answer, configurations } })
  const order = await port.order(4_001).load()
  expect(order.values).toMatchObject([{ setting: { id: 3 }, value: 'Sa,So' }])
})

test('the server’s place of one of several answers is its field (ERR-16)', () => {
  const values = [
    { id: 3, value: 'Sa,So', words: ['Sa', 'So'] },
    { id: 9, value: '' },
  ]
  const places = [0, 1, 2].map((at) => portField(`configurations[${at}].value`, { values }))
  expect(places).toEqual(['field-3', 'field-3', 'field-9'])
})

test('changes here, other rights and missed events are told; those elsewhere are not', () => {
  let send: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  let reset: Parameters<LiveEvents['onReset']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (listener) => {
      send = listener
      return () => undefined
    },
    onReset: (listener) => {
      reset = listener
      return () => undefined
    },
  }
  const listener = vi.fn()
  setUp({}, live).port.onChange!(listener)
  send({ applicationId: 101, type: 'components.changed', payload: { componentIds: [1] } })
  send({ applicationId: 115, type: 'campaigns.changed', payload: {} })
  expect(listener).not.toHaveBeenCalled()
  send({
    applicationId: 115,
    type: 'components.changed',
    payload: { componentIds: [4_001], parentIds: [40], commandId: 'c' },
  })
  send({ applicationId: 115, type: 'rights.changed', payload: {} })
  reset({ applicationId: 115 })
  expect(listener.mock.calls).toEqual([
    [{ ids: [4_001], parentIds: [40], commandId: 'c' }],
    [{}],
    [{}],
  ])
})
