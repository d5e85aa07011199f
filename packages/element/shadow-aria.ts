import { join } from 'node:path'
import type { Plugin } from 'vite'

const roots = join(import.meta.dirname, 'src/roots.ts')

/**
 * What React Aria (3.53) still does for documents alone, mended as long as it does. A pattern that is not found
 * ends the build, so that none of this falls silent.
 */
export const shadowAria: Plugin = {
  name: 'shadow-aria',
  transform: {
    filter: { id: /\/react-aria\/dist\/private\/.*\.mjs$/ },
    handler(code, id) {
      const swap = (from: string, to: string) => {
        if (!code.includes(from)) this.error(`React Aria has changed: ${id} does not say ${from}`)
        return { code: code.replace(from, to), map: null }
      }
      // One rule into the page's head, where it means nothing to a shadow tree: `mount` has it.
      if (id.endsWith('/interactions/usePress.mjs'))
        return swap('!ownerDocument || !ownerDocument.head', 'ownerDocument')
      // The observer of a dialog in a shadow tree goes on while another one is open over it, and disables that.
      if (id.endsWith('/overlays/ariaHideOutside.mjs')) {
        const [, stack] = /(\S+)\.push\(observerWrapper\)/.exec(code) ?? []
        const begin = 'let shadowObserver = new MutationObserver((changes)=>{'
        return swap(begin, `${begin} if (${stack}.at(-1) !== observerWrapper) return;`)
      }
      // Names and active options are looked for by their id.
      if (!code.includes('document.getElementById(')) return undefined
      return {
        code: `import { findById } from ${JSON.stringify(roots)};\n${code.replaceAll('document.getElementById(', 'findById(')}`,
        map: null,
      }
    },
  },
}
