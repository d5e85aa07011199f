import { toPortError } from '../../kit/port-error.ts'
import type { SeminarPort } from '../seminar.port.ts'
import { finalityOf, shortened } from './lesson-runtime.ts'
import { sentOf, type KeptCommit, type Outbox } from './outbox.ts'
import { inEndedVisit } from './visit-lock.ts'

/** What was not taken for so long is of nobody who comes back. */
const maxAgeMs = 90 * 24 * 3_600_000

export interface ReplayOptions {
  port: Pick<SeminarPort, 'commit' | 'owner'>
  outbox: Outbox
  now: () => number
  /** Runs the work unless the visit is running in some page. */
  inEnded?: typeof inEndedVisit
}

/** Work of a page is done once, also where several things ask for it. */
const running = new WeakMap<Outbox, Promise<number>>()

/**
 * Sends what was kept of visits that are over, each in its order and once: the server answers a number
 * that it knows without keeping it twice (T-87). Returns how many commits arrived. What is refused stays
 * and is tried at the next opening; only a lesson that was taken over takes nothing any more.
 */
export function replayCommits(options: ReplayOptions): Promise<number> {
  const { outbox } = options
  let work = running.get(outbox)
  if (!work) {
    work = replay(options).finally(() => running.delete(outbox))
    running.set(outbox, work)
  }
  return work
}

async function replay({ port, outbox, now, inEnded = inEndedVisit }: ReplayOptions) {
  const own = (await outbox.read()).filter(({ owner }) => owner === port.owner)
  const byVisit = Map.groupBy(own, ({ launchId }) => launchId)
  let arrived = 0
  for (const [launchId, commits] of byVisit) {
    await inEnded(launchId, async () => {
      for (const commit of commits) {
        if (now() - commit.keptAt > maxAgeMs) {
          await outbox.remove(launchId, commit.sequence)
          continue
        }
        if (commit.isRefused) continue
        if (!(await sendOne(port, outbox, commit))) return
        arrived += 1
      }
    })
  }
  return arrived
}

/** False: what comes after it has to wait, or it would arrive in the wrong order. */
async function sendOne(
  port: ReplayOptions['port'],
  outbox: Outbox,
  commit: KeptCommit,
): Promise<boolean> {
  try {
    await port.commit(sentOf(commit))
    await outbox.remove(commit.launchId, commit.sequence)
    return true
  } catch (error) {
    const failure = toPortError(error)
    const finality = finalityOf(failure)
    if (finality === 'try-again') return false
    if (failure.reason === 'visit-ended') await outbox.remove(commit.launchId, commit.sequence)
    else if (finality !== 'too-much') await outbox.put({ ...commit, isRefused: true })
    else {
      const short = shortened(commit)
      if (short) return sendOne(port, outbox, short)
      await outbox.remove(commit.launchId, commit.sequence)
    }
    // The next one of the visit may still count, as for what was reached.
    return finality === 'too-much'
  }
}
