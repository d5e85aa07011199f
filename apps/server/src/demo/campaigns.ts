import type { WorkflowState } from '../areas/campaigns/index.ts'
import type { TenantKey } from './tenants.ts'

/** A channel: its name, medium, publisher, share of the budget and state. */
export type DemoChannel = readonly [
  name: string,
  mediaTypeId: number,
  publisher: string,
  share: number,
  state: WorkflowState,
  more?: {
    /** What was decided, how many days ago, and what was said to it. */
    decided?: readonly ['approved' | 'rejected', daysAgo: number, comment?: string]
    /** Publishers that share its budget, with their parts. */
    split?: readonly (readonly [publisher: string, part: number])[]
    isExternal?: boolean
  },
]

export interface DemoCampaign {
  name: string
  product: string
  /** Days from the first start. */
  days?: readonly [start: number, end: number]
  budget?: number
  /** Until when it is to be approved, in days from the first start. */
  dueIn?: number
  /** How many days ago its plan was put into release. */
  releasedAgo?: number
  /** Client groups that see it; absent: marketing, management and controlling. */
  clients?: readonly string[]
  currency?: string
  channels: readonly DemoChannel[]
}

/** Seen by all of a channel's readers; the agency begins, then they take turns. */
export const talk = {
  de: [
    'Die Buchungsunterlagen liegen im Ordner der Kampagne.',
    'Danke, gesehen. Können wir die zweite Woche etwas stärker gewichten?',
    'Ja, das passt ins Budget. Der angepasste Streuplan kommt bis Freitag.',
    'Sehr gut. Die Motive haben wir intern freigegeben.',
    'Die Motive sind beim Verlag angekommen und technisch geprüft.',
    'Perfekt, dann kann es losgehen.',
  ],
  en: [
    'The booking documents are in the campaign’s folder.',
    'Thanks, seen. Could we put a little more weight on week two?',
    'Yes, that fits the budget. The revised schedule is coming by Friday.',
    'Great. The creatives are signed off on our side.',
    'The publisher has received the creatives and checked them.',
    'Perfect, then we are good to go.',
  ],
} as const

