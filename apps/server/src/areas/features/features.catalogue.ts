import type { ModuleType } from '@atrium/api-client/contract'

/** A page with one module on it. */
interface FeaturePage {
  slug: string
  /** A name that the portal has an icon for. */
  icon: string
  name: { de: string; en: string }
  componentType: ModuleType
}

export interface FeatureDefinition {
  /** Stable: a client sends it. */
  id: number
  key: string
  name: { de: string; en: string }
  description: { de: string; en: string }
  /** The page that it brings. */
  page?: FeaturePage
  /** The setting that it turns on, by key. */
  turnsOn?: string
}

/**
 * What a new application may have (ENT-19). A feature brings a page or turns on a feature switch;
 * each further module adds its own with the next number.
 */
export const featureCatalogue: readonly FeatureDefinition[] = [
  {
    id: 1,
    key: 'FILES',
    name: { de: 'Dateien', en: 'Files' },
    description: {
      de: 'Eine Seite, auf der Agentur und Kunde Ordner und Dateien teilen.',
      en: 'A page on which agency and client share folders and files.',
    },
    page: {
      slug: 'files',
      icon: 'folder-open',
      name: { de: 'Dateien', en: 'Files' },
      componentType: 'fileexplorer',
    },
  },
  {
    id: 2,
    key: 'COMMENTS',
    name: { de: 'Kommentare', en: 'Comments' },
    description: {
      de: 'Kunden und Agentur können Inhalte kommentieren.',
      en: 'Clients and agency can comment on content.',
    },
    turnsOn: 'COMMENTING_ENABLED',
  },
  {
    id: 3,
    key: 'WORKFLOW_DIALOG',
    name: { de: 'Ablaufgrafik', en: 'Workflow diagram' },
    description: {
      de: 'Zeigt im Cockpit die Grafik des Freigabeablaufs.',
      en: 'Shows a diagram of the approval workflow in the cockpit.',
    },
    turnsOn: 'WORKFLOW_DIALOG_ENABLED',
  },
  {
    id: 4,
    key: 'FAST_BOOKING',
    name: { de: 'Schnellbuchung', en: 'Quick booking' },
    description: {
      de: 'Direktbestellungen lassen sich in einem Schritt anlegen.',
      en: 'Direct orders can be placed in a single step.',
    },
    turnsOn: 'FAST_BOOKING_ENABLED',
  },
  {
    id: 5,
    key: 'BUILDING_BLOCKS',
    name: { de: 'Bausteine', en: 'Building blocks' },
    description: {
      de: 'Direktbestellungen lassen sich aus fertigen Bausteinen zusammenstellen.',
      en: 'Direct orders can be put together from ready-made building blocks.',
    },
    turnsOn: 'BUILDING_BLOCKS_ENABLED',
  },
  {
    id: 6,
    key: 'BUDGET_SPLIT',
    name: { de: 'Budget je Publisher', en: 'Budget per publisher' },
    description: {
      de: 'Zeigt bei digitalen Kanälen, wie sich das Budget auf Publisher verteilt.',
      en: 'Shows how the budget of digital channels is split between publishers.',
    },
    turnsOn: 'DIGITAL_PUBLISHER_BUDGETSPLIT_ENABLED',
  },
  {
    id: 7,
    key: 'TEST_PHASE',
    name: { de: 'Testphase', en: 'Test phase' },
    description: {
      de: 'Zeigt oben im Portal, dass hier noch getestet wird.',
      en: 'Shows at the top of the portal that it is still being tested.',
    },
    turnsOn: 'TESTPHASE_ENABLED',
  },
  {
    id: 8,
    key: 'FILE_SHARES',
    name: { de: 'Links für Außenstehende', en: 'Links for outsiders' },
    description: {
      de: 'Dateien und Ordner lassen sich per Link mit Ablaufdatum an Personen ohne Zugang geben.',
      en: 'Files and folders can be shared with people without an account, by a link that expires.',
    },
    turnsOn: 'FILE_SHARES_ENABLED',
  },
]
