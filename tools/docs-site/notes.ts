/** What is written about a module: its own README, and the parts of the package's that are about it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf } from './markdown.ts'
import { modulesFolder } from './titles.ts'

const ofPackage = join(modulesFolder, '../README.md')

/** `<!-- module: seminar -->` below a heading says whom the part is about; it is not shown anywhere. */
const marks = /<!-- modules?: ([\w, -]+) -->\n*/

/** The map of a module's folders is for whoever builds it. */
const rooms = /^\| room [^\n]*\n(?:\|[^\n]*\n)+/m

export function notesOf(folder: string): string {
  const own = join(modulesFolder, folder, 'README.md')
  const text = existsSync(own) ? readFileSync(own, 'utf8').replace(/^# .*\n+/, '').replace(rooms, '') : '' // prettier-ignore
  const parts = partsOf(readFileSync(ofPackage, 'utf8'))
    .filter(({ body }) => marks.exec(body)?.[1]?.split(/[ ,]+/).includes(folder))
    .map(({ heading, body }) => `### ${heading}\n\n${body.replace(marks, '')}`)
  return [text.trim().replaceAll(/^## /gm, '### '), ...parts].filter(Boolean).join('\n\n')
}
