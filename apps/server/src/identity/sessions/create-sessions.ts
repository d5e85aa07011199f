import { Problem } from '../../platform/problem.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.types.ts'
import type { Sessions } from '../../platform/accounts.ts'
import type { UserDirectory } from '../../platform/authentication.ts'
import type { IdentityConfig } from '../config.ts'
import { watchEndedSessions } from './ended-sessions.ts'
import { endSessionsOf, sessionsOf } from './sessions.ts'

/** Sessions at the embedded provider; undefined where another provider has them. */
export async function createSessions(
  deps: { database: Database; clock: Clock },
  config: Pick<IdentityConfig, 'OIDC_ISSUER'>,
  onError: (error: unknown) => void,
): Promise<(Sessions & { close(): Promise<void> }) | undefined> {
  if (config.OIDC_ISSUER) return undefined
  const ended = await watchEndedSessions(deps, { onError })
  return {
    listOf: (tx, subject) => sessionsOf(tx, subject, deps.clock.now()),
    endOf: endSessionsOf,
    hasEnded: ended.has,
    close: ended.close,
  }
}

/**
 * Refuses callers whose session has ended (API-12): at every call, and at open hub connections, which look
 * at their caller every few seconds. Who is deactivated is told that instead, because it says more.
 */
export const refuseEnded = (users: UserDirectory, sessions: Sessions | undefined): UserDirectory =>
  sessions
    ? {
        ...users,
        actorOf: async (claims) => {
          const { sessionId } = claims
          const actor = await users.actorOf(claims)
          if (!sessionId) return actor
          if (sessions.hasEnded(sessionId)) throw sessionEnded()
          return { ...actor, sessionId }
        },
      }
    : users

const sessionEnded = () =>
  new Problem(401, 'session-ended', {
    text: {
      de: 'Sie wurden abgemeldet. Bitte melden Sie sich neu an.',
      en: 'You have been signed out. Please sign in again.',
    },
  })
