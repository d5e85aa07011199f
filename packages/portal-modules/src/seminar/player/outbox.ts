import type { Commit } from '../seminar.port.ts'

/** A commit that the server has not acknowledged. */
export interface KeptCommit extends Commit {
  /** `owner` of the port that it goes to. */
  owner?: string | undefined
  /** When it was kept first; milliseconds since 1970. */
  keptAt: number
  /** The server refused it for good: the lesson was taken over. It is not sent again. */
  isRefused?: boolean
}

/** A kept commit as it goes to the port. */
export function sentOf(kept: KeptCommit): Commit {
  const { seminarId, lessonId, launchId, sequence, cmi, seconds, isLast } = kept
  return { seminarId, lessonId, launchId, sequence, cmi, seconds, ...(isLast && { isLast }) }
}

/** Where commits stay until they are acknowledged, over a reload and a killed browser (T-87). */
export interface Outbox {
  /** All that are kept, in the order of their visits and numbers. */
  read: () => Promise<readonly KeptCommit[]>
  /** Keeps one, in place of what was kept under its visit and number. */
  put: (commit: KeptCommit) => Promise<void>
  remove: (launchId: string, sequence: number) => Promise<void>
}

const databaseName = 'atrium-lesson-commits'
const storeName = 'commits'

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/**
 * Commits in the browser's database, under their visit and number. Where the browser stores nothing, they
 * live as long as the page.
 */
export function createOutbox(factory: () => IDBFactory = () => indexedDB): Outbox {
  const memory = createMemoryOutbox()
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    opened ??= (async () => {
      const request = factory().open(databaseName, 1)
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(storeName, { keyPath: ['launchId', 'sequence'] }),
      )
      const database = await answered(request)
      // Another version of the product, or somebody who clears their data, must not wait for this page.
      const letGo = () => {
        database.close()
        opened = undefined
      }
      database.addEventListener('versionchange', letGo)
      database.addEventListener('close', letGo)
      return database
    })().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const work = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const database = await open()
    return answered(ask(database.transaction(storeName, mode).objectStore(storeName)))
  }
  return {
    read: async () => {
      try {
        const kept = await work<KeptCommit[]>('readonly', (store) => store.getAll())
        return [...kept, ...(await memory.read())].toSorted(inOrder)
      } catch {
        return memory.read()
      }
    },
    put: async (commit) => {
      try {
        await work('readwrite', (store) => store.put(commit))
      } catch {
        await memory.put(commit)
      }
    },
    remove: async (launchId, sequence) => {
      await memory.remove(launchId, sequence)
      await work('readwrite', (store) => store.delete([launchId, sequence])).catch(() => undefined)
    },
  }
}

/** Commits in the page. */
export function createMemoryOutbox(): Outbox {
  const kept = new Map<string, KeptCommit>()
  const keyOf = (launchId: string, sequence: number) => `${launchId}:${sequence}`
  return {
    read: async () => [...kept.values()].toSorted(inOrder),
    put: async (commit) => void kept.set(keyOf(commit.launchId, commit.sequence), commit),
    remove: async (launchId, sequence) => void kept.delete(keyOf(launchId, sequence)),
  }
}

/** Visits by their beginning, commits of a visit by their number. */
function inOrder(one: KeptCommit, other: KeptCommit): number {
  if (one.launchId === other.launchId) return one.sequence - other.sequence
  return one.keptAt - other.keptAt
}
