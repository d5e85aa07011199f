import { cut, type Outline } from './outline.logic.ts'
import { readOpenDocument } from './open-document.ts'
import { readPowerPoint } from './power-point.ts'
import { openZip } from '../../kit/files/index.ts'

/**
 * The words of a presentation or an OpenDocument text, read in the browser: no server sees it. What
 * a file is, its content says and not its name. Rejects where it is none of them, or damaged.
 */
export async function readOutline(bytes: ArrayBuffer): Promise<Outline> {
  const zip = openZip(bytes)
  if (zip.has('ppt/presentation.xml')) return cut('slides', await readPowerPoint(zip))
  const { kind, parts } = await readOpenDocument(zip)
  return cut(kind, parts)
}
