import { LIST_KEYS, SELECTION_KEYS } from '../../collection/collection.keys.ts'
import type { KeyContract } from '../../stories/keyContract.ts'

/** The keys of a table: those of lists and of choosing, and its own. */
export const DATA_TABLE_KEYS = [
  ...LIST_KEYS,
  ...SELECTION_KEYS,
  ['Enter', 'Opens the row'],
  ['Right, Left', 'On the row: opens its details, goes into its cells; closes them'],
  [
    'Right, Left, Home, End',
    'In a cell: along the cells and controls; from the first back to the row',
  ],
  ['Down, Up, PageDown, PageUp', 'In a cell: the same cell of another row'],
  ['F2, Enter', 'In a cell: edits it; F2 on the row edits its first editable cell'],
  ['Enter, Tab, Escape', 'While editing: saves, saves and goes on, brings the text back'],
  ['Escape', 'In a cell: back to its row'],
  ['Shift+F10, menu key', 'Opens the menu of the row, or of the column'],
  ['Up on the first row', 'Goes to the headings; Down comes back'],
  ['Enter, Shift+Enter', 'On a heading: sorts by it; sorts by it as well'],
  ['Right, Left, Home, End', 'On a heading: along the headings; Tab goes to its menu and its edge'],
  ['Alt+Down', 'On a heading: opens its menu, which moves, sizes, keeps and hides the column'],
  ['Right, Left, Home, Enter', 'On an edge: wider, narrower, narrowest, as wide as its content'],
] satisfies KeyContract
