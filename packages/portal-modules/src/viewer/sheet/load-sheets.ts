import { LockedFile } from '../locked-file.ts'
import { unpack, type PackedGrid } from './pack.ts'
import type { SheetFile } from './read-sheets.ts'
import type { Grid } from './sheet.logic.ts'

/** What the thread says: the sheets, that a password is on them, or that there are none. */
type SheetAnswer = readonly PackedGrid[] | 'locked' | null

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
  const sheets = (await readBeside(file, start)) ?? (await readHere(file))
  return sheets.map(unpack)
}

async function readHere(file: SheetFile): Promise<readonly PackedGrid[]> {
  const { readSheets } = await import('./read-sheets.ts')
  return readSheets(file)
}

/** Undefined where the thread does not come. */
async function readBeside(
  file: SheetFile,
  start: () => Worker,
): Promise<readonly PackedGrid[] | undefined> {
  let thread: Worker | undefined
  try {
    const worker = (thread = start())
    const sheets = await new Promise<SheetAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data as SheetAnswer))
      worker.addEventListener('error', () => reject(new NoThread()))
      // The bytes stay here as well: they may have to be read once more.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is of no other origin
      worker.postMessage(file)
    })
    if (sheets === 'locked') throw new LockedFile()
    if (sheets === null) throw new Error('No spreadsheet')
    return sheets
  } catch (error) {
    const isRefused = error instanceof NoThread || thread === undefined
    if (isRefused) return undefined
    throw error
  } finally {
    thread?.terminate()
  }
}

class NoThread extends Error {}
