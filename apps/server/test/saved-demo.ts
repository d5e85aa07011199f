import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseKind } from './databases.ts'

/** Where the demo of this run is saved, by `save-demo.ts`; absent outside of the test runner. */
export const savedDemo = (): string | undefined => process.env.TEST_SAVED_DEMO

export const filesOf = (saved: string, { name }: Pick<DatabaseKind, 'name'>) =>
  join(tmpdir(), 'atrium-test', saved, name)

/** Gives a server's data folder the files of the saved demo. */
export async function copySavedFiles(kind: DatabaseKind, folder: string): Promise<void> {
  await cp(filesOf(savedDemo()!, kind), folder, { recursive: true })
}
