/** For esbuild: React Aria brings its words in 34 languages; as in the portal, two of them are let in. */
export const twoLanguages = {
  name: 'two-languages',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/intl\/.*\/[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      /(de-DE|en-US)\.m?js$/.test(path) ? undefined : { contents: 'export default {}' },
    ),
}
