import type { PageModule, PageTemplate, PortalPage } from '../page-list.port.ts'

/** A module with what a test is about; seen by marketing and client service. */
export const buildModule = (more: Partial<PageModule> & { id: number }): PageModule => ({
  name: `Modul ${more.id}`,
  description: null,
  kind: 'fileexplorer',
  audience: [10, 11, 12],
  version: 1,
  isContainer: true,
  canChangeAudience: true,
  ...more,
})

/** A page with what a test is about; shown, in the portal, with nothing on it. */
export const buildPage = (more: Partial<PortalPage> & { id: number }): PortalPage => ({
  name: `Seite ${more.id}`,
  nameEn: null,
  icon: 'folder-open',
  slug: `page-${more.id}`,
  url: null,
  isHidden: false,
  version: 1,
  modules: [],
  ...more,
})

/** Pages of an application: of one module, of several, for the agency alone, hidden, and one elsewhere. */
export const somePages: readonly PortalPage[] = [
  buildPage({
    id: 1,
    name: 'Dateien',
    nameEn: 'Files',
    slug: 'files',
    modules: [buildModule({ id: 21, name: 'Dateien' })],
  }),
  buildPage({
    id: 2,
    name: 'Briefing',
    icon: 'book-open',
    slug: 'briefing',
    modules: [
      buildModule({ id: 22, name: 'Unterlagen' }),
      buildModule({ id: 23, name: 'Aktuelles', kind: 'postCollection', audience: [10, 11, 12, 13] }), // prettier-ignore
      buildModule({ id: 24, name: 'Aufgaben', kind: 'tasklist', audience: [10, 12, -55] }),
    ],
  }),
  buildPage({
    id: 3,
    name: 'Werkstatt',
    icon: 'list-checks',
    slug: 'workshop',
    isHidden: true,
    modules: [buildModule({ id: 25, name: 'Werkstatt', kind: 'tasklist', audience: [10] })],
  }),
  buildPage({
    id: 4,
    name: 'Website',
    icon: 'link',
    slug: null,
    url: 'https://www.alpenquell.example',
  }),
]

/** Sets of pages to begin with. */
export const someTemplates: readonly PageTemplate[] = [
  {
    key: 'brand',
    name: 'Marke',
    description: 'Für Markenkunden: Kampagnen planen und freigeben, über Ergebnisse berichten.',
    pages: [
      { name: 'Kampagnen', icon: 'layout-dashboard' },
      { name: 'Dateien', icon: 'folder-open' },
      { name: 'Auswertungen', icon: 'chart-column' },
    ],
  },
  {
    key: 'retail',
    name: 'Handel',
    description: 'Für Kunden mit Filialen: Werbung direkt bestellen, Filialen schulen.',
    pages: [
      { name: 'Direktbestellungen', icon: 'zap' },
      { name: 'Schulungen', icon: 'graduation-cap' },
    ],
  },
]
