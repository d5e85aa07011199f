import { hasAnyRole, type Access } from '../users/index.ts'

/** Which other systems may call is the administrators' (ADM-09). */
export const canManageIntegrations = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR'])

/** What decides whether a token is taken. */
export interface Validity {
  /** `YYYY-MM-DD`, the last day; null: it has none. */
  expires_on: string | null
  revoked_at: Date | null
}

/** Whether an integration works on a day of Berlin's calendar. */
export function stateOn(
  { expires_on, revoked_at }: Validity,
  today: string,
): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked'
  return expires_on !== null && expires_on < today ? 'expired' : 'active'
}

/** So long no further use is written down. */
const useStepMs = 60_000

/** The moment of use to write down, to the minute; undefined: it stands there already. */
export function newUse(usedAt: Date | null, now: Date): Date | undefined {
  const minute = new Date(Math.floor(now.getTime() / useStepMs) * useStepMs)
  return usedAt && usedAt >= minute ? undefined : minute
}
