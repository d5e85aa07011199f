// `node save-demo.ts save|forget <name>`: the demo that the server's tests start from.
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { seedDemo } from '../src/demo/index.ts'
import { createFolderStorage } from '../src/platform/storage/folder-storage.ts'
import { databases } from './databases.ts'
import { filesOf } from './saved-demo.ts'

const [kind] = databases

/** The small demo, filled once on the database of this run. */
async function save(saved: string) {
  const folder = filesOf(saved, kind)
  await mkdir(folder, { recursive: true })
  const { database, saveAs } = await kind.open()
  const storage = await createFolderStorage(folder)
  await seedDemo({ database, storage }, { size: 'small', now: new Date() })
  await saveAs(saved)
}

async function forget(saved: string) {
  await kind.forget(saved)
  await rm(dirname(filesOf(saved, kind)), { recursive: true, force: true })
}

const [, , task, name] = process.argv
await (task === 'forget' ? forget(name!) : save(name!))
