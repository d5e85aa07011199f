import type { fieldTypes } from '@atrium/api-client/contract'

interface DemoField {
  key: string
  name: string
  type: (typeof fieldTypes)[number]
  description?: string
  choices?: readonly string[]
  isRequired?: boolean
  value?: string
  /** Of 12 columns. */
  size?: number
  mediaTypeId?: number
  group?: string
}

export interface DemoBlock {
  name: string
  description: string
  budget: number
  format?: string
  /** How long, in a unit: 1 days, 2 weeks, 3 months. */
  duration: [count: number, unit: number]
  media: readonly { id: number; isRequired?: boolean; needsDates?: boolean }[]
  fields: readonly DemoField[]
}

export interface DemoOrder {
  name: string
  description?: string
  /** 1 rescale, 2 switch, 3 building block, 4 assets. */
  type: 1 | 2 | 3 | 4
  /** The steps that it took, the first when it was placed. */
  steps: readonly {
    status: 1 | 2 | 3 | 5 | 10
    daysAgo: number
    by: string
    comment?: string
    /** Headquarters was asked, or decided. */
    approval?: 'asked' | 'approved' | 'rejected'
  }[]
  /** Who placed it; absent: nobody knows any more. */
  by?: string
  /** The group of its store. */
  store: 'Nord' | 'Mitte' | 'Süd'
  region?: string
  block?: string
  campaign?: string
  budget: number
  /** Days from the first start. */
  days: [start: number, end: number]
  media: readonly number[]
  purchaseOrder?: string
  target?: string
  comment?: string
  /** Answers by the keys of the block's fields. */
  answers?: Readonly<Record<string, string>>
}

const tobias = 'tobias.brandt'
const nadine = 'nadine.wolff'
const jonas = 'jonas.petersen'
const andreas = 'andreas.lindner'

/** Media types: 2 print, 6 radio, 8 out-of-home, 10 in-store radio, 13 free newspaper, 23 direct marketing. */
const [print, radio, outdoor, inStore, newspaper, direct] = [2, 6, 8, 10, 13, 23] as const

const opening = (size: string, budget: number, weeks: number): DemoBlock => ({
  name: `Filialeröffnung ${size}`,
  description: 'Anzeige, Radio und Plakat rund um den Tag der Eröffnung.',
  budget,
  format: size === 'S' ? '1/4 Seite' : size === 'M' ? '1/2 Seite' : '1/1 Seite',
  duration: [weeks, 2],
  media: [
    { id: newspaper, isRequired: true, needsDates: true },
    { id: radio },
    ...(size === 'S' ? [] : [{ id: outdoor }]),
  ],
  fields: [
    { key: 'KOPF', name: 'Die neue Filiale', type: 'SectionHeader' },
    { key: 'ANSCHRIFT', name: 'Anschrift', type: 'TextField', isRequired: true, size: 8 },
    { key: 'EROEFFNUNG', name: 'Tag der Eröffnung', type: 'DatePicker', isRequired: true, size: 4 },
    { key: 'HINWEISE', name: 'Hinweise an die Agentur', type: 'TextArea' },
    ...(size === 'L'
      ? ([
          {
            key: 'SENDER',
            name: 'Sender',
            type: 'Autocomplete',
            choices: ['RegioFunk Hessen', 'Kanal 9', 'Welle Nord', 'Radio Harz'],
            mediaTypeId: radio,
          },
        ] as const)
      : []),
  ],
})

