import type { Plugin } from 'vite'

const styles = /((?:css|styled[.(][^`]*))`([^`]*@layer at\.[^`]*)`/g

/** Styles without what only their authors read: a tenth of the shell is the space before their lines. */
export const lean = (code: string) =>
  code.replace(
    styles,
    (_, tag: string, text: string) =>
      `${tag}\`${text
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([{};]) ?/g, '$1')}\``,
  )

/** What other browsers than ours would need is left out: no scope asks for its prefixes. */
export const withoutPrefixes: Plugin = {
  name: 'without-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
    handler: () => ({ code: 'export const prefix = (value) => value', map: null }),
  },
}

/** Lets the styles of components travel without comments and indentation. */
export const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '@layer at.' },
    handler: (code) => ({ code: lean(code), map: null }),
  },
}
