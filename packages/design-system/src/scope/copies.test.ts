import { build } from 'esbuild'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const COMPONENTS = ['Button', 'Card', 'Checkbox', 'Chip', 'Switch', 'TextField', 'Badge', 'Banner']

interface Copy {
  /** Every rule of this copy's components, by the classes that it hangs on. */
  rules: Map<string, string[]>
  html: string
}

/** A whole copy of the package with its own styled-components, as a host may bundle it. */
async function bundle(folder: string, name: string, order: string[]): Promise<Copy> {
  const from = (path: string) => JSON.stringify(join(source, path))
  const imports = order.map((one) => `import { ${one} } from ${from(`components/${one}/index.ts`)}`)
  const contents = `
    ${imports.join('\n')}
    import { createElement as h } from 'react'
    import { renderToString } from 'react-dom/server'
    import { ServerStyleSheet } from 'styled-components'
    const sheet = new ServerStyleSheet()
    const one = (type) => h(type, { key: type.name, label: 'Titel', title: 'Titel', tone: 'ok', count: 3 }, type === TextField ? undefined : 'Text')
    export const html = renderToString(sheet.collectStyles([${order.join(', ')}].map(one)))
    export const css = sheet.getStyleTags()
  `
  const outfile = join(folder, `${name}.mjs`)
  await build({
    stdin: { contents, resolveDir: source, loader: 'ts' },
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    conditions: ['@atrium/source'],
    jsx: 'automatic',
    // What behaves is shared; what writes styles is in each copy.
    external: ['react', 'react-dom', 'react-aria', 'react-aria-components', 'lucide-react'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    logLevel: 'error',
  })
  const { css, html } = (await import(pathToFileURL(outfile).href)) as { css: string; html: string }
  return { rules: rulesOf(css), html }
}

function rulesOf(css: string): Map<string, string[]> {
  const rules = new Map<string, string[]>()
  const marks = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g
  for (const [rule] of css.replace(marks, '').matchAll(/[^{}]+\{[^{}]*\}/g)) {
    for (const [name] of rule.slice(0, rule.indexOf('{')).matchAll(/\.(?!at-)[\w-]+/g)) {
      rules.set(name, [...(rules.get(name) ?? []), rule.trim()])
    }
  }
  return rules
}

describe('two copies of the package on one page', () => {
  let folder: string
  let one: Copy
  let other: Copy

  beforeAll(async () => {
    // Inside the package, so that React is found from there.
    folder = await mkdtemp(join(source, '..', '.copies-'))
    one = await bundle(folder, 'one', COMPONENTS)
    // The other one met the components in another order, so that it counts them differently.
    other = await bundle(folder, 'other', COMPONENTS.toReversed())
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('count their components alike', () => {
    const counted = (copy: Copy) => new Set(copy.html.match(/\bsc-[\w-]+/g))
    const both = [...counted(one)].filter((name) => counted(other).has(name))
    expect(both.length).toBeGreaterThan(3)
  })

  test('hang no rule on a counted class', () => {
    for (const { rules } of [one, other]) {
      expect([...rules.keys()].filter((name) => name.startsWith('.sc-'))).toEqual([])
    }
  })

  test('say the same under every class that both use', () => {
    expect(one.rules.size).toBeGreaterThan(5)
    for (const [name, rules] of one.rules) {
      const others = other.rules.get(name)
      if (others) expect(others, name).toEqual(rules)
    }
  })
})
