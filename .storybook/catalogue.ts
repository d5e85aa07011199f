import type { Plugin } from 'vite'
import { readCatalogue } from '../packages/design-system/src/stories/catalogue.ts'

const NAME = 'virtual:atrium/catalogue'
const RESOLVED = `\0${NAME}`

/** Gives the workspace what the sources say about each component: stories, keys, tokens, sizes. */
export const catalogue = (): Plugin => ({
  name: 'atrium:catalogue',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) =>
    id === RESOLVED ? `export const catalogue = ${JSON.stringify(readCatalogue())}` : undefined,
  hotUpdate({ file }) {
    const { moduleGraph } = this.environment
    const module = moduleGraph.getModuleById(RESOLVED)
    if (module && /\/src\/components\/|\/sizes\.json$/.test(file))
      moduleGraph.invalidateModule(module)
  },
})
