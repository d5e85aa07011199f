import type { TenantKey } from '../tenants.ts'

/** A report, or a page inside the portal or outside: its name, what it is, its address. */
interface DemoLink {
  name: string
  description: string
  icon: string
  url: string
}

/** A file in a collection: content of the library under another name, or a link that leads nowhere. */
interface DemoFileLink {
  name: string
  description?: string
  /** The file of the library that it shares its content with. */
  of?: string
  /** An address outside the storage; the portal refuses to go there (SRCH-04). */
  url?: string
}

export interface DemoCollection {
  name: string
  description: string
  collectionType: 'unknown' | 'report' | 'file' | 'page'
  icon: string
  /** Names of client groups that see it; absent: everybody. */
  clients?: readonly string[]
  /** Data Solutions see it, too. */
  isReporting?: boolean
  reports?: readonly DemoLink[]
  pages?: readonly DemoLink[]
  files?: readonly DemoFileLink[]
}

const alpenquell: readonly DemoCollection[] = [
  {
    name: 'Berichte',
    description: 'Zahlen zu laufenden Kampagnen',
    collectionType: 'report',
    icon: 'chart-column',
    isReporting: true,
    reports: [
      {
        name: 'Kampagnenleistung',
        description: 'Reichweite, Kontakte und Kosten aller laufenden Kampagnen',
        icon: 'chart-column',
        url: '/bi/kampagnenleistung?kunde=10101',
      },
      {
        name: 'TV-Wochenbericht',
        description: 'GRP und Preis je Kontakt nach Sendern und Kalenderwochen',
        icon: 'calendar-range',
        url: '/bi/tv-wochenbericht?kunde=10101',
      },
      {
        name: 'Budget nach Medien',
        description: 'Geplant, gebucht und abgerechnet',
        icon: 'receipt',
        url: '/bi/budget?kunde=10101',
      },
    ],
  },
  {
    name: 'Vorlagen',
    description: 'Was immer wieder gebraucht wird',
    collectionType: 'file',
    icon: 'folder-open',
    files: [
      { name: 'Vorlage Briefing.docx', of: 'Briefing Nachhaltigkeit 2.0.docx' },
      { name: 'Formate und Größen.xlsx', of: 'Formate und Größen.xlsx' },
      { name: 'Werbemittel-Spezifikation.md', of: 'Werbemittel-Spezifikation.md' },
      {
        name: 'Styleguide Alpenquell.pdf',
        description: 'Liegt noch auf dem alten Server',
        url: 'https://intranet.alpenquell.example/styleguide.pdf',
      },
    ],
  },
  {
    name: 'Wichtige Seiten',
    description: 'Rund um Alpenquell',
    collectionType: 'page',
    icon: 'link',
    pages: [
      {
        name: 'Alle Mediapläne',
        description: 'Die Pläne dieses Jahres',
        icon: 'folder-open',
        url: '/files',
      },
      {
        name: 'Neues aus der Agentur',
        description: 'Beiträge zu Kampagnen und Märkten',
        icon: 'newspaper',
        url: '/insights',
      },
      {
        name: 'Presseportal Alpenquell',
        description: 'Pressemitteilungen und Bildmaterial',
        icon: 'link',
        url: 'https://presse.alpenquell.example/',
      },
      {
        name: 'CityScreen OOH: Standorte',
        description: 'Karte aller Flächen in Bayern',
        icon: 'link',
        url: 'https://cityscreen.example/standorte?land=bayern',
      },
    ],
  },
  {
    name: 'Start für neue Kolleginnen und Kollegen',
    description: 'Alles, was man in der ersten Woche braucht',
    collectionType: 'unknown',
    icon: 'graduation-cap',
    reports: [
      {
        name: 'Kennzahlen auf einen Blick',
        description: 'Die zehn wichtigsten Zahlen mit Erklärung',
        icon: 'chart-column',
        url: '/bi/kennzahlen?kunde=10101',
      },
    ],
    files: [{ name: 'Lesehilfe Kennzahlen.md', of: 'Lesehilfe Kennzahlen.md' }],
  },
]

const wohnwerk: readonly DemoCollection[] = [
  {
    name: 'Berichte',
    description: 'Wirkung der Filialwerbung',
    collectionType: 'report',
    icon: 'chart-column',
    isReporting: true,
    reports: [
      {
        name: 'Filialen im Vergleich',
        description: 'Frequenz und Umsatz nach Region und Woche',
        icon: 'chart-column',
        url: '/bi/filialen?kunde=10115',
      },
    ],
  },
  {
    name: 'Druckvorlagen',
    description: 'Für Anzeigen und Prospekte',
    collectionType: 'file',
    icon: 'folder-open',
    files: [
      { name: 'Prospekttitel Muster.png', of: 'Prospekt Wohnträume Titel.png' },
      { name: 'Anzeige Muster.png', of: 'Anzeige Eröffnung.png' },
    ],
  },
  {
    name: 'Nützliche Seiten',
    description: 'Für Filialen und Zentrale',
    collectionType: 'page',
    icon: 'link',
    pages: [
      {
        name: 'Aktionspläne',
        description: 'Alle Aktionen dieses Jahres',
        icon: 'calendar-range',
        url: '/files',
      },
      {
        name: 'Nordkurier-Verbund: Erscheinungstermine',
        description: 'Anzeigenschluss und Ausgaben',
        icon: 'newspaper',
        url: 'https://nordkurier-verbund.example/termine',
      },
      {
        name: 'RegioFunk Hessen: Sendegebiete',
        description: 'Welche Filiale in welchem Gebiet liegt',
        icon: 'link',
        url: 'https://regiofunk-hessen.example/sendegebiete',
      },
    ],
  },
]

const voltrad: readonly DemoCollection[] = [
  {
    name: 'Reports',
    description: 'Performance across all channels',
    collectionType: 'report',
    icon: 'chart-column',
    isReporting: true,
    reports: [
      {
        name: 'Performance by Publisher',
        description: 'Spend, clicks and test rides per publisher',
        icon: 'chart-column',
        url: '/bi/publisher?customer=10130',
      },
    ],
  },
  {
    name: 'Brand Assets',
    description: 'Ready to hand on to publishers',
    collectionType: 'file',
    icon: 'folder-open',
    files: [{ name: 'Banner Set.zip', of: 'Banner Set.zip' }],
  },
  {
    name: 'Useful Pages',
    description: 'Inside and outside the portal',
    collectionType: 'page',
    icon: 'link',
    pages: [
      {
        name: 'Media Plans',
        description: 'This year’s plans',
        icon: 'folder-open',
        url: '/files',
      },
      {
        name: 'Austin Dealer Network',
        description: 'Who sells Voltrad in Texas',
        icon: 'link',
        url: 'https://dealers.voltrad.example/austin',
      },
    ],
  },
]

/** The link collections of each tenant. Together: 6 reports, 8 files, 9 pages, one general collection. */
export const collections: Readonly<Record<TenantKey, readonly DemoCollection[]>> = {
  alpenquell,
  wohnwerk,
  voltrad,
}
