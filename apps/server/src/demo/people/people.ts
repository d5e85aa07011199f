import type { Role } from '../../platform/actor.ts'
import type { TenantKey } from '../tenants.ts'

/** A person of the story: who they are and where they belong. */
export interface DemoPerson {
  login: string
  firstName: string
  lastName: string
  title: { de: string; en: string }
  company: string
  roles: readonly Role[]
  /** Groups by tenant; a tenant without groups makes a member without any. */
  groups: Partial<Record<TenantKey, readonly string[]>>
  languageCode?: 'de' | 'en'
  phoneNumber?: string
  pictureUrl?: string
  isExternal?: boolean
  /** Out of every tenant: sign-in works, the portal refuses. */
  isInactive?: boolean
}

const agency = 'Brückner Vahl Media'

/** The cast, in the order of the sign-in page. */
export const people: readonly DemoPerson[] = [
  {
    login: 'sabine.moser',
    firstName: 'Sabine',
    lastName: 'Moser',
    title: { de: 'Marketingleiterin', en: 'Head of Marketing' },
    company: 'Alpenquell Getränke',
    roles: ['CLIENT_LEAD', 'CLIENT'],
    groups: { alpenquell: ['Kunde – Marketing', 'Kunde – Geschäftsleitung'] },
    phoneNumber: '+49 89 99998-210',
  },
  {
    login: 'aylin.kaya',
    firstName: 'Aylin',
    lastName: 'Kaya',
    title: { de: 'Client Service Director', en: 'Client Service Director' },
    company: agency,
    roles: ['CLIENTSERVICE'],
    groups: { alpenquell: ['Kundenberatung'], voltrad: ['Kundenberatung'] },
    phoneNumber: '+49 40 66969-112',
  },
  {
    login: 'maren.thiessen',
    firstName: 'Maren',
    lastName: 'Thiessen',
    title: { de: 'IT & Portal', en: 'IT & Portal' },
    company: agency,
    roles: ['ADMINISTRATOR'],
    groups: {
      alpenquell: ['Administration'],
      wohnwerk: ['Administration'],
      voltrad: ['Administration'],
    },
    phoneNumber: '+49 40 66969-100',
  },
  {
    login: 'korbinian.huber',
    firstName: 'Korbinian',
    lastName: 'Huber',
    title: { de: 'Produktmanager', en: 'Product Manager' },
    company: 'Alpenquell Getränke',
    roles: ['CLIENT'],
    groups: { alpenquell: ['Kunde – Marketing'] },
    phoneNumber: '+49 89 99998-231',
    pictureUrl: '-not-found-',
  },
  {
    login: 'henning.vahl',
    firstName: 'Dr. Henning',
    lastName: 'Vahl',
    title: { de: 'Geschäftsführer', en: 'Managing Director' },
    company: agency,
    roles: ['SUPERVISOR'],
    groups: { alpenquell: [], wohnwerk: [], voltrad: [] },
  },
  {
    login: 'jonas.petersen',
    firstName: 'Jonas',
    lastName: 'Petersen',
    title: { de: 'Mediaplaner', en: 'Media Planner' },
    company: agency,
    roles: ['CLIENTSERVICE'],
    groups: { wohnwerk: ['Kundenberatung'] },
    phoneNumber: '+49 40 66969-118',
  },
  {
    login: 'friederike.gimborn',
    firstName: 'Friederike',
    lastName: 'von Hohenstein-Wallmoden-Gimborn',
    title: { de: 'Senior Mediaplanerin Out-of-Home', en: 'Senior Media Planner Out-of-Home' },
    company: agency,
    roles: ['CLIENTSERVICE'],
    groups: { alpenquell: ['Kundenberatung'] },
  },
  {
    login: 'tobias.brandt',
    firstName: 'Tobias',
    lastName: 'Brandt',
    title: { de: 'Filialmarketing Nord', en: 'Store Marketing North' },
    company: 'Wohnwerk Lindner',
    roles: ['DIRECTORDER'],
    groups: { wohnwerk: ['Direktbestellung', 'Kunde – Filialen Nord'] },
  },
  {
    login: 'lea.scholz',
    firstName: 'Lea',
    lastName: 'Scholz',
    title: { de: 'Redaktion', en: 'Editor' },
    company: agency,
    roles: ['AUTHOR'],
    groups: { alpenquell: ['Kundenberatung'] },
  },
  {
    login: 'andreas.lindner',
    firstName: 'Andreas',
    lastName: 'Lindner',
    title: { de: 'Leiter Werbung', en: 'Head of Advertising' },
    company: 'Wohnwerk Lindner',
    roles: ['CLIENT_LEAD', 'CLIENT'],
    groups: { wohnwerk: ['Kunde – Marketing', 'Kunde – Geschäftsleitung'] },
  },
  {
    login: 'priya.raman',
    firstName: 'Priya',
    lastName: 'Raman',
    title: { de: 'CMO', en: 'CMO' },
    company: 'Voltrad Mobility',
    roles: ['CLIENT_LEAD', 'CLIENT'],
    groups: { voltrad: ['Kunde – Marketing', 'Kunde – Geschäftsleitung'] },
    languageCode: 'en',
    phoneNumber: '+49 30 23125-404',
  },
  {
    login: 'nadine.wolff',
    firstName: 'Nadine',
    lastName: 'Wolff',
    title: { de: 'Filialleiterin Göttingen', en: 'Store Manager Göttingen' },
    company: 'Wohnwerk Lindner',
    roles: ['CLIENT'],
    groups: { wohnwerk: ['Kunde – Filialen Mitte'] },
  },
  {
    login: 'marco.rossi',
    firstName: 'Marco',
    lastName: 'Rossi',
    title: { de: 'Controlling', en: 'Controlling' },
    company: 'Alpenquell Getränke und Wohnwerk Lindner',
    roles: ['CLIENT'],
    groups: { alpenquell: ['Kunde – Controlling'], wohnwerk: ['Kunde – Controlling'] },
    pictureUrl: '',
    isExternal: true,
  },
  {
    login: 'data.team',
    firstName: 'Data',
    lastName: 'Team',
    title: { de: 'Data Solutions', en: 'Data Solutions' },
    company: agency,
    roles: [],
    groups: {
      alpenquell: ['Data Solutions'],
      wohnwerk: ['Data Solutions'],
      voltrad: ['Data Solutions'],
    },
  },
  {
    login: 'inga.dahl',
    firstName: 'Inga',
    lastName: 'Dahl',
    title: { de: 'Zugang deaktiviert', en: 'Access deactivated' },
    company: 'Alpenquell Getränke',
    roles: ['CLIENT'],
    groups: { alpenquell: ['Kunde – Marketing'] },
    isInactive: true,
  },
]

const domains: Readonly<Record<string, string>> = {
  [agency]: 'brueckner-vahl.example',
  'Alpenquell Getränke': 'alpenquell.example',
  'Wohnwerk Lindner': 'wohnwerk-lindner.example',
  'Voltrad Mobility': 'voltrad.example',
}

/** Addresses that can never belong to anybody. */
export const emailOf = (person: DemoPerson) =>
  `${person.login}@${domains[person.company] ?? 'alpenquell.example'}`
