export type TenantKey = 'alpenquell' | 'wohnwerk' | 'voltrad'

interface DemoGroup {
  name: string
  type: number
  isApprover?: boolean
  seesInvoices?: boolean
}

export interface DemoTenant {
  key: TenantKey
  id: number
  displayName: string
  shortName: string
  description: string
  customerIds: readonly number[]
  /** Of customers that are not called like the application. */
  customerNames?: Readonly<Record<number, string>>
  theme: { primary: string; secondary: string; themeToLoad: 'light' | 'dark' }
  /** Values of switches, by key. */
  values: Readonly<Record<string, string>>
  groups: readonly DemoGroup[]
}

const agencyGroups: readonly DemoGroup[] = [
  { name: 'Administration', type: 1 },
  { name: 'Kundenberatung', type: 20 },
  { name: 'Data Solutions', type: 10 },
]

const clientGroups: readonly DemoGroup[] = [
  { name: 'Kunde – Marketing', type: 30 },
  { name: 'Kunde – Geschäftsleitung', type: 30, isApprover: true, seesInvoices: true },
  { name: 'Kunde – Controlling', type: 30, seesInvoices: true },
]

/** The three clients of the story. */
export const tenants: readonly DemoTenant[] = [
  {
    key: 'alpenquell',
    id: 101,
    displayName: 'Alpenquell Getränke AG',
    shortName: 'Alpenquell Getränke',
    description:
      'Mineralwasser aus Rosenheim: Alpenquell Classic, Alpenquell Zitrone, Quellzwerge Kids',
    customerIds: [10101],
    theme: { primary: '#0b6fb8', secondary: '#2f9e6e', themeToLoad: 'light' },
    values: {
      COMMENTING_ENABLED: 'true',
      FILE_SHARES_ENABLED: 'true',
      WORKFLOW_DIALOG_ENABLED: 'true',
      CHAT_ROLES: 'ADMINISTRATOR,CLIENTSERVICE,CLIENT_LEAD,CLIENT',
    },
    groups: [...agencyGroups, ...clientGroups, { name: 'Direktbestellung', type: 100 }],
  },
  {
    key: 'wohnwerk',
    id: 115,
    displayName: 'Wohnwerk Lindner SE',
    shortName: 'Wohnwerk Lindner',
    description: 'Möbelhaus mit 14 Filialen in fünf Regionen, Kassel',
    customerIds: [10115, 10116],
    customerNames: { 10116: 'Wohnwerk Lindner Filialmarketing' },
    theme: { primary: '#c2412d', secondary: '#e0a03a', themeToLoad: 'light' },
    values: {
      COMMENTING_ENABLED: 'true',
      HIDE_ALL_FILE_EXTENSIONS: 'true',
      FAST_BOOKING_ENABLED: 'true',
      BUILDING_BLOCKS_ENABLED: 'true',
      DIRECT_ORDER_TAXONOMY: 'customer_region_product_year-month',
      DIRECT_ORDER_TAXONOMY_SEPARATOR: '_',
      DIRECT_ORDER_APPROVAL_BUDGET: '10000',
    },
    groups: [
      ...agencyGroups,
      ...clientGroups,
      { name: 'Kunde – Filialen Nord', type: 30 },
      { name: 'Kunde – Filialen Mitte', type: 30 },
      { name: 'Kunde – Filialen Süd', type: 30 },
      { name: 'Direktbestellung', type: 100 },
    ],
  },
  {
    key: 'voltrad',
    id: 130,
    displayName: 'Voltrad Mobility GmbH',
    shortName: 'Voltrad Mobility',
    description: 'E-bikes from Berlin, now in Austin too',
    customerIds: [10130],
    theme: { primary: '#9be01f', secondary: '#4f7dff', themeToLoad: 'dark' },
    values: {
      COMMENTING_ENABLED: 'false',
      CHAT_ROLES: 'ADMINISTRATOR,CLIENTSERVICE,CLIENT_LEAD',
      TESTPHASE_ENABLED: 'true',
      DIGITAL_PUBLISHER_BUDGETSPLIT_ENABLED: 'true',
    },
    groups: [...agencyGroups, ...clientGroups, { name: 'Direktbestellung', type: 100 }],
  },
]
