import { globSync, rmSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { declareTypes } from '../../tools/lib/declare-types.ts'
import { withoutLayers } from './src/styles/without-layers.ts'

// Cleaned once here: two builds share the folder, and either would remove the other's files.
rmSync('dist', { recursive: true, force: true })

const shared: Options = {
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  // Its entries are folders without `exports`, which Node does not import: it comes inside.
  noExternal: [/^@atlaskit\//],
}

/** One entry a component: `@atrium/design-system/Button` brings the button and nothing else. */
const components = Object.fromEntries(
  globSync('src/components/*/index.ts').map((file) => [file.slice(4, -3), file]),
)

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', 'collection/index': 'src/collection/index.ts', ...components },
    // What several components share, such as contexts, stands in one chunk: there is one of each.
    splitting: true,
    // Server components may import it: what it exports runs in the browser.
    banner: { js: "'use client';" },
    esbuildPlugins: [
      {
        name: 'theme-once',
        // The theme engine is an entry of its own; the components use that one and not a copy.
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/theme\/index\.ts$/ }, () => ({
            path: '@atrium/design-system/theme',
            external: true,
          })),
      },
    ],
    onSuccess: async () => {
      await copyStyles()
      await declareTypes()
    },
  },
  // Free of React, so that a server can write the theme into the page and check what was typed.
  {
    ...shared,
    entry: { 'theme/index': 'src/theme/index.ts', 'validation/index': 'src/validation/index.ts' },
    splitting: false,
  },
])

/** Copies the style sheets with the fonts that they name, so that every bundler finds them. */
async function copyStyles(): Promise<void> {
  const resolve = createRequire(import.meta.url).resolve
  await mkdir('dist/fonts', { recursive: true })
  await cp('src/styles/base.css', 'dist/base.css')
  await writeFile(
    'dist/unlayered.css',
    withoutLayers(await readFile('src/styles/base.css', 'utf8')),
  )
  let css = await readFile('src/styles/fonts.css', 'utf8')
  const fonts = [...css.matchAll(/url\('((@fontsource-variable\/[^/]+)\/([^']+))'\)/g)]
  for (const [, specifier, name, file] of fonts) {
    if (!specifier || !name || !file) continue
    const target = `fonts/${file.slice(file.lastIndexOf('/') + 1)}`
    await cp(join(dirname(resolve(`${name}/package.json`)), file), join('dist', target))
    css = css.replace(specifier, `./${target}`)
  }
  await writeFile('dist/fonts.css', css)
}
