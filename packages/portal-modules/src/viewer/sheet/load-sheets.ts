import { readInThread } from '../in-thread.ts'
import { unpack, type PackedGrid } from './pack.ts'
import type { SheetFile } from './read-sheets.ts'
import type { Grid } from './sheet.logic.ts'

/** Its thread, by the package's own name: whoever builds this finds the file, in the portal and elsewhere. */
const startThread = () =>
  new Worker(new URL('@atrium/portal-modules/viewer/sheet-worker', import.meta.url), {
    type: 'module',
  })

/**
 * Reads a spreadsheet beside the page, which stays at hand meanwhile. Where no thread comes, because
 * a product's policy or build has no place for it, the page reads it itself. Rejects where it is none.
 */
export async function loadSheets(file: SheetFile, start = startThread): Promise<readonly Grid[]> {
  const sheets = (await readInThread<readonly PackedGrid[]>(file, start)) ?? (await readHere(file))
  return sheets.map(unpack)
}

async function readHere(file: SheetFile): Promise<readonly PackedGrid[]> {
  const { readSheets } = await import('./read-sheets.ts')
  return readSheets(file)
}
