import type { ConfigFieldDef } from '@atrium/design-system'
import type { Media } from '@atrium/design-system/theme'
import type {
  Duration,
  MediaChoice,
  Order,
  OrderBlock,
  OrderCampaign,
  OrderChoices,
  OrderField,
  OrderMedia,
  OrderOptions,
} from '../direct-orders.port.ts'
import { fieldKey } from '../draft.logic.ts'
import { hasOwnDates, leadDaysOf } from '../media.logic.ts'
import { abilitiesOf } from './abilities.ts'

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2027-03-15T09:14:00+01:00')
export const today = '2027-03-15'

const lindner = { id: 11_501, name: 'Wohnwerk Lindner SE' }
const outlet = { id: 11_502, name: 'Lindner Outlet GmbH' }
const kitchens = { id: 31, name: 'Küchen' }
const sofas = { id: 32, name: 'Polstermöbel' }

export const campaigns: readonly OrderCampaign[] = [
  { id: 901, name: 'Frühjahrsaktion 2027', customer: lindner, product: kitchens, mediaTypeIds: [13, 6, 8] }, // prettier-ignore
  { id: 902, name: 'Sofawochen', customer: lindner, product: sofas, mediaTypeIds: [13, 22] },
  { id: 903, name: 'Filialeröffnungen', customer: lindner, product: null, mediaTypeIds: [13, 8, 23] }, // prettier-ignore
  { id: 904, name: 'Outlet-Tage', customer: outlet, product: null, mediaTypeIds: [23] },
]

const mediaNames: Readonly<Record<number, readonly [string, Media]>> = {
  6: ['Radio', 'radio'],
  8: ['Out-of-Home', 'out-of-home'],
  10: ['In-Store-Radio', 'radio'],
  13: ['Anzeigenblatt', 'newspaper'],
  22: ['Social Media', 'social'],
  23: ['Direktwerbung', 'direct'],
}

/** A media type to choose, with what the test does not care about filled in. */
export function buildMedium(
  mediaTypeId: number,
  overrides: Partial<MediaChoice> = {},
): MediaChoice {
  const [name, kind] = mediaNames[mediaTypeId] ?? [`Medium ${mediaTypeId}`, 'cross-media']
  return {
    mediaTypeId,
    name,
    kind,
    isRequired: false,
    needsDates: hasOwnDates(kind),
    leadDays: leadDaysOf(kind),
    ...overrides,
  }
}

const weeks = (count: number): Duration => ({ count, unit: 'week' })
const block = (id: number, name: string, given: Partial<OrderBlock>): OrderBlock => ({
  id,
  name,
  description: null,
  budget: null,
  format: null,
  duration: null,
  priority: null,
  customerName: lindner.name,
  campaignName: null,
  productName: null,
  ...given,
})

export const blocks: readonly OrderBlock[] = [
  block(701, 'Wochenend-Aktion', {
    description: 'Prospekt im Anzeigenblatt, dazu Radio am Donnerstag und Freitag.',
    budget: 4_800,
    format: '4-seitiger Prospekt, Funkspot 20 Sekunden',
    duration: weeks(2),
    priority: 1,
    campaignName: 'Frühjahrsaktion 2027',
  }),
  block(702, 'Prospektverteilung', {
    description: 'Prospekte an alle Haushalte im Umkreis Ihrer Filiale.',
    budget: 2_600,
    format: '8-seitiger Prospekt',
    duration: weeks(1),
    priority: 2,
  }),
  block(703, 'In-Store-Funk', {
    description: 'Durchsagen in Ihrer Filiale, produziert von der Agentur.',
    budget: 390,
    format: 'Spot 15 Sekunden',
    duration: { count: 1, unit: 'month' },
    priority: 3,
  }),
  block(704, 'Filialeröffnung M', {
    description: 'Plakate, Anzeigenblatt und Direktwerbung rund um den ersten Tag.',
    budget: 18_500,
    format: 'Paket M',
    duration: weeks(4),
    priority: 4,
    campaignName: 'Filialeröffnungen',
  }),
]

export const someChoices: OrderChoices = {
  actions: ['buildingBlock', 'rescale', 'switch', 'assets'],
  campaigns,
  blocks,
  fileRules: {
    maxBytes: 1_073_741_824,
    refusalOf: (name) => {
      const ending = /\.(exe|xlsm)$/i.exec(name)?.[1]
      return ending === undefined ? undefined : { ending, hasMacros: ending === 'xlsm' }
    },
  },
}

const field = (
  id: number,
  key: string,
  given: Partial<ConfigFieldDef> & Pick<ConfigFieldDef, 'displayName' | 'type'>,
  rest: { mediaTypeId?: number; value?: string } = {},
): OrderField => ({
  key,
  setting: { id, field: { order: id, columnSize: 6, ...given, key: fieldKey({ id }) } },
  mediaTypeId: rest.mediaTypeId ?? null,
  value: rest.value ?? '',
})