const alpenquell: readonly DemoCampaign[] = [
  {
    name: 'Sommerfrische Classic',
    product: 'Alpenquell Classic',
    days: [-40, 20],
    budget: 1_850_000,
    channels: [
      ['TV Vorabend', 5, 'Kanal 9', 34, 'Purchased', { decided: ['approved', 62] }],
      ['TV Regionalfenster', 5, 'Alpenblick TV', 18, 'Confirmed', { decided: ['approved', 62] }],
      [
        'Kino Sommerprogramm',
        7,
        'Lichtspiel-Verbund Süd',
        12,
        'Confirmed',
        { decided: ['approved', 60] },
      ],
      [
        'Megalights Oberbayern',
        8,
        'CityScreen OOH',
        22,
        'Purchased',
        { decided: ['approved', 58, 'Bitte ohne die Stellen an der A8.'] },
      ],
      [
        'Display Wetter und Berge',
        1,
        'Bergwelt Digital',
        14,
        'Transferred',
        { decided: ['approved', 58] },
      ],
    ],
  },
  {
    name: 'Zitrone Launch DACH',
    product: 'Alpenquell Zitrone',
    days: [-5, 55],
    budget: 920_000,
    channels: [
      ['TV DACH 20 Sekunden', 5, 'Kanal 9', 38, 'Purchased', { decided: ['approved', 24] }],
      ['Reels und Stories', 22, 'Plauderkreis', 18, 'Purchased', { decided: ['approved', 24] }],
      [
        'Creator-Kooperationen',
        22,
        'Plauderkreis',
        12,
        'Purchasing',
        { decided: ['approved', 21] },
      ],
      [
        'Suche Marke und Erfrischung',
        15,
        'Fundort',
        10,
        'Purchasing',
        { decided: ['approved', 21] },
      ],
      ['Programmatic Video', 41, 'Adstrom', 22, 'Purchased', { decided: ['approved', 21] }],
    ],
  },
  {
    name: 'Kids Schulstart',
    product: 'Quellzwerge Kids',
    days: [18, 60],
    budget: 340_000,
    dueIn: 4,
    releasedAgo: 1,
    channels: [
      ['Familienmagazine ganzseitig', 2, 'Verlag Sonnenhof', 30, 'Approving'],
      ['Funkkombi Süd', 6, 'RegioFunk Bayern', 34, 'Approving'],
      ['Elternkanäle Social', 22, 'Plauderkreis', 24, 'Approving'],
      [
        'Brotdosen-Mailing',
        23,
        'Briefwerk Rosenheim',
        12,
        'Approved',
        { decided: ['approved', 1, 'Auflage bitte auf 40.000 begrenzen.'] },
      ],
    ],
  },
  {
    name: 'Wiesn-Spezial',
    product: 'Alpenquell Classic',
    days: [30, 48],
    budget: 215_000,
    dueIn: 6,
    releasedAgo: 4,
    channels: [
      [
        'Megalights Theresienwiese',
        8,
        'CityScreen OOH',
        26,
        'Approved',
        { decided: ['approved', 2] },
      ],
      [
        'Funkkombi München',
        6,
        'RegioFunk Bayern',
        18,
        'Adjusting',
        {
          decided: ['rejected', 2, 'Der Spot klingt zu sehr nach Bierzelt. Bitte ruhiger anlegen.'],
        },
      ],
      ['U-Bahn-Screens München', 8, 'CityScreen OOH', 16, 'Approving'],
      ['Titelseite Stadtanzeiger', 2, 'Isar-Stadtanzeiger', 14, 'Approving'],
      ['Wiesn-Beilage', 2, 'Oberland-Verbund', 12, 'Approving'],
      ['Anzeigenblätter Umland', 13, 'Wochenblatt Oberbayern', 8, 'Approving'],
      ['Taxiwerbung Innenstadt', 8, 'CityScreen OOH', 6, 'Approving'],
    ],
  },
  {
    name: 'Herbst Gastro',
    product: 'Alpenquell Classic',
    days: [70, 130],
    budget: 88_500,
    channels: [
      ['Gastro-Fachtitel Anzeige', 4, 'Tischgespräch Verlag', 45, 'Planning'],
      ['Beilage Hotelmagazin', 4, 'Hotelblatt', 25, 'Checking'],
      ['Newsletter Gastgeber', 9, 'Gastnetz', 30, 'Ready'],
    ],
  },
  {
    name: 'Nachhaltigkeit 2.0',
    product: 'Alpenquell Classic',
    clients: ['Kunde – Geschäftsleitung'],
    channels: [
      ['Sonderheft Mehrweg', 3, 'Verlag Sonnenhof', 1, 'Started'],
      ['Quellenreportage', 100, 'Alpenblick Studios', 1, 'Briefing'],
      ['Anzeigenserie Wirtschaft', 2, 'Oberland-Verbund', 1, 'Briefed'],
    ],
  },
  {
    name: 'Winterbrand',
    product: 'Alpenquell Classic',
    days: [-210, -120],
    budget: 1_240_000,
    channels: [
      ['TV Wintersport', 5, 'Kanal 9', 52, 'Confirmed', { decided: ['approved', 240] }],
      ['TV Abendprogramm', 5, 'Alpenblick TV', 28, 'Transferred', { decided: ['approved', 240] }],
      [
        'Kino Weihnachten',
        7,
        'Lichtspiel-Verbund Süd',
        20,
        'Transferred',
        { decided: ['approved', 238] },
      ],
    ],
  },
]

const stores = ['Kunde – Marketing', 'Kunde – Geschäftsleitung', 'Kunde – Controlling']

