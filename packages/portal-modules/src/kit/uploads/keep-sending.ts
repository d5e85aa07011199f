import { toPortError } from '../port-error.ts'
import { untilBack } from './until-back.ts'

/** What the server says when it is busy with the same upload. */
const busy: ReadonlySet<string> = new Set(['wrong-offset', 'locked', 'aborted'])

export interface KeepSending {
  /** Calls it off. */
  signal: AbortSignal
  /** The way to the server is gone; it goes on by itself. */
  onStalled: () => void
  wait?: typeof untilBack
}

/**
 * Sends a file in pieces, again and again while the way to the server is gone: what has arrived is there,
 * and each try goes on from it. `attempt` is given a function to say that something has arrived, after
 * which the pauses begin short again.
 */
export async function keepSending<T>(
  attempt: (moved: () => void) => Promise<T>,
  { signal, onStalled, wait = untilBack }: KeepSending,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt(() => (failures = 0))
    } catch (reason) {
      const error = toPortError(reason)
      const isWorthIt = error.retryable && error.reason !== 'storage-full'
      if (signal.aborted || !(isWorthIt || busy.has(error.reason ?? ''))) throw reason
      // A file that cannot be read any more is no matter of the network.
      if (error.code === 'unknown' && error.reason === undefined) throw reason
      onStalled()
      await wait(failures, signal)
    }
  }
}

/** What a file is known by: its name, size and day. Its bytes nobody compares. */
export interface KnownFile {
  name: string
  size: number
  lastModified?: number | undefined
}

export const isSame = (one: KnownFile, other: KnownFile): boolean =>
  one.size === other.size &&
  one.name.normalize('NFC') === other.name.normalize('NFC') &&
  (one.lastModified === undefined || one.lastModified === other.lastModified)
