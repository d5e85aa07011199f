import type { TimelineItem } from '../timeline.port.ts'

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2026-11-20T11:30:00+01:00')

/** An item, with what the test does not care about filled in. */
export const buildItem = (overrides: Partial<TimelineItem> = {}): TimelineItem => ({
  id: 1,
  title: 'Mediaplan freigegeben',
  text: null,
  day: '2026-11-18',
  kind: 'milestone',
  icon: null,
  url: null,
  author: 'Aylin Kaya',
  version: 1,
  can: { edit: true },
  ...overrides,
})

/** A story of a campaign: what comes, today, yesterday, and before. */
export const someItems: readonly TimelineItem[] = [
  buildItem({
    id: 8,
    title: 'Kinostart in 120 Sälen',
    text: 'Der 20-Sekünder läuft vier Wochen lang vor dem Hauptfilm.',
    day: '2026-12-03',
    kind: 'campaign',
    icon: 'clapperboard',
  }),
  buildItem({
    id: 7,
    title: 'Halbzeitgespräch',
    text: 'Wir zeigen die ersten Zahlen und was wir daraus machen.',
    day: '2026-11-21',
    kind: 'milestone',
    icon: 'presentation',
  }),
  buildItem({
    id: 6,
    title: 'Motiv „Zitrone“ ist live',
    text: 'Auf allen digitalen Stelen zwischen Hamburg und München.',
    day: '2026-11-20',
    kind: 'campaign',
    url: '/campaigns',
  }),
  buildItem({
    id: 5,
    title: 'Zwischenstand zum Nachlesen',
    day: '2026-11-20',
    kind: 'post',
    url: '/insights',
    author: 'Friederike Gimborn',
  }),
  buildItem({
    id: 4,
    title: 'Neue Mediadaten 2027',
    text: 'Preise und Termine der Verlage auf einen Blick.',
    day: '2026-11-19',
    kind: 'file',
    url: 'https://mediadaten.example/2027',
  }),
  buildItem({
    id: 3,
    title: 'Ihre Ansprechpartnerin ist bis Montag im Urlaub',
    text: 'Friederike Gimborn vertritt sie gern.',
    day: '2026-11-05',
    kind: 'info',
  }),
  buildItem({ id: 2, day: '2026-10-28', text: 'Alle fünf Kanäle.' }),
  buildItem({ id: 1, title: 'Briefing', day: '2026-10-12', kind: 'milestone', author: null }),
]

/** Direct orders, each on the day it begins. */
export const someOrders: readonly TimelineItem[] = [
  buildItem({
    id: -4_002,
    title: 'Wochenend-Aktion Göttingen',
    text: 'Anzeigenblatt, Radio · Göttingen · bis 28.11.2026',
    day: '2026-11-21',
    kind: 'order',
    url: '/direct-order/requests/4002',
    author: 'Nadine Wolff',
    can: { edit: false },
  }),
  buildItem({
    id: -4_001,
    title: 'Prospekt Kassel',
    text: 'Direktmarketing · Kassel · bis 15.11.2026',
    day: '2026-11-05',
    kind: 'order',
    url: '/direct-order/requests/4001',
    author: 'Tobias Brandt',
    can: { edit: false },
  }),
]

/** So many items, one every other day back from the present. */
export const manyItems = (count: number): TimelineItem[] =>
  Array.from({ length: count }, (_, index) =>
    buildItem({
      id: count - index,
      title: `Eintrag ${count - index}`,
      day: new Date(Date.UTC(2026, 10, 19 - index * 2)).toISOString().slice(0, 10),
      kind: index % 3 === 0 ? 'milestone' : 'info',
    }),
  )
