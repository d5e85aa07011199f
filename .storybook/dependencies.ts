import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAME = '@atrium/design-system'
const SOURCES = join(import.meta.dirname, '../packages/design-system/src')
const OWN = /^(virtual:|node:|vitest|storybook|@storybook\/|@atrium\/|culori\/css|colorjs\.io)/

/**
 * What the design system's sources import from elsewhere. It is prepared before the first story
 * runs: a package found while they run reloads all of them, and every test with it.
 */
export function dependencies(): string[] {
  const found = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCES })) {
    if (/\.(test|d)\.tsx?$/.test(file)) continue
    const source = readFileSync(join(SOURCES, file), 'utf8')
    const imports = source.matchAll(
      /^(?:import|export)(?! type\b)[^'";]*?from '([^'./][^']*)'|import\('([^'./][^']*)'\)/gm,
    )
    for (const [, named, lazy] of imports) found.add(named ?? lazy ?? '')
  }
  return [...found].filter((name) => name && !OWN.test(name)).map((name) => `${NAME} > ${name}`)
}
