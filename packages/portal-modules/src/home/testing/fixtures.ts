import type { WaitingApproval } from '../late/approvals.ts'
import type { StarredCampaign } from '../late/starred.ts'
import type { FirstSteps } from '../home.port.ts'
import type { Change, Overview } from '../sources/changes.ts'
import type { Recent } from '../sources/recent.ts'
import type { Notice } from '../sources/waiting.ts'

/** Friday morning; everything in the fixtures happened before it. */
export const fixedNow = new Date('2026-11-20T08:40:00')

const hoursAgo = (hours: number) => new Date(fixedNow.getTime() - hours * 3_600_000).toISOString()

const files = { id: 1, type: 'fileexplorer', displayName: 'Dateien' }
const plans = { id: 12, type: 'directory', displayName: 'Sommerfrische Classic' }
const creation = { id: 14, type: 'directory', displayName: 'Kreation' }
const insights = { id: 2, type: 'postCollection', displayName: 'Insights' }
const file = (id: number, displayName: string) => ({ id, type: 'filelink', displayName })

/** A change as a test wants it. */
export const change = (more: Partial<Change> = {}): Change => ({
  kind: 'added',
  component: file(100, 'Megalight Motiv 02 v2.png'),
  place: creation,
  count: 1,
  at: hoursAgo(2),
  actorName: 'Aylin Kaya',
  hasOtherActors: false,
  text: null,
  url: '/files/14-kreation?item=100',
  ...more,
})

export const notice = (more: Partial<Notice> = {}): Notice => ({
  id: 1,
  type: 20,
  relatedObjectName: 'Kids Schulstart',
  count: 1,
  actorName: 'Aylin Kaya',
  createdAt: hoursAgo(2),
  url: '/files?clientId=101',
  isViewed: false,
  ...more,
})

export const notices: readonly Notice[] = [
  notice(),
  notice({ id: 2, type: 30, relatedObjectName: 'Budgetsplit Digital bestätigen', count: 2, createdAt: hoursAgo(20), actorName: 'Jonas Petersen' }), // prettier-ignore
  notice({ id: 3, type: 61, relatedObjectName: 'Plan v3 – Sommerfrische.pdf', createdAt: hoursAgo(52) }), // prettier-ignore
  // These only tell, or were seen.
  notice({ id: 4, type: 11, relatedObjectName: 'Wiesn-Spezial' }),
  notice({ id: 5, type: 61, relatedObjectName: 'Herbst Gastro', isViewed: true }),
]

const recent: readonly Recent[] = [
  { component: plans, place: files, at: hoursAgo(26), url: '/files/12-sommerfrische-classic' },
  { component: file(31, 'Streuplan TV KW 23–35.xlsx'), place: plans, at: hoursAgo(27), url: '/files/12-sommerfrische-classic?item=31' }, // prettier-ignore
]

export const overview: Overview = {
  lastVisitAt: '2026-11-14T15:00:00.000Z',
  changes: [
    change({
      kind: 'commented',
      count: 3,
      text: 'Die Reinzeichnung folgt morgen früh.',
      hasOtherActors: true,
    }),
    change({ count: 6, at: hoursAgo(5), url: '/files/14-kreation' }),
    change({ kind: 'changed', component: file(31, 'Streuplan TV KW 23–35.xlsx'), place: plans, at: hoursAgo(25), actorName: 'Friederike Gimborn' }), // prettier-ignore
    change({ component: { id: 40, type: 'post', displayName: 'Sommerfrische Classic: Halbzeit mit Rückenwind' }, place: insights, text: 'Nach vier Wochen liegt die Reichweite über Plan – und der Kinostart kommt erst noch.', at: hoursAgo(49), url: undefined }), // prettier-ignore
    change({ component: { id: 41, type: 'directory', displayName: 'Herbst Gastro' }, place: files, at: hoursAgo(50), url: '/files/41-herbst-gastro' }), // prettier-ignore
    change({ kind: 'commented', component: file(42, 'CityScreen Belegung.pdf'), actorName: null, text: 'Die Option läuft in fünf Tagen ab', at: hoursAgo(70) }), // prettier-ignore
    change({ component: file(43, 'Sprechertext Sommerfrische.txt'), place: { ...creation, id: 15, displayName: 'Texte' }, at: hoursAgo(80), actorName: 'Lea Scholz' }), // prettier-ignore
    change({ component: file(44, 'Stellenliste Oberbayern.csv'), place: plans, at: hoursAgo(90), hasOtherActors: true }), // prettier-ignore
    change({ component: { id: 45, type: 'reportlink', displayName: 'Wochenbericht' }, place: { id: 3, type: 'linkcollection', displayName: 'Berichte' }, at: hoursAgo(100) }), // prettier-ignore
  ],
  recent,
}

/** A portal in which nothing happened. */
export const nothing: Overview = { ...overview, changes: [], recent: [] }

const long =
  'Abstimmung Mediastrategie Sommerfrische Classic mit Vertrieb, Handel und Gastronomie – Protokolle der sechsten Runde.pdf'

/** Names and words as long as the portal takes them. */
export const longNames: Overview = {
  ...overview,
  changes: [
    change({ component: file(50, long), place: { ...creation, displayName: long }, actorName: 'Dr. Maximiliane von Hohenstein-Wartenberg', hasOtherActors: true }), // prettier-ignore
    change({ kind: 'commented', component: file(51, 'x'.repeat(200)), text: `${long} ${long}` }),
  ],
}

/** What a client lead marked for themselves. */
export const someStarred: readonly StarredCampaign[] = [
  { id: 1, name: 'Herbst Gastro', start: '2026-09-01', end: '2026-10-31', status: 11, href: '/cockpits/1/herbst-gastro?clientId=101' }, // prettier-ignore
  { id: 2, name: 'Frühlingsfrische', start: '2027-01-04', end: '2027-02-28', status: 6, href: '/cockpits/2/fruhlingsfrische?clientId=101' }, // prettier-ignore
  { id: 3, name: 'Zitrone Launch DACH', start: '2026-10-02', end: '2027-01-31', status: 10, href: '/cockpits/3/zitrone-launch-dach?clientId=101' }, // prettier-ignore
  { id: 4, name: 'Markenrelaunch', start: null, end: null, status: 4, href: '/cockpits/4/markenrelaunch?clientId=101' }, // prettier-ignore
]

/** What waits for a client lead. */
export const someApprovals: readonly WaitingApproval[] = [
  { key: '1', name: 'Megalights', kind: 'out-of-home', campaign: 'Kids Schulstart', budget: 94_500, currency: 'Euro (EUR)', due: null, since: '2026-11-17T10:00:00', href: '/cockpits/3/kids-schulstart?clientId=101' }, // prettier-ignore
  { key: '2', name: 'Funkkombi Süd', kind: 'radio', campaign: 'Kids Schulstart', budget: 39_000, currency: 'Euro (EUR)', due: '2026-11-23', since: '2026-11-18T10:00:00', href: '/cockpits/3/kids-schulstart?clientId=101' }, // prettier-ignore
]

/** An application that has just been made with a template and its colours. */
export const someFirstSteps: FirstSteps = {
  isHidden: false,
  steps: [
    { key: 'pages', isDone: true, href: '/administration/pages' },
    { key: 'theme', isDone: true, href: '/administration/themes' },
    { key: 'mail', isDone: false },
    { key: 'people', isDone: false, href: '/administration/users' },
    { key: 'campaign', isDone: false, href: '/campaigns' },
  ],
}
