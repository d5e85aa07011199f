import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import type { ModuleRecord } from '../tools/docs-site/module-record.types.ts'
import { readTitles } from '../tools/docs-site/titles.ts'

const INDEX = 'virtual:atrium/modules'
const PAGE = 'virtual:atrium/module/'
const RESOLVED = '\0virtual:atrium/module'
const script = join(import.meta.dirname, '../tools/docs-site/print-modules.ts')

/** Beside the build, which has only one thread of its own. */
async function read(args: string[]): Promise<Record<string, ModuleRecord>> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Record<string, ModuleRecord>
}

/**
 * Gives each module's page what the sources say: props, port, types, settings, keys, changes, and what it
 * weighs. Each page loads its own part, when it is opened.
 */
export function modules({ isPublished }: { isPublished: boolean }): Plugin {
  let records: ReturnType<typeof read> | undefined
  const all = () => (records ??= read(isPublished ? ['--sizes'] : []))
  return {
    name: 'atrium:modules',
    buildStart() {
      if (isPublished) void all().catch(() => undefined)
    },
    resolveId: (id) => (id === INDEX || id.startsWith(PAGE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined
      if (id === `\0${INDEX}`) {
        const loaders = [...readTitles()].map(
          ([title, name]) => `${JSON.stringify(title)}: () => import('${PAGE}${name}')`,
        )
        return `export const modulePages = {${loaders.join()}}`
      }
      const found = Object.values(await all()).find(({ name }) => id === `\0${PAGE}${name}`)
      return `export const record = ${JSON.stringify(found)}`
    },
    hotUpdate({ file }) {
      if (!/\/portal-modules\/(src|README)|\/\.changeset\//.test(file)) return
      records = undefined
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${PAGE}`)) moduleGraph.invalidateModule(module)
    },
  }
}
