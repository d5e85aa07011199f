import { useEffect, useSyncExternalStore } from 'react'
import type { FileExplorerPort } from '../file-explorer.port.ts'
import {
  createUploadQueue,
  uploadTotals,
  type UploadItem,
  type UploadQueue,
} from './upload-queue.ts'

// One queue a port, so that uploads and their panel outlive the screen that started them.
const queues = new WeakMap<FileExplorerPort, UploadQueue>()

/** The uploads of a port. */
export function uploadQueueOf(port: FileExplorerPort): UploadQueue {
  let queue = queues.get(port)
  if (!queue) {
    queues.set(port, (queue = createUploadQueue(port)))
    void queue.recover()
  }
  return queue
}

/** What a queue holds, and a warning before the page is left while something is under way. */
export function useUploadItems(queue: UploadQueue): readonly UploadItem[] {
  const items = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot)
  const isBusy = uploadTotals(items).open > 0
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
  return items
}
