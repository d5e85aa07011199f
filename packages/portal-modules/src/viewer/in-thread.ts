import { LockedFile } from './locked-file.ts'

/** What a thread says: what it read, that a password is on the file, or that it is none of its kind. */
type ThreadAnswer<T> = T | 'locked' | null

/**
 * Has a file read beside the page, which stays at hand meanwhile. Undefined where no thread comes,
 * because a product's policy or build has no place for it. Rejects where the file is none of its kind.
 */
export async function readInThread<T extends object>(
  file: unknown,
  start: () => Worker,
): Promise<T | undefined> {
  let thread: Worker | undefined
  try {
    const worker = (thread = start())
    const answer = await new Promise<ThreadAnswer<T>>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data as ThreadAnswer<T>))
      worker.addEventListener('error', () => reject(new NoThread()))
      // The bytes stay here as well: they may have to be read once more.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is of no other origin
      worker.postMessage(file)
    })
    if (answer === 'locked') throw new LockedFile()
    if (answer === null) throw new Error('Not a file of this kind')
    return answer
  } catch (error) {
    const isRefused = error instanceof NoThread || thread === undefined
    if (isRefused) return undefined
    throw error
  } finally {
    thread?.terminate()
  }
}

class NoThread extends Error {}