const ofWeekend: readonly OrderField[] = [
  field(1, 'storeName', { displayName: 'Name der Filiale', type: 'TextField', isRequired: true }),
  field(2, 'openOn', {
    displayName: 'Geöffnet am',
    type: 'Autocomplete',
    valueSelection: ['Freitag', 'Samstag', 'Sonntag'],
  }),
  field(
    3,
    'circulation',
    {
      displayName: 'Auflage',
      type: 'TextField',
      valueType: 'Int32',
      isRequired: true,
      groupName: 'Anzeigenblatt',
    },
    { mediaTypeId: 13, value: '12000' },
  ),
  field(
    4,
    'placement',
    {
      displayName: 'Platzierung',
      type: 'Select',
      valueSelection: ['Titelseite', 'Innenteil', 'Beilage'],
      groupName: 'Anzeigenblatt',
    },
    { mediaTypeId: 13, value: 'Beilage' },
  ),
  field(
    5,
    'spotText',
    {
      displayName: 'Text des Spots',
      description: 'Den Rest spricht die Agentur ein.',
      type: 'TextArea',
      columnSize: 12,
      groupName: 'Radio',
    },
    { mediaTypeId: 6 },
  ),
]

/** Media and fields of a block, else those of a campaign's media. */
export function someOptions(blockId: number | null, mediaTypeIds: readonly number[]): OrderOptions {
  if (blockId === 701)
    return {
      media: [buildMedium(13, { isRequired: true }), buildMedium(6), buildMedium(22)],
      fields: ofWeekend,
    }
  if (blockId === 702) return { media: [buildMedium(23, { isRequired: true }), buildMedium(13)], fields: ofWeekend.slice(0, 1) } // prettier-ignore
  if (blockId === 703) return { media: [buildMedium(10, { isRequired: true })], fields: [] }
  const ids = mediaTypeIds.length > 0 ? mediaTypeIds : [13, 8, 23]
  return { media: ids.map((id) => buildMedium(id)), fields: [] }
}

const booked = (
  mediaTypeId: number,
  start: string | null = null,
  end: string | null = null,
  isSelected = true,
): OrderMedia => {
  const { name, kind, needsDates } = buildMedium(mediaTypeId)
  return { mediaTypeId, name, kind, isSelected, needsDates, start, end }
}

export const nadine = 'Nadine Krause'
export const tobias = 'Tobias Brandt'

