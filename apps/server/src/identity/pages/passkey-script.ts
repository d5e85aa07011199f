import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The one script of the pages; its name changes with its content, so browsers may keep it. */
export const passkeyScript = readScript()

function readScript() {
  const library = new URL(
    '../dist/bundle/index.umd.min.js',
    import.meta.resolve('@simplewebauthn/browser'),
  )
  const own = readFileSync(join(import.meta.dirname, 'passkeys.js'), 'utf8')
  const js = `${readFileSync(library, 'utf8')}\n;(() => {\n${own}\n})()\n`
  const hash = createHash('sha256').update(js).digest('hex').slice(0, 12)
  return { name: `passkeys-${hash}.js`, js }
}
