import type { Media } from '@atrium/design-system/theme'

/**
 * Days that media usually need between booking and start, where neither server nor building block says
 * it (T-49, D-11): printing and distribution take weeks, what is delivered digitally takes days.
 */
const usualLeadDays: Readonly<Record<Media, number>> = {
  print: 14,
  newspaper: 7,
  magazine: 42,
  radio: 5,
  'web-radio': 3,
  tv: 21,
  cinema: 14,
  'out-of-home': 21,
  digital: 3,
  social: 2,
  search: 2,
  direct: 14,
  'cross-media': 7,
}

export const leadDaysOf = (kind: Media): number => usualLeadDays[kind]

/** Media that appear on days of issue or distribution: they have days of their own within an order. */
const dated: ReadonlySet<Media> = new Set(['print', 'newspaper', 'magazine', 'direct'])

export const hasOwnDates = (kind: Media): boolean => dated.has(kind)
