import type { Actor } from '../../platform/actor.ts'

/** Nobody signs on at the reporting tool, or off, for somebody else (API-37). */
export const canSignOn = (actor: Pick<Actor, 'userId'>, userId: number) => actor.userId === userId

/**
 * Who keeps credentials: one's own as a user of the reports, or those of people whom one assigns to
 * the reporting tool (ADM-03, REP-08).
 */
export const canSetCredentials = (
  actor: Pick<Actor, 'userId'>,
  userId: number,
  standing: { isAssigned: boolean; canAssign: boolean },
) => (actor.userId === userId ? standing.isAssigned || standing.canAssign : standing.canAssign)
