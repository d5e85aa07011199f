import type { TenantKey } from '../tenants.ts'

/** How far somebody is in a lesson of the demo. */
export interface DemoStanding {
  login: string
  /** By lesson, in their order. */
  lessons: readonly {
    status: 'incomplete' | 'completed'
    score?: number
    minutes: number
    daysAgo: number
    /** CMI elements, so that whoever opens the lesson goes on where it stopped. */
    cmi?: Readonly<Record<string, string>>
    /** An attempt that staff ended before. */
    earlier?: { score: number; minutes: number; daysAgo: number; reason: string; by: string }
  }[]
}

export interface DemoSeminar {
  name: string
  description: string
  minutes: number
  /** One of the portal's own pictures, by its number. */
  picture: string
  hasCertificate?: boolean
  /** A course without a package: a film and a document. */
  hasMedia?: boolean
  /** Of a course: which of ours; due in so many days. */
  course?: 'media-abc' | 'datenschutz'
  dueInDays?: number
  standings?: readonly DemoStanding[]
  /** Of a dated one. */
  inDays?: number
  /** Hour in Berlin. */
  hour?: number
  location?: string
  trainer?: string
  seats?: number
  /** In the order of their sign-ups. */
  signUps?: readonly string[]
  attended?: readonly string[]
  notAttended?: readonly string[]
}

const mediaAbc = (standings: readonly DemoStanding[]): DemoSeminar => ({
  name: 'Media-ABC',
  description: 'Reichweite, TKP und Briefing: was Sie brauchen, um Mediapläne zu lesen.',
  minutes: 35,
  picture: '05',
  hasCertificate: true,
  course: 'media-abc',
  dueInDays: 21,
  standings,
})

const spots = (standings: readonly DemoStanding[]): DemoSeminar => ({
  name: 'Spots beurteilen',
  description: 'Ein kurzer Film und eine Checkliste: worauf Sie achten, bevor Sie freigeben.',
  minutes: 10,
  picture: '09',
  hasMedia: true,
  standings,
})

/** Seminars by tenant; together they show every status of a lesson. */
export const demoSeminars: Readonly<Partial<Record<TenantKey, readonly DemoSeminar[]>>> = {
  alpenquell: [
    mediaAbc([
      { login: 'sabine.moser', lessons: [{ status: 'completed', minutes: 9, daysAgo: 6 }] },
      {
        login: 'korbinian.huber',
        lessons: [
          { status: 'completed', minutes: 8, daysAgo: 12 },
          { status: 'completed', minutes: 11, daysAgo: 12 },
          { status: 'completed', score: 83.33, minutes: 7, daysAgo: 11 },
        ],
      },
    ]),
    spots([
      { login: 'korbinian.huber', lessons: [{ status: 'completed', minutes: 1, daysAgo: 3 }] },
    ]),
    {
      name: 'Webinar: Bewegtbild im Sommer',
      description: 'Was Connected TV neben TV leistet, mit Zahlen aus drei Kampagnen.',
      minutes: 60,
      picture: '03',
      inDays: 9,
      hour: 10,
      location: 'https://meet.example.com/bewegtbild',
      trainer: 'Aylin Kaya',
      seats: 25,
      signUps: ['korbinian.huber'],
    },
  ],
  wohnwerk: [
    mediaAbc([
      {
        login: 'tobias.brandt',
        lessons: [
          { status: 'completed', minutes: 10, daysAgo: 4 },
          { status: 'incomplete', minutes: 6, daysAgo: 2 },
        ],
      },
      {
        login: 'andreas.lindner',
        lessons: [
          { status: 'completed', minutes: 7, daysAgo: 15 },
          { status: 'completed', minutes: 12, daysAgo: 15 },
          {
            status: 'incomplete',
            score: 66.67,
            minutes: 5,
            daysAgo: 14,
            earlier: {
              score: 33.33,
              minutes: 3,
              daysAgo: 15,
              reason: 'Die Verbindung war im Quiz abgerissen',
              by: 'jonas.petersen',
            },
          },
        ],
      },
    ]),
    {
      name: 'Datenschutz für Filialen',
      description: 'Gewinnspiele, Fotos und Kundendaten: was in der Filiale erlaubt ist.',
      minutes: 40,
      picture: '04',
      hasCertificate: true,
      course: 'datenschutz',
      dueInDays: -3,
      standings: [
        {
          login: 'nadine.wolff',
          lessons: [
            {
              status: 'completed',
              minutes: 8,
              daysAgo: 20,
              cmi: {
                'cmi.completion_status': 'completed',
                'cmi.success_status': 'passed',
                'cmi.progress_measure': '1',
              },
            },
          ],
        },
      ],
    },
    spots([{ login: 'nadine.wolff', lessons: [{ status: 'completed', minutes: 1, daysAgo: 5 }] }]),
    {
      name: 'Webinar: Filialwerbung im Frühjahr',
      description: 'Sechs Aktionen, die sich gelohnt haben, und was sie gekostet haben.',
      minutes: 60,
      picture: '07',
      hasCertificate: true,
      inDays: -10,
      hour: 14,
      location: 'https://meet.example.com/filialwerbung',
      trainer: 'Jonas Petersen',
      seats: 30,
      signUps: ['tobias.brandt', 'nadine.wolff', 'andreas.lindner'],
      attended: ['tobias.brandt', 'andreas.lindner'],
      notAttended: ['nadine.wolff'],
    },
    {
      name: 'Praxistag: Plakat und Standort',
      description: 'Standorte in Kassel ansehen, bewerten und buchen.',
      minutes: 180,
      picture: '12',
      inDays: 16,
      hour: 9,
      location: 'Wohnwerk Lindner, Leipziger Straße 12, Kassel, Raum 3',
      trainer: 'Jonas Petersen',
      seats: 2,
      signUps: ['andreas.lindner', 'marco.rossi', 'nadine.wolff'],
    },
  ],
}
