/** Where a file is on its way. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'failed' | 'done' | 'cancelled'

/** A file on its way. */
export interface UploadItem {
  /** Identifies it in the callbacks. */
  id: string
  /** Name of the file. */
  name: string
  /** Its bytes. */
  size: number
  /** Bytes that have arrived. */
  sent: number
  /** Where it is on its way. */
  state: UploadState
  /** What went wrong, what is safe, what to do. */
  error?: string
  /** Bytes a second, for the time that remains. */
  speed?: number
}

/** What people can do about files on their way. */
export interface UploadActions {
  /** Halts files; without it nothing can be paused. */
  onPause?: (ids: string[]) => void
  /** Lets paused files go on. */
  onResume?: (ids: string[]) => void
  /** Takes a file out of the queue, also a failed one. */
  onCancel?: (id: string) => void
  /** Sends failed or cancelled files once more. */
  onRetry?: (ids: string[]) => void
}

/** All files together. */
export interface UploadTotals {
  /** Files that wait, travel or pause. */
  open: number
  /** Of those, how many travel or wait to. */
  moving: number
  /** Files that did not arrive. */
  failed: number
  /** Files that arrived. */
  done: number
  /** Bytes that have arrived of those that still count. */
  sent: number
  /** All bytes of those. */
  size: number
  /** Seconds until the rest has arrived; undefined while nobody can know. */
  remaining: number | undefined
}

const OPEN: readonly UploadState[] = ['waiting', 'sending', 'paused']

/** Whether a file still has to go. */
export function isOpen({ state }: Pick<UploadItem, 'state'>): boolean {
  return OPEN.includes(state)
}

/** Sums of the queue; failed and cancelled files do not count (FILE-09). */
export function uploadTotals(items: readonly UploadItem[]): UploadTotals {
  const counted = items.filter((item) => isOpen(item) || item.state === 'done')
  const moving = counted.filter(({ state }) => state === 'sending' || state === 'waiting')
  const sum = (all: readonly UploadItem[], of: (item: UploadItem) => number) =>
    all.reduce((total, item) => total + of(item), 0)
  const speed = sum(moving, (item) => (item.state === 'sending' ? (item.speed ?? 0) : 0))
  const rest = sum(moving, (item) => Math.max(0, item.size - item.sent))
  return {
    open: counted.filter(isOpen).length,
    moving: moving.length,
    failed: items.filter(({ state }) => state === 'failed').length,
    done: items.filter(({ state }) => state === 'done').length,
    sent: sum(counted, (item) =>
      item.state === 'done' ? item.size : Math.min(item.sent, item.size),
    ),
    size: sum(counted, (item) => item.size),
    remaining: speed > 0 && rest > 0 ? rest / speed : undefined,
  }
}

/** Seconds until one file has arrived; undefined while nobody can know. */
export function remainingOf({ state, size, sent, speed = 0 }: UploadItem): number | undefined {
  return state === 'sending' && speed > 0 && sent < size ? (size - sent) / speed : undefined
}
