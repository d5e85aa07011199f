import { mayIntegrationCall, type Call } from '@atrium/api-client/contract'
import { Problem } from '../problem.ts'
import type { Actor } from '../actor.ts'

/** How tokens of integrations begin: scanners of repositories know leaked ones by it. */
export const integrationTokenPrefix = 'atr_'

/** Whether a bearer token is one of an integration, and not of a person who signed in. */
export const isIntegrationToken = (token: string): boolean =>
  token.startsWith(integrationTokenPrefix)

/** The refusal of a call that is in no area of the integration, whatever it is about. */
export const outsideIntegrationAreas = () =>
  new Problem(403, 'outside-integration-areas', {
    text: {
      de: 'Dieser Aufruf gehört zu keinem Bereich, der für die Schnittstelle freigegeben ist.',
      en: 'This call belongs to no area that the integration may use.',
    },
  })

/**
 * Refuses what is in none of an integration's areas. Asked before the handler, so that no handler has to
 * know that such callers exist; uploads, hubs and pages are no calls and refused with the rest.
 */
export function requireOwnCall({ integration }: Actor, call: Call | undefined): void {
  if (!call || !mayIntegrationCall(integration?.areas ?? [], call.id))
    throw outsideIntegrationAreas()
}
