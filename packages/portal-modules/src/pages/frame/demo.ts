import type { Media } from '@atrium/design-system/theme'

/** The moment at which all pages play: Friday, 20 November 2026, in the morning. */
export const pageNow = new Date('2026-11-20T09:41:00')

/** The people of the demo, by a short key. */
export const people = {
  maren: { name: 'Maren Lindqvist' },
  sabine: { name: 'Sabine Moser' },
  aylin: { name: 'Aylin Kaya' },
  jonas: { name: 'Jonas Thiele' },
  thiessen: { name: 'Maren Thiessen' },
  henrik: { name: 'Henrik Voss' },
  priya: { name: 'Priya Raman' },
} as const

export interface DemoCampaign {
  id: number
  name: string
  customer: string
  product: string
  /** Euro. */
  budget: number
  /** ISO dates. */
  start: string
  end: string
  media: readonly Media[]
}

/** The tenant's campaigns that several pages speak of. */
export const campaigns: readonly DemoCampaign[] = [
  {
    id: 1,
    name: 'Sommerfrische 2027',
    customer: 'Nordkranz',
    product: 'Alster Limo',
    budget: 480_000,
    start: '2027-04-01',
    end: '2027-08-31',
    media: ['tv', 'out-of-home', 'social', 'digital'],
  },
  {
    id: 2,
    name: 'Winteredition Ingwer',
    customer: 'Nordkranz',
    product: 'Ingwer',
    budget: 215_400,
    start: '2026-11-15',
    end: '2026-12-24',
    media: ['radio', 'web-radio', 'print'],
  },
  {
    id: 3,
    name: 'Kiosk-Offensive Nord',
    customer: 'Nordkranz',
    product: 'Küstencola',
    budget: 96_750,
    start: '2027-02-01',
    end: '2027-03-14',
    media: ['out-of-home', 'direct'],
  },
  {
    id: 4,
    name: 'Pfandkreislauf erklärt',
    customer: 'Nordkranz',
    product: 'Marke',
    budget: 62_000,
    start: '2027-01-11',
    end: '2027-02-28',
    media: ['social', 'search', 'newspaper'],
  },
  {
    id: 5,
    name: 'Kinostart „Flaschenpost“',
    customer: 'Nordkranz',
    product: 'Alster Limo',
    budget: 140_000,
    start: '2027-01-20',
    end: '2027-02-17',
    media: ['cinema', 'social'],
  },
  {
    id: 6,
    name: 'Stadtlauf Sponsoring',
    customer: 'Nordkranz',
    product: 'Marke',
    budget: 38_900,
    start: '2027-05-02',
    end: '2027-05-09',
    media: ['out-of-home', 'radio', 'magazine'],
  },
]
