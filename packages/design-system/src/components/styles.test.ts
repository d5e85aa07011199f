import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { OTHER_VARIABLES, SCALE, createTheme } from '../theme/index.ts'

const root = join(import.meta.dirname, '..')
const files = globSync('{components,styles,stories}/**/*.{ts,tsx,css}', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const own = files.filter(({ file }) => file.startsWith('components') && !file.includes('.stories.'))

/** Every match of a pattern, with the file that it stands in. */
function found(among: typeof files, pattern: RegExp): string[] {
  return among.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([match]) => `${file}: ${match}`),
  )
}

describe('styles', () => {
  test('there are components to look at', () => {
    expect(own.length).toBeGreaterThan(40)
  })

  test('name only tokens that a theme has', () => {
    const { light } = createTheme()
    const known = new Set([...Object.keys(light), ...Object.keys(SCALE), ...OTHER_VARIABLES])
    const used = files.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/var\(--at-([\w-]+)[,)]/g), ([, token]) => ({ file, token })),
    )
    expect(used.length).toBeGreaterThan(300)
    expect(used.filter(({ token }) => !known.has(token ?? ''))).toEqual([])
  })

  test('of components name no raw colour', () => {
    const raw = /#[\da-f]{3,8}\b(?=[;\s)])|\b(?:rgba?|hsla?|oklch)\(|:\s*(?:white|black|red)\b/gi
    expect(found(own, raw)).toEqual([])
  })

  test('are static: nothing is interpolated that depends on props or a theme object', () => {
    expect(found(own, /\$\{\s*\([^`]*?=>/g)).toEqual([])
  })

  test('of components lie in their cascade layer', () => {
    const open = own.filter(({ text }) => {
      const templates = text.match(/(?:styled[.(][^`]*|css)`[^`]*`/g) ?? []
      return templates.some((css) => !css.includes('@layer at.components') && !css.includes('Css}'))
    })
    expect(open.map(({ file }) => file)).toEqual([])
  })
})
