/** Who takes part, at which sizes, in which order things are done. */
export const CASES = {
  board: {
    peers: {
      bare: undefined,
      atrium: undefined,
      pangea: '@hello-pangea/dnd',
      dndkit: '@dnd-kit/core',
    },
    sizes: [2_000, 10_000],
    actions: ['mount', 'filter', 'move', 'moveByPointer', 'scrollToEnd', 'wheel'],
  },
}
