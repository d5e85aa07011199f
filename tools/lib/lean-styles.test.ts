import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lean } from './lean-styles.ts'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{packages/*,apps/portal}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => text.includes('@layer at.'))

test('comments and indentation go, what stands between selectors and values stays', () => {
  const code =
    "const a = css`\n  @layer at.components {\n    /* Why. */\n    > ul > li {\n      margin: 0 auto;\n    }\n    &[data-at-on] .at-x::after {\n      content: '· ';\n    }\n  }\n`"
  expect(lean(code)).toBe(
    "const a = css` @layer at.components{> ul > li{margin: 0 auto;}&[data-at-on] .at-x::after{content: '· ';}}`",
  )
})

test('nothing outside of styles changes', () => {
  const code = '/** As `css` does in `@layer at.components`. */\nconst text = `a  { b }`'
  expect(lean(code)).toBe(code)
})

test('in all sources only space and comments go', () => {
  const bare = (code: string) => code.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, '')
  const quoted = (code: string) => code.match(/content: '[^']*'/g)
  expect(sources.length).toBeGreaterThan(100)
  for (const source of sources) {
    expect(bare(lean(source))).toBe(bare(source))
    expect(quoted(lean(source))).toEqual(quoted(source))
  }
})