const wohnwerk: readonly DemoCampaign[] = [
  {
    name: 'Neueröffnung Göttingen',
    product: 'Filialen',
    days: [-2, 26],
    budget: 64_900,
    clients: [...stores, 'Kunde – Filialen Mitte'],
    channels: [
      [
        'Tageszeitung Südniedersachsen',
        2,
        'Nordkurier-Verbund',
        30,
        'Purchased',
        { decided: ['approved', 20] },
      ],
      [
        'Prospekt 46.000 Haushalte',
        13,
        'Wochenspiegel Leine',
        26,
        'Confirmed',
        { decided: ['approved', 20] },
      ],
      ['Eröffnungsspot', 6, 'RegioFunk Hessen', 28, 'Purchased', { decided: ['approved', 18] }],
      [
        'City-Light-Poster Innenstadt',
        8,
        'CityScreen OOH',
        16,
        'Purchasing',
        { decided: ['approved', 18] },
      ],
    ],
  },
  {
    name: 'Küchenwochen Frühjahr',
    product: 'Küchen',
    days: [5, 33],
    budget: 148_000,
    clients: [...stores, 'Kunde – Filialen Nord', 'Kunde – Filialen Süd'],
    channels: [
      [
        'Regionalausgaben Nord',
        2,
        'Nordkurier-Verbund',
        32,
        'Approved',
        { decided: ['approved', 9] },
      ],
      ['Regionalausgaben Süd', 2, 'Mainpost-Gruppe', 24, 'Approved', { decided: ['approved', 9] }],
      ['In-Store-Funk Küchen', 10, 'Marktklang', 14, 'Verification', { decided: ['approved', 8] }],
      [
        'Küchenkatalog per Post',
        23,
        'Briefwerk Kassel',
        30,
        'Purchasing',
        { decided: ['approved', 8, 'Nur an Haushalte mit Eigentum.'] },
      ],
    ],
  },
  {
    name: 'Räumungsverkauf Kassel',
    product: 'Filialen',
    days: [-30, 3],
    budget: 39_750,
    channels: [
      [
        'Anzeigenblatt Kassel Stadt',
        13,
        'Wochenspiegel Fulda',
        46,
        'Confirmed',
        { decided: ['approved', 44] },
      ],
      [
        'Funkspot Restposten',
        6,
        'RegioFunk Hessen',
        34,
        'Confirmed',
        { decided: ['approved', 44] },
      ],
      [
        'Funkspot letzte Tage',
        6,
        'RegioFunk Hessen',
        20,
        'Transferred',
        { decided: ['approved', 40] },
      ],
    ],
  },
  {
    name: 'Gartenmöbel Süd',
    product: 'Garten',
    days: [40, 75],
    budget: 72_000,
    dueIn: 12,
    releasedAgo: 3,
    clients: [...stores, 'Kunde – Filialen Süd'],
    channels: [
      ['Wochenendausgaben Süd', 2, 'Mainpost-Gruppe', 58, 'Approving', { isExternal: true }],
      ['Gartenideen Social', 22, 'Plauderkreis', 42, 'Approving', { isExternal: true }],
    ],
  },
  {
    name: 'Black Week',
    product: 'Wohnen',
    days: [-380, -366],
    budget: 210_000,
    channels: [
      ['Display Schnäppchen', 1, 'Adstrom', 44, 'Transferred', { decided: ['approved', 400] }],
      ['Suche Möbelangebote', 15, 'Fundort', 32, 'Transferred', { decided: ['approved', 400] }],
      ['Social Countdown', 22, 'Plauderkreis', 24, 'Transferred', { decided: ['approved', 398] }],
    ],
  },
  {
    name: 'Schlafwelten',
    product: 'Wohnen',
    budget: 55_000,
    channels: [
      [
        'Katalogbeilage',
        3,
        'Mainpost-Gruppe',
        1,
        'Deactivated',
        { decided: ['rejected', 50, 'Wir verschieben das Thema ins nächste Jahr.'] },
      ],
    ],
  },
]

const voltrad: readonly DemoCampaign[] = [
  {
    name: 'Urban Range',
    product: 'Urban',
    days: [-25, 65],
    budget: 410_000,
    channels: [
      [
        'Commuter Stories',
        22,
        'Plauderkreis',
        26,
        'Purchased',
        {
          decided: ['approved', 38],
          split: [
            ['Plauderkreis', 60],
            ['Clipfeed', 40],
          ],
        },
      ],
      ['Test ride ads', 22, 'Clipfeed', 14, 'Purchased', { decided: ['approved', 38] }],
      ['Search e-bike', 15, 'Fundort', 24, 'Purchased', { decided: ['approved', 36] }],
      [
        'Programmatic city',
        41,
        'Adstrom',
        28,
        'Confirmed',
        {
          decided: ['approved', 36],
          split: [
            ['Adstrom', 55],
            ['Pendler-Netz', 25],
            ['Stadtwelle', 20],
          ],
        },
      ],
      ['Ad serving', 19, 'Adstrom', 8, 'Purchased', { decided: ['approved', 36] }],
    ],
  },
  {
    name: 'Austin Soft Launch',
    product: 'Urban',
    days: [-10, 20],
    budget: 95_000,
    currency: 'US-Dollar (USD)',
    channels: [
      ['Austin social', 22, 'Clipfeed', 44, 'Confirmed', { decided: ['approved', 19] }],
      [
        'Austin programmatic',
        41,
        'Adstrom',
        34,
        'Purchased',
        {
          decided: ['approved', 19],
          split: [
            ['Adstrom', 70],
            ['Lone Star Media', 30],
          ],
        },
      ],
      [
        'Morning web radio',
        20,
        'Hill Country Radio',
        22,
        'Confirmed',
        { decided: ['approved', 17, 'Please keep the host-read spots.'] },
      ],
    ],
  },
  {
    name: 'Dealer Days',
    product: 'Cargo',
    days: [12, 14],
    budget: 28_400,
    dueIn: 1,
    releasedAgo: 2,
    channels: [
      ['Invitation letter', 23, 'Briefwerk Berlin', 46, 'Approving'],
      ['Trade press announcement', 2, 'Radmarkt Verlag', 34, 'Approving'],
      ['Regional ads', 2, 'Nordkurier-Verbund', 20, 'Approving'],
    ],
  },
]

/** The campaigns of each tenant: 16 with 58 channels together, in every state. */
export const campaigns: Readonly<Record<TenantKey, readonly DemoCampaign[]>> = {
  alpenquell,
  wohnwerk,
  voltrad,
}
