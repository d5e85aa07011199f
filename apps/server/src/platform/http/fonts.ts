import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const portalAssets = join(import.meta.dirname, '../../../../portal/dist/client/assets')

/** The built portal's fonts for pages beside it, so that they are fetched once; without them the system's. */
export const fontFaces = readFontFaces()

function readFontFaces(): string {
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
