/** Who takes part, at which sizes, in which order things are done. */
const plan = {
  sizes: [1_000, 10_000],
  actions: ['mount', 'zoom', 'pan', 'scrollToEnd', 'wheel'],
}

export const CASES = {
  // Campaigns with twenty channels each, side by side.
  timeline: {
    ...plan,
    peers: {
      bare: undefined,
      atrium: undefined,
      rct: 'react-calendar-timeline',
      vis: 'vis-timeline',
    },
  },
  // Campaigns with one channel each, as in a Gantt chart.
  gantt: {
    ...plan,
    peers: { bare: undefined, atrium: undefined, svar: '@svar-ui/react-gantt' },
  },
  calendar: {
    sizes: [1_000, 10_000],
    actions: ['mount', 'pan'],
    peers: { bare: undefined, atrium: undefined, fullcalendar: '@fullcalendar/react' },
  },
}
