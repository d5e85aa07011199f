/** In which release a component came, as far as changelog and changes tell. */

export interface Release {
  version: string
  /** All that the changelog says of it. */
  text: string
}

interface Told {
  /** The oldest first. */
  releases: readonly Release[]
  /** Files of changes that wait for the next release. */
  waiting: readonly string[]
  /** What the next release is called. */
  next: string
}

/** Releases of a changelog, as Changesets writes it, the oldest first. */
export const releasesOf = (changelog: string): Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ version: text.slice(0, text.indexOf('\n')).trim(), text }))
    .toReversed()

/** Whether a change brings something new to the design system: a patch does not. */
const bringsNew = (change: string) => /'@atrium\/design-system': (?:minor|major)/.test(change)

/**
 * The first release that names it; the next one where only a change that waits does. Of what neither names,
 * the changelog did not tell: it was there from the first release on.
 */
export function sinceOf(name: string, { releases, waiting, next }: Told): string {
  const mark = `\`${name}\``
  const first = releases.find(({ text }) => text.includes(mark))
  if (first) return first.version
  const isToCome = waiting.some((change) => bringsNew(change) && change.includes(mark))
  return isToCome ? next : (releases[0]?.version ?? next)
}
