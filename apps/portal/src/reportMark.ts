import type { ReportMark } from '@atrium/api-client'

const key = 'atrium:report-account'

/** For all tabs of this browser: signing out in one of them ends them all. Blocked storage: none. */
export const reportMark: ReportMark = {
  read() {
    try {
      return Number(localStorage.getItem(key)) || undefined
    } catch {
      return undefined
    }
  },
  keep(userId) {
    try {
      if (userId === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, String(userId))
    } catch {
      // The token ends by itself.
    }
  },
}
