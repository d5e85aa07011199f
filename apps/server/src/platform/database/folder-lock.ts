import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface FolderLock {
  release(): void
}

/**
 * Takes a data folder for this process alone. The operating system holds the lock (through
 * SQLite's file lock), so it is free again the moment a process dies, however it dies.
 */
export function lockFolder(folder: string, address: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const owner = join(folder, 'owner.json')
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== 5) throw error
    throw new Error(
      `Atrium is already running on ${folder} (${readOwner(owner)}). ` +
        'Stop it first, or set ATRIUM_DATA to another folder.',
      { cause: error },
    )
  }
  writeFileSync(owner, JSON.stringify({ pid: process.pid, address }))
  return {
    release: () => {
      rmSync(owner, { force: true })
      lock.close()
    },
  }
}

function readOwner(path: string): string {
  try {
    const { pid, address } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    return `pid ${String(pid)}, address ${String(address)}`
  } catch {
    return 'its process has not said more yet'
  }
}
