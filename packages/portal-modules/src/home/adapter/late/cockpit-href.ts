import { cockpitPath } from '../../../kit/names.ts'

/** Where a campaign is looked at, in its own application (ROUTE-06, ROUTE-16). */
export const cockpitHref = (
  campaign: Parameters<typeof cockpitPath>[0],
  applicationId: number,
): string => `${cockpitPath(campaign)}?clientId=${applicationId}`
