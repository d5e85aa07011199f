import { signInRoles, type SignInRole } from '../people/roles.ts'

/**
 * What an integration may be given: each area is a list of calls, by their ids, and an integration calls
 * nothing that is in none of its areas.
 */
export const integrationAreas = {
  /** Campaigns and their plans. */
  campaigns: [
    'campaigns.get',
    'campaigns.list',
    'campaigns.plan',
    'campaignPlanning.choices',
    'campaignPlanning.put',
    'campaignPlanning.replace',
    'mediaTypes.list',
  ],
  /** Figures that cockpits show, and what of a plan was booked and invoiced. */
  figures: [
    'campaigns.list',
    'cockpits.data',
    'cockpits.external',
    'figures.costs',
    'figures.kpis',
    'figures.putCosts',
    'figures.putKpis',
  ],
  /** Whom clients turn to at the agency. */
  contacts: ['contactImport.put', 'contacts.list', 'mediaTypes.list'],
  /** What timelines tell, and on which page each of them lies. */
  timelines: ['pages.list', 'timeline.list', 'timeline.overview', 'timelineImport.put'],
  /** Invoices of bookkeeping. */
  invoices: ['campaigns.list', 'invoiceImport.put', 'invoiceImport.putDocument'],
  /** Who is in the application, with roles and groups; to be read alone. */
  people: ['userGroupMembers.all', 'userGroups.list', 'users.ofApplication'],
  /** People and groups, as a directory keeps them: by SCIM beside the contract, and none of its calls. */
  directory: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type IntegrationArea = keyof typeof integrationAreas

export const integrationAreaNames = Object.keys(integrationAreas) as IntegrationArea[]

/** Roles that a directory can give; administrators are made in the portal alone (ADM-09). */
export const directoryRoles = signInRoles.filter((role) => role !== 'ADMINISTRATOR')
export type DirectoryRole = Exclude<SignInRole, 'ADMINISTRATOR'>

/** Whether an integration with these areas may make a call, by its id. */
export const mayIntegrationCall = (areas: readonly IntegrationArea[], callId: string): boolean =>
  areas.some((area) => (integrationAreas[area] as readonly string[]).includes(callId))
