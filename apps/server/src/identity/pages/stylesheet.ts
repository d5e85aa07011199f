import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFaces } from '../../platform/http/fonts.ts'

/** The pages' one stylesheet; its name changes with its content, so browsers may keep it. */
export const stylesheet = readStylesheet()

function readStylesheet() {
  const css = fontFaces + readFileSync(join(import.meta.dirname, 'identity.css'), 'utf8')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12)
  return { name: `identity-${hash}.css`, css }
}
