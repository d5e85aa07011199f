import { reportTokens, type ReportToken } from '../contract/index.ts'
import type { Client } from './client.ts'
import { ownId } from './own-user.ts'

/** A token is used again while it works for longer than this, in milliseconds (REP-02). */
const reusedAbove = 50_000

/** Whether a token may be used again (REP-02). */
export const isReusable = ({ expiresAt }: Pick<ReportToken, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) - now > reusedAbove

/** One person's sign-on at the reporting tool, for as long as they are signed in. */
export interface ReportSignOn {
  /** A token that works, or one that is over where the account has ended; null: no account (REP-01, REP-03). */
  access: () => Promise<ReportToken | null>
  /** Gives back the token, if one is held (REP-09). */
  giveBack: () => Promise<void>
}

/** Remembers over a reload, and for other tabs, for whom a token was given out. */
export interface ReportMark {
  read: () => number | undefined
  /** Undefined: it was given back. */
  keep: (userId: number | undefined) => void
}

const noMark: ReportMark = { read: () => undefined, keep: () => undefined }

/** Signs on at the reporting tool when a report is opened, and only then. */
export function createReportSignOn(
  client: Client,
  { now = Date.now, mark = noMark }: { now?: () => number; mark?: ReportMark } = {},
): ReportSignOn {
  let held: { userId: number; token: Promise<ReportToken | null> } | undefined

  return {
    async access() {
      const kept = await held?.token.catch(() => null)
      if (kept && isReusable(kept, now())) return kept
      const userId = await ownId(client)
      const token = client.call(reportTokens.get, { body: { userId } })
      held = { userId, token }
      if (await token) mark.keep(userId)
      return token
    },

    async giveBack() {
      const last = held
      held = undefined
      const token = await last?.token.catch(() => null)
      const marked = mark.read()
      mark.keep(undefined)
      // One of before a reload or of another tab, unless somebody else was here in between.
      const isLeft = !token && marked !== undefined && marked === (await ownId(client))
      const userId = last && token ? last.userId : isLeft ? marked : undefined
      if (userId !== undefined) await client.call(reportTokens.destroy, { body: { userId } })
    },
  }
}
