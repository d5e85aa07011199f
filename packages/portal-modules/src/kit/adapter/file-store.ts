import type { Scope } from '@atrium/api-client'
import type { FileStore } from '../browser-storage/file-store.ts'

/** All files of one name together; more would fill the device without anybody seeing it. */
const maxKeptBytes = 50 * 1024 ** 2

const databaseName = 'atrium-chosen-files'
const storeName = 'files'

/** Resolves once a request is answered. */
const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return answered(request)
}

/**
 * Keeps chosen files in the browser's database, apart for each person, tenant and module. Blocked or full
 * storage keeps none, and says so.
 */
export function createFileStore(
  module: string,
  { tenant, user }: Scope,
  factory: () => IDBFactory = () => indexedDB,
): FileStore {
  const keyOf = (name: string) => `${module}:${tenant}:${user}:${name}`
  // One after the other: what was chosen last is what is kept.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const turn = last.then(work).catch(() => otherwise)
    last = turn
    return turn
  }
  const write = async (name: string, files: readonly File[]) => {
    const database = await openDatabase(factory())
    try {
      const transaction = database.transaction(storeName, 'readwrite')
      const store = transaction.objectStore(storeName)
      if (files.length === 0) store.delete(keyOf(name))
      else store.put([...files], keyOf(name))
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error))
      })
    } finally {
      database.close()
    }
  }
  return {
    read: (name) =>
      inTurn(async () => {
        const database = await openDatabase(factory())
        try {
          const store = database.transaction(storeName).objectStore(storeName)
          return (await answered<File[] | undefined>(store.get(keyOf(name)))) ?? []
        } finally {
          database.close()
        }
      }, []),
    keep: (name, files) =>
      inTurn(async () => {
        const isSmall = files.reduce((sum, { size }) => sum + size, 0) <= maxKeptBytes
        try {
          await write(name, isSmall ? files : [])
          return isSmall
        } catch (error) {
          // What was kept before is not what is chosen now.
          await write(name, [])
          throw error
        }
      }, false),
  }
}
