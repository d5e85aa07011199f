import type { Block, BlockChoices, BlockContent, BlockDetails, BlockField } from '../building-blocks.port.ts' // prettier-ignore

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2027-03-15T09:14:00+01:00')

const lindner = { id: 11_501, name: 'Wohnwerk Lindner SE' }
const outlet = { id: 11_502, name: 'Lindner Outlet GmbH' }
const kitchens = { id: 31, name: 'Küchen' }
const sofas = { id: 32, name: 'Polstermöbel' }

export const someBlockChoices: BlockChoices = {
  campaigns: [
    { id: 901, name: 'Frühjahrsaktion 2027', customer: lindner, product: kitchens },
    { id: 902, name: 'Sofawochen', customer: lindner, product: sofas },
    { id: 904, name: 'Outlet-Tage', customer: outlet, product: null },
  ],
  mediaTypes: [
    { id: 6, name: 'Radio', kind: 'radio' },
    { id: 8, name: 'Out-of-Home', kind: 'out-of-home' },
    { id: 13, name: 'Anzeigenblatt', kind: 'newspaper' },
    { id: 22, name: 'Social Media', kind: 'social' },
    { id: 23, name: 'Direktwerbung', kind: 'direct' },
  ],
}

/** A field with what the test does not care about filled in. */
export const buildField = (overrides: Partial<BlockField> = {}): BlockField => ({
  id: null,
  key: 'FELD',
  name: 'Ein Feld',
  description: '',
  type: 'TextField',
  choices: [],
  isRequired: false,
  value: '',
  columns: 12,
  breaksAfter: false,
  mediaTypeId: null,
  group: '',
  ...overrides,
})

const store = [11, 12]

/** A block with what the test does not care about filled in. */
export const buildBlock = (id: number, overrides: Partial<BlockDetails> = {}): BlockDetails => ({
  id,
  name: `Baustein ${id}`,
  description: null,
  budget: null,
  priority: null,
  format: null,
  duration: null,
  customer: null,
  campaign: null,
  product: null,
  media: [],
  audience: store,
  version: 1,
  can: { edit: true, delete: true },
  fields: [],
  ...overrides,
})

/** One field of each of the eleven types (ENT-06). */
export const allKindsOfFields: readonly BlockField[] = [
  buildField({ id: 1, key: 'KOPF', name: 'Die neue Filiale', type: 'SectionHeader' }),
  buildField({ id: 2, key: 'ANSCHRIFT', name: 'Anschrift', isRequired: true, columns: 8 }),
  buildField({ id: 3, key: 'TAG', name: 'Tag der Eröffnung', type: 'DatePicker', columns: 4 }),
  buildField({
    id: 4,
    key: 'ABLAUF',
    name: 'So läuft es ab',
    type: 'Html',
    description: '<p>Plakate hängen <strong>zwei Wochen</strong> vorher.</p>',
  }),
  buildField({ id: 5, key: 'HINWEIS', name: 'Bitte rechnen Sie mit vier Wochen Vorlauf.', type: 'Text' }), // prettier-ignore
  buildField({
    id: 6,
    key: 'TON',
    name: 'Tonalität',
    type: 'Select',
    choices: ['Sachlich', 'Fröhlich', 'Dringend'],
    value: 'Fröhlich',
    columns: 6,
    mediaTypeId: 6,
  }),
  buildField({
    id: 7,
    key: 'ORT',
    name: 'Filiale im Spot',
    type: 'AutocompleteSingle',
    choices: ['Göttingen', 'Kassel', 'Hildesheim'],
    columns: 6,
    mediaTypeId: 6,
  }),
  buildField({ id: 8, key: 'LUFT', name: 'LUFT', type: 'Spacer', columns: 6 }),
  buildField({
    id: 9,
    key: 'GEBIET',
    name: 'Verteilgebiete',
    type: 'Autocomplete',
    choices: ['Stadt', 'Landkreis Nord', 'Umland'],
    columns: 6,
    mediaTypeId: 13,
  }),
  buildField({ id: 10, key: 'WUNSCH', name: 'Wünsche', type: 'TextArea', group: 'Zum Schluss' }),
  buildField({ id: 11, key: 'TARIF', name: 'Tarif', type: 'Hidden', value: 'WE-20' }),
]

export const someBlocks: readonly BlockDetails[] = [
  buildBlock(701, {
    name: 'Wochenend-Aktion',
    description: 'Prospekt im Anzeigenblatt, dazu Radio am Donnerstag und Freitag.',
    budget: 4_800,
    priority: 1,
    format: '4-seitiger Prospekt, Funkspot 20 Sekunden',
    duration: { count: 2, unit: 'week' },
    customer: lindner,
    campaign: { id: 901, name: 'Frühjahrsaktion 2027' },
    product: kitchens,
    media: [
      { mediaTypeId: 13, isRequired: true, needsDates: true },
      { mediaTypeId: 6, isRequired: false, needsDates: false },
    ],
    fields: [
      buildField({ id: 21, key: 'AKTION', name: 'Was ist im Angebot?', isRequired: true }),
      buildField({ id: 22, key: 'AUFLAGE', name: 'Auflage', columns: 6, mediaTypeId: 13 }),
    ],
  }),
  buildBlock(702, {
    name: 'Prospektverteilung',
    description: 'Prospekte an alle Haushalte im Umkreis Ihrer Filiale.',
    budget: 2_600,
    priority: 2,
    format: '8-seitiger Prospekt',
    duration: { count: 1, unit: 'week' },
    media: [{ mediaTypeId: 23, isRequired: true, needsDates: false }],
    audience: [11, 12, 13],
  }),
  buildBlock(704, {
    name: 'Filialeröffnung M',
    description: 'Plakate, Anzeigenblatt und Radio rund um den ersten Tag.',
    budget: 18_500,
    priority: 4,
    duration: { count: 1, unit: 'month' },
    media: [
      { mediaTypeId: 8, isRequired: true, needsDates: true },
      { mediaTypeId: 13, isRequired: false, needsDates: true },
      { mediaTypeId: 6, isRequired: false, needsDates: false },
    ],
    fields: allKindsOfFields,
    audience: [12],
  }),
]

/** A block as it is sent, with nothing but a name. */
export const buildContent = (overrides: Partial<BlockContent> = {}): BlockContent => ({
  name: 'Sonntagsöffnung',
  description: '',
  budget: null,
  priority: null,
  format: '',
  duration: null,
  customerId: null,
  customerName: null,
  campaignId: null,
  productId: null,
  media: [],
  fields: [],
  ...overrides,
})

/** In the order in which blocks stand: by priority and name. */
export const inOrder = <T extends Pick<Block, 'priority' | 'name'>>(blocks: readonly T[]): T[] =>
  blocks.toSorted(
    (a, b) => (a.priority ?? Infinity) - (b.priority ?? Infinity) || a.name.localeCompare(b.name, 'de'), // prettier-ignore
  )
