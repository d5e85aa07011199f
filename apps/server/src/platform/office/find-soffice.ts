import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where LibreOffice lies when it is in no path. */
const usual = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/libreoffice/program',
  '/usr/lib/libreoffice/program',
  '/Applications/LibreOffice.app/Contents/MacOS',
]

/**
 * LibreOffice's program. `wanted`: the setting, `none` for nothing at all; absent: where it usually
 * lies. Undefined: there is none. Throws where the setting names what is not there.
 */
export function findSoffice(wanted: string | undefined): string | undefined {
  if (wanted === 'none') return undefined
  if (wanted !== undefined) {
    if (isProgram(wanted)) return wanted
    throw new Error(
      `LIBREOFFICE_PATH: there is no program at "${wanted}". Example: LIBREOFFICE_PATH=/usr/bin/soffice`,
    )
  }
  // It is run by a shell, which Windows has none of.
  if (process.platform === 'win32') return undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...usual]
  return folders
    .flatMap((folder) => ['soffice', 'libreoffice'].map((name) => join(folder, name)))
    .find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
