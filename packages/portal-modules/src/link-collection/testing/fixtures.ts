import { noReactions } from '../../kit/reactions.ts'
import type { Link } from '../link-collection.port.ts'

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2026-11-20T11:30:00')

/** A link, with what the test does not care about filled in. */
export const buildLink = (overrides: Partial<Link> = {}): Link => ({
  id: 1,
  kind: 'page',
  name: 'Presseportal Alpenquell',
  description: 'Pressemitteilungen und Bildmaterial',
  url: 'https://presse.alpenquell.example/',
  icon: 'newspaper',
  isExternal: true,
  isStored: false,
  size: null,
  type: null,
  modifiedAt: '2026-11-18T14:06:12',
  version: 1,
  tags: [],
  reactions: noReactions,
  can: { edit: true, delete: true },
  ...overrides,
})

/** A stored file as a link. */
export const buildFileLink = (overrides: Partial<Link> = {}): Link =>
  buildLink({
    kind: 'file',
    name: 'Vorlage Briefing.docx',
    description: null,
    url: '/storage/files/101/2',
    icon: null,
    isExternal: false,
    isStored: true,
    size: 318_000,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ...overrides,
  })

/** One of everything: reports, pages inside and outside, files of which one leads nowhere. */
export const mixedLinks: readonly Link[] = [
  buildLink({
    id: 1,
    kind: 'report',
    name: 'Kampagnenleistung',
    description: 'Reichweite, Kontakte und Kosten aller laufenden Kampagnen',
    icon: 'chart-column',
    url: '/bi/kampagnenleistung?kunde=10101',
    isExternal: false,
    modifiedAt: '2026-11-12T09:00:00',
    tags: ['Reichweite', 'TV'],
    reactions: { counts: { ...noReactions.counts, like: 3, idea: 1 }, own: 'like' },
  }),
  buildLink({
    id: 2,
    name: 'Neues aus der Agentur',
    description: 'Beiträge zu Kampagnen und Märkten',
    url: '/insights',
    isExternal: false,
    modifiedAt: '2026-11-19T16:20:00',
  }),
  buildLink({ id: 3, modifiedAt: '2026-10-02T08:00:00' }),
  buildFileLink({ id: 4, modifiedAt: '2026-09-28T08:00:00' }),
  buildFileLink({
    id: 5,
    name: 'Styleguide Alpenquell.pdf',
    description: 'Liegt noch auf dem alten Server',
    url: 'https://intranet.alpenquell.example/styleguide.pdf',
    isExternal: true,
    isStored: false,
    size: null,
    type: null,
    modifiedAt: '2026-08-11T08:00:00',
  }),
]
