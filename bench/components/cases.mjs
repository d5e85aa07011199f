// What is measured: who takes part in a case, at which sizes, in which order things are done.
const files = {
  peers: { bare: undefined, atrium: undefined, svar: '@svar-ui/react-filemanager' },
  actions: ['mount', 'selectAll', 'sort', 'filter', 'scrollToEnd', 'wheel'],
}

const bars = {
  sizes: [1_000, 10_000],
  actions: ['mount', 'move', 'moveByPointer', 'zoom', 'pan', 'scrollToEnd', 'wheel'],
}

export const CASES = {
  list: { ...files, sizes: [1_000, 10_000, 50_000] },
  // What is not windowed makes ten elements of each tile: 50,000 files would be half a million.
  grid: { ...files, sizes: [1_000, 10_000] },
  table: {
    peers: {
      bare: undefined,
      atrium: undefined,
      svar: '@svar-ui/react-grid',
      aggrid: 'ag-grid-react',
      muix: '@mui/x-data-grid',
    },
    sizes: [1_000, 10_000],
    actions: ['mount', 'selectAll', 'sort', 'filter', 'scrollToEnd', 'wheel'],
  },
  board: {
    peers: { bare: undefined, atrium: undefined, pangea: '@hello-pangea/dnd' },
    sizes: [1_000, 10_000],
    actions: ['mount', 'move', 'moveByPointer', 'scrollToEnd', 'wheel'],
  },
  timeline: {
    ...bars,
    peers: {
      bare: undefined,
      atrium: undefined,
      rct: 'react-calendar-timeline',
      vis: 'vis-timeline',
    },
  },
  // One bar in each row, as in a Gantt chart.
  gantt: {
    ...bars,
    peers: { bare: undefined, atrium: undefined, svar: '@svar-ui/react-gantt' },
  },
  calendar: {
    peers: { bare: undefined, atrium: undefined, fullcalendar: '@fullcalendar/react' },
    sizes: [1_000, 10_000],
    actions: ['mount', 'move', 'moveByPointer', 'pan', 'zoom'],
  },
}
