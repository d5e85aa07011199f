import { deviceKinds, type SignInSession } from '@atrium/api-client/contract'
import { parse } from 'bowser'
import type { SignInSession as SessionRow } from '../../platform/accounts.ts'

/** A session as its owner reads it, with the browser in plain words. */
export function toSession(row: SessionRow, currentId: string | undefined): SignInSession {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    network: row.network || null,
    startedAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    isCurrent: row.id === currentId,
  }
}

/** What a browser says about itself in `User-Agent`. */
export function deviceOf(
  userAgent: string | null,
): Pick<SignInSession, 'browser' | 'system' | 'device'> {
  // The library takes no empty text.
  if (!userAgent) return { browser: null, system: null, device: 'unknown' }
  const { browser, os, platform } = parse(userAgent)
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: deviceKinds.find((kind) => kind === platform.type) ?? 'unknown',
  }
}
