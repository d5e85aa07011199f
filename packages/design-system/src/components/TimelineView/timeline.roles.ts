/** Tables of the browser know no windows: rows and cells say by their roles what they are. */
export const ROLES = {
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  gridcell: { role: 'gridcell' },
} as const
