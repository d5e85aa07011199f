import { integrationAreaNames } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import { Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Integrations } from '../../platform/authentication.ts'
import { hashOfToken, isSameHash, tokenIdIn } from './integration-token.ts'
import { newUse, stateOn } from './integrations.policy.ts'
import { findCalling, saveUse, type CallingRow } from './integrations.repository.ts'
import { integrationTexts } from './integrations.texts.ts'

const refused = (code: 'invalid-token' | 'token-revoked' | 'token-expired') =>
  new Problem(401, code, { text: integrationTexts[code] })

/** Finds which integration calls, anew at every request: it may be revoked at any moment. */
export function createIntegrations({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Integrations {
  return {
    actorOf: async (token) => {
      const tokenId = tokenIdIn(token)
      if (!tokenId) throw refused('invalid-token')
      const now = clock.now()
      return database.system(async (tx) => {
        const row = await findCalling(tx, tokenId)
        if (!row || !isSecretOf(row, hashOfToken(token), now)) throw refused('invalid-token')
        // Only whoever has the secret hears why it is refused.
        const state = stateOn(row, dayOf(now))
        if (state !== 'active') throw refused(`token-${state}`)
        const use = newUse(row.used_at, now)
        if (use) await saveUse(tx, row, use)
        return actorFrom(row)
      })
    },
  }
}

function isSecretOf(row: CallingRow, hash: string, now: Date): boolean {
  if (isSameHash(hash, row.secret_hash)) return true
  const { former_hash, former_until } = row
  return former_hash !== null && former_until! > now && isSameHash(hash, former_hash)
}

/**
 * Somebody with the rights of an administrator in this one tenant, who may make the calls of the areas and
 * no others: which these are decides, see `requireOwnCall`.
 */
const actorFrom = (row: CallingRow): Actor => ({
  userId: row.user_id,
  subject: `integration ${row.id}`,
  firstName: row.name,
  lastName: '',
  languageCode: 'de',
  rolesAnywhere: [],
  rolesIn: { [row.application_id]: ['ADMINISTRATOR'] },
  applicationIds: [row.application_id],
  hasSecondFactor: true,
  integration: {
    id: row.id,
    // None that this version does not know.
    areas: integrationAreaNames.filter((area) => row.areas.includes(area)),
    ...(row.directory_role && { directoryRole: row.directory_role }),
  },
})