/** The six building blocks; together their fields are of all eleven types. */
export const demoBlocks: readonly DemoBlock[] = [
  opening('S', 4_500, 1),
  opening('M', 9_800, 2),
  opening('L', 24_000, 3),
  {
    name: 'Wochenend-Aktion',
    description: 'Radiospots von Donnerstag bis Samstag, mit einer Anzeige am Freitag.',
    budget: 3_200,
    format: 'Spot 20 s',
    duration: [3, 1],
    media: [
      { id: radio, isRequired: true, needsDates: true },
      { id: newspaper },
    ],
    fields: [
      { key: 'ERKLAERUNG', name: 'So läuft es ab', type: 'Html', description: '<p>Spots laufen <b>donnerstags bis samstags</b>, je zwölf am Tag.</p>' },
      { key: 'AKTION', name: 'Was ist im Angebot?', type: 'TextField', isRequired: true },
      { key: 'TON', name: 'Tonalität', type: 'Select', choices: ['Sachlich', 'Fröhlich', 'Dringend'], isRequired: true, size: 6 },
      { key: 'ORT', name: 'Filiale im Spot', type: 'AutocompleteSingle', choices: ['Göttingen', 'Kassel', 'Hildesheim', 'Fulda', 'Würzburg'], size: 6 },
      { key: 'TARIF', name: 'Tarif', type: 'Hidden', value: 'WE-20' },
    ],
  },
  {
    name: 'Prospektverteilung',
    description: 'Beilage im Anzeigenblatt oder Verteilung an Haushalte.',
    budget: 6_400,
    format: '16 Seiten',
    duration: [1, 1],
    media: [{ id: newspaper, isRequired: true, needsDates: true }, { id: direct }],
    fields: [
      { key: 'LAGE', name: 'Bitte geben Sie die Auflage in Tausend an.', type: 'Text' },
      { key: 'AUFLAGE', name: 'Auflage', type: 'TextField', isRequired: true, size: 6 },
      { key: 'GEBIET', name: 'Verteilgebiete', type: 'Autocomplete', choices: ['Stadt', 'Landkreis Nord', 'Landkreis Süd', 'Umland'], size: 6 },
      { key: 'LUFT', name: '', type: 'Spacer' },
      { key: 'LIEFERUNG', name: 'Druckdaten bis', type: 'DatePicker', size: 6 },
      { key: 'FALZ', name: 'Falz', type: 'Select', choices: ['Wickelfalz', 'Zickzackfalz'], size: 6, mediaTypeId: direct },
      { key: 'BEMERKUNG', name: 'Bemerkung', type: 'TextArea' },
    ],
  },
  {
    name: 'In-Store-Funk',
    description: 'Durchsagen in der eigenen Filiale.',
    budget: 450,
    duration: [1, 3],
    media: [{ id: inStore, isRequired: true }],
    fields: [
      { key: 'TEXT', name: 'Text der Durchsage', type: 'TextArea', isRequired: true },
      { key: 'STIMME', name: 'Stimme', type: 'Select', choices: ['Weiblich', 'Männlich'], size: 6 },
      { key: 'HAEUFIGKEIT', name: 'Wie oft in der Stunde', type: 'TextField', value: '2', size: 6 },
    ],
  },
] // prettier-ignore

/** What media types ask for, whatever is ordered. */
export const demoMediaFields: readonly DemoField[] = [
  { key: 'SPOTLAENGE', name: 'Länge des Spots', type: 'Select', choices: ['15 s', '20 s', '30 s'], mediaTypeId: radio },
  { key: 'ANZEIGENFORMAT', name: 'Format der Anzeige', type: 'Select', choices: ['1/4 Seite', '1/2 Seite', '1/1 Seite'], mediaTypeId: print },
  { key: 'FLAECHE', name: 'Fläche', type: 'AutocompleteSingle', choices: ['Großfläche', 'City-Light-Poster', 'Megalight'], mediaTypeId: outdoor },
] // prettier-ignore

