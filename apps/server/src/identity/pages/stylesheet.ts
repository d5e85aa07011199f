import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const portalAssets = join(import.meta.dirname, '../../../../portal/dist/client/assets')

/** The pages' one stylesheet; its name changes with its content, so browsers may keep it. */
export const stylesheet = readStylesheet()

function readStylesheet() {
  const css = fontFaces() + readFileSync(join(import.meta.dirname, 'identity.css'), 'utf8')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12)
  return { name: `identity-${hash}.css`, css }
}

/** The built portal's fonts, so that they are fetched once for both; without them the system's. */
function fontFaces(): string {
  const wanted = [
    { family: 'Inter Variable', file: /^inter-latin-\w+-normal.*\.woff2$/ },
    {
      family: 'Schibsted Grotesk Variable',
      file: /^schibsted-grotesk-latin-\w+-normal.*\.woff2$/,
    },
  ]
  const files = listFiles(portalAssets)
  return wanted
    .flatMap(({ family, file }) => {
      const name = files.find((candidate) => file.test(candidate))
      return name
        ? `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url('/assets/${name}') format('woff2')}\n`
        : []
    })
    .join('')
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
