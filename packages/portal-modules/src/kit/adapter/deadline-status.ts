import { dayFromWire } from '../dates/index.ts'
import type { DayOff as SentDayOff, DeadlineStatus as Sent } from '@atrium/api-client/contract'
import type { DayOff, DeadlineStatus } from '../campaigns/deadlines.ts'

/** Why nobody works on a day, in the modules' words; another backend may not tell it. */
export const toDayOff = (sent: SentDayOff | null | undefined): DayOff | null =>
  sent ? { ...sent, workday: dayFromWire(sent.workday)! } : null

/** What there is to say of a deadline, in the modules' words (T-27). */
export const toDeadlineStatus = (sent: Sent | null | undefined): DeadlineStatus | null =>
  sent
    ? {
        mark: sent.mark && {
          kind: sent.mark.kind,
          from: dayFromWire(sent.mark.from),
          at: sent.mark.at,
          by: sent.mark.by && `${sent.mark.by.firstName} ${sent.mark.by.lastName}`.trim(),
        },
        dayOff: toDayOff(sent.dayOff),
      }
    : null
