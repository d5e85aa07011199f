/** Who takes part, at which sizes, in which order things are done. */
export const CASES = {
  files: {
    peers: {
      bare: undefined,
      atrium: undefined,
      svar: '@svar-ui/react-filemanager',
      cubone: '@cubone/react-file-manager',
    },
    sizes: [100, 1_000, 10_000, 50_000],
    // All of its rows are in the page.
    most: { cubone: 10_000 },
    // Where something is chosen, tools for it stand in Atrium where the filter was.
    actions: ['mount', 'sort', 'filter', 'selectAll', 'scrollToEnd', 'wheel'],
  },
}
