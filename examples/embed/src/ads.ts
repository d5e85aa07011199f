import type { BlockField, Duration } from '@atrium/portal-modules/building-blocks'
import type { OrderContent } from '@atrium/portal-modules/direct-orders'

/** A place where flats are advertised. */
interface Channel {
  nr: number
  title: string
  kind: 'newspaper' | 'digital' | 'out-of-home'
}

/** What can be ordered for a flat that is free, as this product keeps it. */
export interface AdPackage {
  nr: number
  title: string
  text: string
  /** In euro; null: by agreement. */
  price: number | null
  rank: number | null
  size: string
  run: Duration | null
  channels: { nr: number; isFixed: boolean; hasDays: boolean }[]
  questions: BlockField[]
  edition: number
  isWithdrawn?: boolean
}

export type AdState = 'draft' | 'ordered' | 'returned' | 'done' | 'stopped'

/** An order, as it was sent, with what became of it; the newest step last. */
export interface AdOrder {
  nr: number
  edition: number
  state: AdState
  what: Omit<OrderContent, 'files' | 'removedFileIds' | 'isSent'>
  attachments: { nr: number; name: string; size: number }[]
  steps: { state: AdState; at: string; by: string; why: string | null }[]
}

export interface AdDesk {
  channels: readonly Channel[]
  packages: AdPackage[]
  orders: AdOrder[]
}

const question = (id: number, key: string, name: string, more: Partial<BlockField> = {}) =>
  ({ id, key, name, description: '', type: 'TextField', choices: [], isRequired: false, value: '', columns: 12, breaksAfter: false, mediaTypeId: null, group: '', ...more }) satisfies BlockField // prettier-ignore

/** The house’s own desk for advertisements. */
export const adDesk = (): AdDesk => ({
  channels: [
    { nr: 1, title: 'Wohnungsportal', kind: 'digital' },
    { nr: 2, title: 'Stadtanzeiger', kind: 'newspaper' },
    { nr: 3, title: 'Schild am Haus', kind: 'out-of-home' },
  ],
  packages: [
    {
      nr: 1,
      title: 'Wohnung vermieten',
      text: 'Anzeige im Portal mit Bildern, dazu im Stadtanzeiger, wenn es eilt.',
      price: 240,
      rank: 1,
      size: 'Anzeige mit 8 Bildern',
      run: { count: 2, unit: 'week' },
      channels: [
        { nr: 1, isFixed: true, hasDays: false },
        { nr: 2, isFixed: false, hasDays: false },
      ],
      questions: [
        question(1, 'WOHNUNG', 'Welche Wohnung?', { isRequired: true, columns: 8 }),
        question(2, 'ZIMMER', 'Zimmer', { type: 'Select', choices: ['1', '2', '3', '4'], columns: 4 }), // prettier-ignore
      ],
      edition: 1,
    },
    {
      nr: 2,
      title: 'Stellplatz vermieten',
      text: 'Ein Schild am Haus.',
      price: 60,
      rank: 2,
      size: '',
      run: { count: 1, unit: 'month' },
      channels: [{ nr: 3, isFixed: true, hasDays: false }],
      questions: [],
      edition: 1,
    },
  ],
  orders: [],
})

/** The next number of something that is numbered. */
export const nextNumber = (all: readonly { nr: number }[]): number =>
  Math.max(0, ...all.map(({ nr }) => nr)) + 1
