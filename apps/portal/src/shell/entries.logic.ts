import { rolesInReach, type Page } from '@atrium/api-client/contract'
import { hasRole, roleFlags } from '@atrium/api-client/values'
import { isInside } from '../addresses/pageAddress.ts'

/** Who sees the entry of the administration (LAY-09). */
export function mayAdminister(roles: readonly string[]): boolean {
  const { isAdministrator, isConsultant, isClientLead, isSupervisor } = roleFlags(roles)
  return isAdministrator || isConsultant || isClientLead || isSupervisor
}

/** The launcher is an entry only where there is something to choose (LAY-08). */
export const hasChoice = (applicationCount: number): boolean => applicationCount > 1

/** Who sets up applications (SETUP-10). */
export const maySetUp = (roles: readonly string[]): boolean => roleFlags(roles).isAdministrator

/** The administration's tabs that are there, and who sees them (ROUTE-03, ADM-09). */
const tabs = {
  users: ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD', 'SUPERVISOR'],
  'user-groups': ['ADMINISTRATOR', 'SUPERVISOR'],
  customers: ['ADMINISTRATOR'],
  pages: ['ADMINISTRATOR'],
  themes: ['ADMINISTRATOR', 'CLIENTSERVICE', 'SUPERVISOR'],
  'group-membership': ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD', 'SUPERVISOR'],
  configuration: ['ADMINISTRATOR', 'CLIENTSERVICE', 'SUPERVISOR'],
  integrations: ['ADMINISTRATOR'],
  'audit-log': ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD', 'SUPERVISOR'],
} as const
export type AdministrationTab = keyof typeof tabs

/** The tabs that somebody sees; the first one is where the administration opens. */
export const administrationTabs = (roles: readonly string[]): AdministrationTab[] =>
  mayAdminister(roles)
    ? (Object.keys(tabs) as AdministrationTab[]).filter((tab) => hasRole(roles, tabs[tab]))
    : []

/** Parts of the administration to which somebody adds something: people, groups, themes (ADM-09). */
export const additionsFor = (roles: readonly string[]): ('users' | 'user-groups' | 'themes')[] => [
  ...(rolesInReach(roles).length > 0 ? (['users'] as const) : []),
  ...(roleFlags(roles).isAdministrator ? (['user-groups'] as const) : []),
  ...(mayChangeThemes(roles) ? (['themes'] as const) : []),
]

/** Who changes themes; Supervisors read along (ADM-09). */
export function mayChangeThemes(roles: readonly string[]): boolean {
  const { isAdministrator, isConsultant } = roleFlags(roles)
  return isAdministrator || isConsultant
}

type Child = Page['children'][number]
const isReports = ({ childComponent }: Child) => childComponent.collectionType === 'report'

/** All collections of reports that somebody sees, on whatever page (ROUTE-05). */
export const reportsOf = (pages: readonly Page[]): Child[] =>
  pages.filter(isInside).flatMap(({ children }) => children.filter(isReports))

/** Reports have an entry of their own, unless they have a page of their own. */
export const hasReportsEntry = (pages: readonly Page[]): boolean =>
  reportsOf(pages).length > 0 &&
  !pages.some(({ children }) => children.length > 0 && children.every(isReports))
