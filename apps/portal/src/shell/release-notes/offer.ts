import type { ReleaseNote } from '@atrium/api-client/contract'
import { noteToShow } from './offer.logic.ts'

/** Time from the start of the portal to its news (LAY-13). */
const releaseNotesDelayMs = 15_000
const retryMs = 5_000

interface Offer {
  load: () => Promise<readonly ReleaseNote[]>
  show: (note: ReleaseNote) => void
  /** Something is open that must not be covered. */
  isBusy: () => boolean
  log: (message: string, error?: unknown) => void
}

/** After 15 seconds, and when nothing is open, what is new is shown (LAY-13). Returns how to stop. */
export function startOffer({ load, show, isBusy, log }: Offer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let note: ReleaseNote | undefined

  const attempt = async () => {
    if (!isBusy()) {
      note ??= noteToShow(await load())
      if (isStopped || !note) return
      if (!isBusy()) return show(note)
    }
    if (!isStopped) wait(retryMs)
  }
  // News are worth no message of their own when they cannot be had.
  const wait = (time: number) => {
    timer = setTimeout(() => void attempt().catch((error) => log('No release notes', error)), time)
  }
  wait(releaseNotesDelayMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
