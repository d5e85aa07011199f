import { inDays } from './data.ts'

/** What there is to do in the house, as this product keeps it: two plain arrays. */
export interface Job {
  nr: number
  what: string
  note: string
  stage: number
  state: JobState
  /** 1 cannot wait, 4 can. */
  urgency: number
  from: string | null
  by: string | null
  /** Names, as they stand in `staff`. */
  who: readonly string[]
  trades: readonly string[]
  checks: readonly { id: string; text: string; isDone: boolean }[]
  /** From above in its stage. */
  rank: number
  reported: string
  reporter: string
  finished: string | null
  revision: number
  isDeleted?: boolean
}

export type JobState = 'gemeldet' | 'läuft' | 'fertig'

/** What a job goes through, from left to right. */
export interface Stage {
  nr: number
  label: string
  /** What a job is that comes here; null: whatever it was. */
  makes: JobState | null
  /** Why nothing comes here and nothing leaves any more. */
  closed?: string
  revision: number
}

export const me = 'Ida Brandt'
export const staff: readonly string[] = [me, 'Jonas Petersen', 'Meike Lorenzen', 'Haustechnik Nord']

const [ida, jonas, meike, technik] = staff as [string, string, string, string]
const job = (nr: number, stage: number, what: string, more: Partial<Job> = {}): Job => ({
  nr,
  stage,
  what,
  note: '',
  state: 'gemeldet',
  urgency: 3,
  from: null,
  by: null,
  who: [],
  trades: [],
  checks: [],
  rank: nr,
  reported: `${inDays(-nr - 4)}T08:15:00Z`,
  reporter: ida,
  finished: null,
  revision: 1,
  ...more, // prettier-ignore
})
const check = (text: string, isDone = false) => ({ id: text, text, isDone })

export const stages = (): Stage[] => [
  { nr: 1, label: 'Gemeldet', makes: 'gemeldet', revision: 1 },
  { nr: 2, label: 'Beauftragt', makes: null, revision: 1 },
  { nr: 3, label: 'In Arbeit', makes: 'läuft', revision: 1 },
  { nr: 4, label: 'Abgenommen', makes: 'fertig', revision: 1 },
  {
    nr: 5,
    label: 'Abgerechnet 2025',
    makes: 'fertig',
    closed: 'Die Abrechnung 2025 ist verschickt. Was jetzt fertig wird, gehört in die nächste.',
    revision: 1,
  },
]

export const jobs = (): Job[] => [
  job(1, 1, 'Haustür schließt nicht von selbst', { note: 'Der Türschließer im Windfang verliert Öl.', urgency: 1, by: inDays(-1), who: [jonas], trades: ['Schlosser'] }), // prettier-ignore
  job(2, 1, 'Klingel 3. OG links ohne Ton', { by: inDays(6), trades: ['Elektro'] }),
  job(3, 1, 'Fahrradkeller: Ständer nachbestellen', { urgency: 4, who: [meike] }),
  job(4, 2, 'Dachrinne zur Hofseite reinigen', { urgency: 2, by: inDays(4), who: [jonas], trades: ['Dachdecker'], state: 'gemeldet', checks: [check('Angebot Petersen & Söhne', true), check('Angebot Dach-Kontor', true), check('Hebebühne im Hof anmelden')] }), // prettier-ignore
  job(5, 2, 'Rauchmelder prüfen, alle Wohnungen', { by: inDays(17), who: [technik], trades: ['Elektro'], checks: [check('Aushang mit Terminen'), check('Ersatztermin festlegen')] }), // prettier-ignore
  job(6, 3, 'Heizkreis 2 hydraulisch abgleichen', { note: 'Im 4. OG bleiben zwei Heizkörper kalt.', urgency: 1, state: 'läuft', by: inDays(0), who: [technik, ida], trades: ['Heizung'] }), // prettier-ignore
  job(7, 3, 'Treppenhaus streichen, EG bis 2. OG', { state: 'läuft', by: inDays(9), who: [meike], trades: ['Maler'], checks: [check('Farbe abgestimmt', true), check('EG', true), check('1. OG', true), check('2. OG')] }), // prettier-ignore
  job(8, 4, 'Kellerlicht auf LED umgestellt', { state: 'fertig', who: [technik], trades: ['Elektro'], finished: `${inDays(-3)}T14:00:00Z` }), // prettier-ignore
  job(9, 5, 'Gegensprechanlage erneuert', { state: 'fertig', who: [jonas], trades: ['Elektro'], finished: '2025-10-02T14:00:00Z' }), // prettier-ignore
  job(10, 5, 'Wartung der Heizung', { state: 'fertig', who: [technik], trades: ['Heizung'], finished: '2025-09-12T14:00:00Z' }), // prettier-ignore
]
