/** How long the closed notice stays away. */
const noticePauseMs = 7 * 24 * 60 * 60_000

/** What the portal builds on. A browser is old when it lacks one of these, whatever it calls itself (ALRT-03). */
export interface BrowserFeatures {
  structuredClone: boolean
  has: boolean
  listFormat: boolean
  toSorted: boolean
  withResolvers: boolean
}

export const isOld = (features: BrowserFeatures): boolean => Object.values(features).includes(false)

/** Closed once, it comes back after seven days (ALRT-03). */
export function isNoticeDue(closedAt: number | undefined, now: number): boolean {
  return closedAt === undefined || now - closedAt >= noticePauseMs
}
