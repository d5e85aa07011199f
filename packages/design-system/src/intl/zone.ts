let pageZone: string | undefined

/**
 * Says once, before the first render, in which zone the page tells its times, as an IANA name such as
 * `Europe/Berlin`; `undefined`, the default: in the reader's own. One page has one zone, so that a day in a
 * heading and the hours below it are of the same clock. Throws a RangeError for a name that is none.
 */
export function setTimeZone(timeZone: string | undefined): void {
  // Throws for what is none.
  Intl.DateTimeFormat('en', { timeZone })
  pageZone = timeZone
}

/** The zone in which the page tells its times. */
export const timeZoneOfPage = (): string | undefined => pageZone

/** What the page's zone is called at a moment, where the reader's own clock shows another time: `MEZ`. */
export function foreignZone(
  locale: string,
  moment: Date | number,
  style: 'short' | 'long' = 'short',
): string | undefined {
  const clock = (timeZone?: string) => new Date(moment).toLocaleString('en', { timeZone })
  if (!pageZone || clock(pageZone) === clock()) return undefined
  return Intl.DateTimeFormat(locale, { timeZone: pageZone, timeZoneName: style })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value
}

/** A time that is told, with the page's zone behind it where the reader's clock shows another: `14:06 MEZ`. */
export function withZone(locale: string, moment: Date | number, time: string): string {
  const zone = foreignZone(locale, moment)
  return zone ? `${time} ${zone}` : time
}
