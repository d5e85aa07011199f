import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import designSystem from '../../design-system/package.json' with { type: 'json' }
import packageJson from '../package.json' with { type: 'json' }
import type { Manifest } from './kit/manifest.ts'

const here = import.meta.dirname
const modules = readdirSync(here).filter(
  (name) => name !== 'kit' && existsSync(`${here}/${name}/manifest.ts`),
)
const exported = new Set(Object.keys(packageJson.exports))

test.each(modules)(
  '%s is published whole: its manifest apart from its code, adapter and trials (T-01)',
  async (name) => {
    for (const part of ['', '/manifest', '/module', '/adapter', '/testing'])
      expect(exported).toContain(`./${name}${part}`)
    const { manifest } = (await import(`./${name}/manifest.ts`)) as { manifest: Manifest }
    expect(manifest.type).toMatch(/^[a-z]+$/i)
    expect(manifest.title.de).toMatch(/\S/)
    expect(manifest.title.en).toMatch(/\S/)
  },
)

test('no two modules are for the same type (T-01)', async () => {
  const types = await Promise.all(
    modules.map(async (name) => {
      const { manifest } = (await import(`./${name}/manifest.ts`)) as { manifest: Manifest }
      return manifest.type.toLowerCase()
    }),
  )
  expect(new Set(types).size).toBe(types.length)
})

test('what a product has to bring stands in the line that installs it (D-08)', () => {
  const readme = readFileSync(`${here}/../README.md`, 'utf8').replaceAll('\\\n', ' ')
  const installed = /^npm install (.+)$/m.exec(readme)?.[1]?.split(/\s+/) ?? []
  const optional = Object.keys(packageJson.peerDependenciesMeta)
  const peers = [packageJson, designSystem].flatMap((one) => Object.keys(one.peerDependencies))
  expect(installed).toEqual(
    expect.arrayContaining([packageJson.name, ...peers.filter((peer) => !optional.includes(peer))]),
  )
})