/** The twelve orders: every status, every booking type, one without creator and one without region. */
export const demoOrders: readonly DemoOrder[] = [
  { name: 'Wochenend-Aktion Polster', type: 3, block: 'Wochenend-Aktion', by: tobias, store: 'Nord', region: 'Nord', budget: 3_200, days: [12, 15], media: [radio], answers: { AKTION: 'Polstergarnituren', TON: 'Fröhlich', ORT: 'Hildesheim', TARIF: 'WE-20' }, steps: [{ status: 1, daysAgo: 8, by: tobias }] },
  { name: 'Mehr Plakate zur Eröffnung', type: 1, by: tobias, store: 'Nord', region: 'Nord', campaign: 'Neueröffnung Göttingen', budget: 12_850.5, days: [9, 23], media: [outdoor], target: 'Familien mit Neubau', steps: [{ status: 1, daysAgo: 9, by: tobias }, { status: 1, daysAgo: 2, by: tobias, approval: 'asked' }] },
  { name: 'Prospekt Küchenwochen', type: 3, block: 'Prospektverteilung', by: tobias, store: 'Nord', region: 'Nord', campaign: 'Küchenwochen Frühjahr', budget: 6_400, days: [10, 11], media: [newspaper], purchaseOrder: 'PO-2114', answers: { AUFLAGE: '42', GEBIET: 'Stadt' }, steps: [{ status: 1, daysAgo: 16, by: tobias }, { status: 2, daysAgo: 15, by: tobias }] },
  { name: 'Radio statt Anzeige', type: 2, by: jonas, store: 'Süd', region: 'Süd', campaign: 'Gartenmöbel Süd', budget: 7_250, days: [42, 63], media: [radio], comment: 'Budget der Anzeigen geht in den Funk.', steps: [{ status: 1, daysAgo: 14, by: jonas }, { status: 2, daysAgo: 13, by: jonas }] },
  { name: 'Durchsagen Göttingen', type: 3, block: 'In-Store-Funk', by: nadine, store: 'Mitte', region: 'Mitte', budget: 450, days: [-5, 25], media: [inStore], answers: { TEXT: 'Willkommen in unserer neuen Küchenwelt.', STIMME: 'Weiblich', HAEUFIGKEIT: '2' }, steps: [{ status: 1, daysAgo: 20, by: nadine }, { status: 2, daysAgo: 19, by: nadine }] },
  { name: 'Eröffnung Göttingen', type: 3, block: 'Filialeröffnung M', by: nadine, store: 'Mitte', region: 'Mitte', campaign: 'Neueröffnung Göttingen', budget: 9_800, days: [-2, 12], media: [newspaper, radio, outdoor], purchaseOrder: 'PO-2098', answers: { ANSCHRIFT: 'Kasseler Landstraße 25, Göttingen' }, steps: [{ status: 1, daysAgo: 30, by: nadine }, { status: 2, daysAgo: 29, by: nadine }] },
  { name: 'Motive für den Räumungsverkauf', type: 4, by: nadine, store: 'Mitte', region: 'Mitte', campaign: 'Räumungsverkauf Kassel', budget: 2_400, days: [-60, -46], media: [print], steps: [{ status: 1, daysAgo: 80, by: nadine }, { status: 2, daysAgo: 79, by: nadine }, { status: 3, daysAgo: 44, by: jonas, comment: 'Abgerechnet' }] },
  { name: 'Anzeige Matratzentage', type: 1, by: tobias, store: 'Nord', region: 'Nord', budget: 1_290, days: [-30, -16], media: [print], steps: [{ status: 1, daysAgo: 50, by: tobias }, { status: 2, daysAgo: 49, by: tobias }] },
  { name: 'Wochenend-Aktion Küchen', type: 3, block: 'Wochenend-Aktion', by: tobias, store: 'Nord', region: 'Nord', campaign: 'Küchenwochen Frühjahr', budget: 3_600, days: [16, 19], media: [radio, newspaper], answers: { AKTION: 'Küchenplanung ohne Aufpreis', TON: 'Sachlich', TARIF: 'WE-20' }, steps: [{ status: 1, daysAgo: 18, by: tobias }, { status: 2, daysAgo: 17, by: tobias }, { status: 5, daysAgo: 10, by: jonas, comment: 'Bitte nennen Sie die Filiale im Spot.' }] },
  { name: 'Eröffnung Fulda', type: 3, block: 'Filialeröffnung L', by: jonas, store: 'Süd', region: 'Süd', budget: 24_000, days: [50, 71], media: [newspaper, radio], steps: [{ status: 1, daysAgo: 26, by: jonas, approval: 'asked' }, { status: 2, daysAgo: 25, by: andreas, approval: 'approved', comment: 'Bitte mit den Plakaten an der Autobahn.' }, { status: 10, daysAgo: 12, by: jonas, comment: 'Die Filiale eröffnet erst im nächsten Jahr.' }] },
  { name: 'Plakate Umgehungsstraße', type: 1, store: 'Süd', region: 'Süd', budget: 5_100, days: [20, 48], media: [outdoor], steps: [{ status: 2, daysAgo: 40, by: jonas }] },
  { name: 'Neue Motive Schlafwelten', type: 4, by: tobias, store: 'Nord', budget: 0, days: [25, 39], media: [print, direct], steps: [{ status: 1, daysAgo: 11, by: tobias }] },
] // prettier-ignore

/** What the regions may book in a year, in euros. */
export const demoRegionBudgets = { Nord: 60_000, Mitte: 45_000, Süd: 80_000 } as const