/** An order, with what the test does not care about filled in. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  const order: Omit<Order, 'can'> = {
    id: 4_001,
    version: 1,
    name: 'Wochenend-Aktion Göttingen',
    action: 'buildingBlock',
    status: 'created',
    approval: null,
    description: 'Prospekt und Radio zum verkaufsoffenen Sonntag.',
    target: 'Familien im Umkreis von 25 km',
    comment: '',
    region: 'Göttingen',
    customer: lindner,
    campaign: { id: 901, name: 'Frühjahrsaktion 2027' },
    product: kitchens,
    buildingBlock: { id: 701, name: 'Wochenend-Aktion' },
    purchaseOrder: 'GOE-2027-014',
    budget: 4_800,
    duration: weeks(2),
    start: '2027-04-01',
    end: '2027-04-15',
    taxonomy: 'Wohnwerk-Lindner-SE_Goettingen_Kuechen_2027-04',
    media: [booked(13, '2027-04-02', '2027-04-09'), booked(6), booked(22, null, null, false)],
    values: ofWeekend.slice(0, 4).map(({ setting, mediaTypeId }, at) => ({
      setting,
      mediaTypeId,
      value: ['Göttingen', 'Samstag,Sonntag', '12000', 'Beilage'][at]!,
    })),
    files: [
      { id: 1, name: 'Motiv Frühling.pdf', sizeBytes: 2_480_000, url: '#motiv' },
      { id: 2, name: 'Logo Filiale.svg', sizeBytes: 18_400, url: '#logo' },
    ],
    creator: nadine,
    modifiedBy: nadine,
    modifiedAt: '2027-03-12T13:20:00Z',
    processes: [
      {
        id: 1,
        status: 'created',
        at: '2027-03-12T13:20:00Z',
        user: nadine,
        comment: null,
        approval: null,
        isAgency: false,
        onBehalfOf: null,
      },
    ],
    ...overrides,
  }
  return {
    ...order,
    can: overrides.can ?? abilitiesOf(order, today, { canOrder: true, isStaff: false }),
  }
}

const steps = (...given: readonly Omit<Order['processes'][number], 'id'>[]) =>
  given.map((one, at) => ({ id: given.length - at, ...one }))
const step = (
  status: Order['status'],
  at: string,
  user: string | null,
  comment: string | null = null,
) => ({ status, at, user, comment, approval: null, isAgency: false, onBehalfOf: null })

/** An order in each status, with blanks in creator and region. */
export const someOrders: readonly Order[] = [
  buildOrder(),
  buildOrder({
    id: 4_002,
    name: 'Prospektverteilung Kassel-Waldau',
    status: 'approved',
    region: 'Kassel',
    buildingBlock: { id: 702, name: 'Prospektverteilung' },
    budget: 2_600,
    start: '2027-04-12',
    end: '2027-04-19',
    media: [booked(23, '2027-04-12', '2027-04-16')],
    creator: tobias,
    modifiedAt: '2027-03-14T08:05:00Z',
    processes: steps(
      step('approved', '2027-03-14T08:05:00Z', tobias),
      step('created', '2027-03-11T10:00:00Z', tobias),
    ),
  }),
  buildOrder({
    id: 4_003,
    name: 'In-Store-Funk März',
    status: 'approved',
    region: 'Hannover',
    buildingBlock: { id: 703, name: 'In-Store-Funk' },
    budget: 390,
    duration: { count: 1, unit: 'month' },
    start: '2027-03-01',
    end: '2027-04-01',
    media: [booked(10)],
    modifiedAt: '2027-02-24T15:40:00Z',
  }),
  buildOrder({
    id: 4_004,
    name: 'Sofawochen Braunschweig',
    status: 'rebriefing',
    action: 'rescale',
    region: 'Braunschweig',
    campaign: { id: 902, name: 'Sofawochen' },
    product: sofas,
    buildingBlock: null,
    budget: 7_250.5,
    start: '2027-04-05',
    end: '2027-05-03',
    media: [booked(13), booked(22)],
    creator: tobias,
    modifiedBy: 'Jonas Petersen',
    modifiedAt: '2027-03-15T07:50:00Z',
    processes: steps(
      step(
        'rebriefing',
        '2027-03-15T07:50:00Z',
        'Jonas Petersen',
        'Bitte nennen Sie uns das genaue Verteilgebiet. Ohne Postleitzahlen können wir nicht buchen.',
      ),
      step('approved', '2027-03-10T09:00:00Z', tobias),
      step('created', '2027-03-09T16:12:00Z', tobias),
    ),
  }),
  buildOrder({
    id: 4_005,
    name: 'Filialeröffnung Celle',
    status: 'approved',
    region: 'Celle',
    campaign: { id: 903, name: 'Filialeröffnungen' },
    product: null,
    buildingBlock: { id: 704, name: 'Filialeröffnung M' },
    budget: 18_500,
    start: '2027-01-11',
    end: '2027-02-08',
    media: [booked(13), booked(8), booked(23)],
    modifiedAt: '2027-02-09T06:00:00Z',
  }),
  buildOrder({
    id: 4_006,
    name: 'Räumungsverkauf Goslar',
    status: 'canceled',
    action: 'switch',
    region: null,
    buildingBlock: null,
    budget: 1_200,
    start: '2027-03-20',
    end: '2027-03-27',
    media: [booked(13)],
    creator: null,
    modifiedAt: '2027-03-08T11:30:00Z',
    processes: steps(
      step('canceled', '2027-03-08T11:30:00Z', nadine, 'Der Mietvertrag wurde verlängert.'),
      step('created', '2027-03-02T11:30:00Z', null),
    ),
  }),
  buildOrder({
    id: 4_007,
    name: 'Neue Motive Outlet-Tage',
    status: 'completed',
    action: 'assets',
    customer: outlet,
    campaign: { id: 904, name: 'Outlet-Tage' },
    product: null,
    buildingBlock: null,
    region: 'Kassel',
    budget: 0,
    start: '2027-02-01',
    end: '2027-02-15',
    media: [booked(23)],
    modifiedAt: '2027-02-16T09:00:00Z',
  }),
]

const regions = ['Göttingen', 'Kassel', 'Hannover', 'Braunschweig', 'Celle', null]
const people = [nadine, tobias, 'Jonas Petersen', null]

/** Many orders, all different. */
export const manyOrders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, at) =>
    buildOrder({
      ...someOrders[at % someOrders.length]!,
      id: 10_000 + at,
      name: `Bestellung ${String(at + 1).padStart(5, '0')}`,
      budget: 100 + ((at * 37) % 9_000),
      region: regions[at % regions.length]!,
      creator: people[at % people.length]!,
      modifiedAt: new Date(fixedNow.getTime() - at * 60_000).toISOString(),
    }),
  )
