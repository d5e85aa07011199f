import type { VersionHistory } from '../useVersionHistory.ts'

/** Which version a decision is about, and what else is looked at (D-09). */
export type DecidedVersion =
  /** The file has one version alone. */
  | { as: 'only' }
  | { as: 'current'; current: number }
  | { as: 'former'; shown: number; current: number }
  /** One of the two is the one that counts. */
  | { as: 'compared'; other: number; current: number }
  | { as: 'comparedFormer'; first: number; second: number; current: number }

/** What counts is what is decided, whichever version is looked at. */
export function decidedVersionOf(
  look: Pick<VersionHistory, 'versions' | 'shown' | 'compared'> | undefined,
): DecidedVersion {
  const current = look?.versions.find(({ isCurrent }) => isCurrent)?.number
  if (!look || current === undefined) return { as: 'only' }
  const { shown, compared } = look
  if (compared) {
    const [first, second] = [compared.first.number, compared.second.number]
    if (first === current) return { as: 'compared', other: second, current }
    if (second === current) return { as: 'compared', other: first, current }
    return { as: 'comparedFormer', first, second, current }
  }
  return shown.isCurrent
    ? { as: 'current', current }
    : { as: 'former', shown: shown.number, current }
}
