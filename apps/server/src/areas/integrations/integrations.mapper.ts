import { integrationAreaNames, type Integration } from '@atrium/api-client/contract'
import { dayOf, dayOnWire } from '../../platform/berlin-time.ts'
import { tokenStart } from './integration-token.ts'
import { stateOn } from './integrations.policy.ts'
import type { IntegrationRow } from './integrations.repository.ts'

const toPerson = ({ id, first_name, last_name }: IntegrationRow['creator']) => ({
  id,
  firstName: first_name,
  lastName: last_name,
})

/** An integration as administrators see it; what its secret is nobody can say. */
export function toIntegration(row: IntegrationRow, now: Date): Integration {
  const state = stateOn(row, dayOf(now))
  const { former_until } = row
  const isFormerTaken = state === 'active' && former_until !== null && former_until > now
  return {
    id: row.id,
    name: row.name,
    tokenStart: tokenStart(row.token_id),
    areas: integrationAreaNames.filter((area) => row.areas.includes(area)),
    directoryRole: row.directory_role,
    state,
    expiresOn: row.expires_on && dayOnWire(row.expires_on),
    createdAt: row.created_at.toISOString(),
    createdByUser: toPerson(row.creator),
    formerSecretUntil: isFormerTaken ? former_until.toISOString() : null,
    usedAt: row.used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedByUser: row.revoker && toPerson(row.revoker),
  }
}
