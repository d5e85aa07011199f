/**
 * Where a notification leads: a path inside the portal, or undefined for anything else (NOTI-03).
 * Absolute addresses count only when they are our own.
 */
export function noticeTarget(url: string, origin: string): string | undefined {
  try {
    const target = new URL(url, origin)
    return target.origin === origin ? target.pathname + target.search + target.hash : undefined
  } catch {
    return undefined
  }
}
