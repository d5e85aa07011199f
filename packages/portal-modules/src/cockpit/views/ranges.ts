import { formatRange } from '../../kit/campaigns/index.ts'
import type { Locale } from '../../kit/index.ts'
import type { Pause } from '../cockpit.port.ts'

/** Times one after the other, as people read them; a dash where there is none. */
export const rangesOf = (locale: Locale, pauses: readonly Pause[]): string =>
  pauses.map(({ start, end }) => formatRange(locale, start, end)).join(', ') || '–'
