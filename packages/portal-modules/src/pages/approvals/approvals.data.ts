import type { Media } from '@atrium/design-system/theme'

type Words = Record<'de' | 'en', string>

/** What differs from the version before. */
export interface Change {
  kind: 'money' | 'place' | 'time'
  text: Words
}

export interface Approval {
  id: number
  name: string
  longName: Words
  campaign: string
  kind: Media
  /** Euros. */
  budget: number
  start: string
  end: string
  sinceDays: number
  /** Day by which it has to be decided, `YYYY-MM-DD`. */
  due?: string
  version: number
  /** Days on which this version and the one before were sent. */
  sent: string
  sentBefore?: string
  by: string
  changes: readonly Change[]
  pin?: { x: number; y: number; text: Words }
  decision?: 'approved' | 'rejected'
}

export const APPROVALS: readonly Approval[] = [
  {
    id: 1,
    name: 'Megalights HH/HB',
    longName: { de: 'Megalights Hamburg und Bremen', en: 'Megalights Hamburg and Bremen' },
    campaign: 'Kids Schulstart',
    kind: 'out-of-home',
    budget: 94_500,
    start: '2026-12-08',
    end: '2027-01-19',
    sinceDays: 3,
    version: 3,
    sent: '2026-11-18',
    sentBefore: '2026-11-12',
    by: 'Jonas Thiele',
    changes: [
      { kind: 'money', text: { de: 'Budget +4.500,00 €', en: 'Budget +€4,500.00' } },
      { kind: 'place', text: { de: '12 statt 10 Flächen', en: '12 sites instead of 10' } },
    ],
    pin: {
      x: 88,
      y: 74,
      text: {
        de: 'Logo steht jetzt auf hellem Grund',
        en: 'The logo now stands on a light ground',
      },
    },
  },
  {
    id: 2,
    name: 'Funkkombi Süd',
    longName: { de: 'Funkkombi Süd', en: 'Radio combo South' },
    campaign: 'Kids Schulstart',
    kind: 'radio',
    budget: 39_000,
    start: '2026-12-14',
    end: '2027-01-10',
    sinceDays: 2,
    due: '2026-11-23',
    version: 1,
    sent: '2026-11-18',
    by: 'Jonas Thiele',
    changes: [],
  },
  {
    id: 3,
    name: 'Reels & Stories',
    longName: { de: 'Reels & Stories', en: 'Reels & stories' },
    campaign: 'Wiesn-Spezial',
    kind: 'social',
    budget: 26_000,
    start: '2026-12-01',
    end: '2026-12-24',
    sinceDays: 1,
    version: 2,
    sent: '2026-11-19',
    sentBefore: '2026-11-10',
    by: 'Aylin Kaya',
    changes: [
      { kind: 'time', text: { de: 'Start eine Woche früher', en: 'Starts a week earlier' } },
    ],
  },
  {
    id: 4,
    name: 'Anzeige ½ Seite',
    longName: { de: 'Anzeige ½ Seite, Regionalausgaben', en: 'Half-page ad, regional editions' },
    campaign: 'Herbst Gastro',
    kind: 'newspaper',
    budget: 18_900,
    start: '2026-12-05',
    end: '2026-12-05',
    sinceDays: 1,
    due: '2026-11-26',
    version: 1,
    sent: '2026-11-19',
    by: 'Jonas Thiele',
    changes: [],
  },
  {
    id: 5,
    name: 'Programmatic Video',
    longName: { de: 'Programmatic Video, 15 Sekunden', en: 'Programmatic video, 15 seconds' },
    campaign: 'Zitrone Launch',
    kind: 'digital',
    budget: 88_500,
    start: '2026-12-01',
    end: '2027-02-28',
    sinceDays: 0,
    due: '2026-11-27',
    version: 1,
    sent: '2026-11-20',
    by: 'Aylin Kaya',
    changes: [],
  },
]
