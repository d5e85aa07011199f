import type { PageTemplateKey } from '@atrium/api-client/contract'
import type { StarterPage } from './page-starters.ts'

interface PageTemplateDefinition {
  key: PageTemplateKey
  name: { de: string; en: string }
  description: { de: string; en: string }
  pages: readonly StarterPage[]
}

const campaigns: StarterPage = {
  name: { de: 'Kampagnen', en: 'Campaigns' },
  slug: 'campaigns',
  icon: 'layout-dashboard',
  modules: [{ type: 'campaign' }],
}
const files: StarterPage = {
  name: { de: 'Dateien', en: 'Files' },
  slug: 'files',
  icon: 'folder-open',
  modules: [{ type: 'fileexplorer' }],
}
const tasks: StarterPage = {
  name: { de: 'Aufgaben', en: 'Tasks' },
  slug: 'tasks',
  icon: 'list-checks',
  modules: [{ type: 'tasklist' }],
}
const timeline: StarterPage = {
  name: { de: 'Zeitleiste', en: 'Timeline' },
  slug: 'timeline',
  icon: 'calendar-range',
  modules: [{ type: 'timeline' }],
}
const news: StarterPage = {
  name: { de: 'Neuigkeiten', en: 'News' },
  slug: 'news',
  icon: 'newspaper',
  modules: [{ type: 'postCollection' }],
}
const figures: StarterPage = {
  name: { de: 'Auswertungen', en: 'Analyses' },
  slug: 'analyses',
  icon: 'chart-column',
  modules: [{ type: 'linkcollection', collectionType: 'report' }],
}
const links: StarterPage = {
  name: { de: 'Links', en: 'Links' },
  slug: 'links',
  icon: 'link',
  modules: [{ type: 'linkcollection' }],
}
const orders: StarterPage = {
  name: { de: 'Direktbestellungen', en: 'Direct orders' },
  slug: 'direct-order',
  icon: 'zap',
  modules: [{ type: 'directorderlist' }],
}
const seminars: StarterPage = {
  name: { de: 'Schulungen', en: 'Seminars' },
  slug: 'seminars',
  icon: 'graduation-cap',
  modules: [{ type: 'seminarCollection' }],
}
const studio: StarterPage = {
  name: { de: 'Agentur intern', en: 'Agency only' },
  slug: 'agency',
  icon: 'book-open',
  isForAgency: true,
  modules: [
    { type: 'tasklist', name: { de: 'Interne Aufgaben', en: 'Internal tasks' } },
    { type: 'fileexplorer', name: { de: 'Interne Dateien', en: 'Internal files' } },
  ],
}

/** What a new application can begin with; each further template is another entry. */
export const pageTemplateCatalogue: readonly PageTemplateDefinition[] = [
  {
    key: 'brand',
    name: { de: 'Marke', en: 'Brand' },
    description: {
      de: 'Für Markenkunden: Kampagnen planen und freigeben, Unterlagen teilen, über Ergebnisse berichten.',
      en: 'For brand clients: plan and approve campaigns, share documents, report on results.',
    },
    pages: [campaigns, timeline, files, tasks, news, figures, studio],
  },
  {
    key: 'retail',
    name: { de: 'Handel', en: 'Retail' },
    description: {
      de: 'Für Kunden mit Filialen: Werbung direkt bestellen, Filialen schulen und auf dem Laufenden halten.',
      en: 'For clients with stores: order advertising directly, train stores and keep them up to date.',
    },
    pages: [campaigns, orders, files, seminars, news, links],
  },
  {
    key: 'performance',
    name: { de: 'Performance', en: 'Performance' },
    description: {
      de: 'Für Kunden, die laufend steuern: Zahlen zuerst, dazu Aufgaben und ein Verlauf dessen, was geändert wurde.',
      en: 'For clients who optimise all the time: figures first, with tasks and a history of what was changed.',
    },
    pages: [figures, campaigns, tasks, timeline, files],
  },
]
