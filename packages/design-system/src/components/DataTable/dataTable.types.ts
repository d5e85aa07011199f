import type { ReactNode, Ref } from 'react'
import type { Key, SelectionProps } from '../../collection/index.ts'
import type { NativeProps } from '../../native/index.ts'

/** What a column sorts by; nothing means empty, and empties come last in both directions. */
export type SortValue = string | number | undefined

/** Which way a column is sorted. */
export type SortDirection = 'ascending' | 'descending'

/** One column of the sort. */
export interface SortEntry {
  /** Id of the column. */
  id: string
  /** Smallest first or largest first. */
  direction: SortDirection
}

/** The columns that sort, the main one first. */
export type TableSort = readonly SortEntry[]

/** What people arranged; plain data, so that a host can store it. Ids it does not know are left out. */
export interface TableLayout {
  /** Ids of the columns in their order; new columns stand beside their neighbours. */
  order?: readonly string[]
  /** Ids of the columns that are not shown. */
  hidden?: readonly string[]
  /** Ids of the columns that stay in sight when the rest scrolls. */
  frozen?: readonly string[]
  /** Widths in pixels by id of the column. */
  widths?: Readonly<Record<string, number>>
}

/** How the texts of a column are changed in place. */
export interface ColumnEdit<T> {
  /** The text that is edited. */
  value: (row: T) => string
  /**
   * Saves; a promise keeps it pending. A rejection keeps what was typed and says that it failed, a text
   * that it resolves to keeps it, too, and says why.
   */
  onSave: (row: T, text: string) => void | Promise<string | void>
  /** What the field is called; default the title of the column. */
  label?: string
  /** Says what is wrong with a text before it is saved. */
  validate?: (text: string, row: T) => string | undefined
  /** Which rows may be edited; default all. */
  isAllowed?: (row: T) => boolean
  /** What stands in the cell is not saved yet: it is saved even where nobody changes it. Default no. */
  isUnsaved?: (row: T) => boolean
  /** The keyboard that a phone shows. */
  inputMode?: 'text' | 'decimal' | 'numeric'
  /** Texts that are offered while one types; others are allowed. */
  suggestions?: readonly string[]
}

/** One column. */
export interface DataTableColumn<T> {
  /** Names it in sort and layout; short and stable. */
  id: string
  /** Its heading. */
  title: string
  /** What stands in a row's cell; default its `text`. Make it once, outside of the render. */
  cell?: (row: T) => ReactNode
  /** A second, quieter line below. */
  detail?: (row: T) => ReactNode
  /** The cell as plain text; default what it sorts by. */
  text?: (row: T) => string
  /** What it sorts by; without it, and without `compare`, it does not sort. */
  sortBy?: (row: T) => SortValue
  /** Compares two rows, the smaller first, where a value does not say it. */
  compare?: (a: T, b: T) => number
  /** Which direction the first press sorts in; default `ascending`. */
  firstDirection?: SortDirection
  /** Width in pixels; without it the column shares what is left. */
  width?: number
  /** Least width in pixels; default 120, or 72 when resized. */
  minWidth?: number
  /** Its share of what is left; default 1. */
  grow?: number
  /** Default `start`; figures stand at the `end` and line up. */
  align?: 'start' | 'center' | 'end'
  /** Stays in sight when the rest scrolls sideways. */
  isSticky?: boolean
  /** Names the row; default the first column. */
  isRowHeader?: boolean
  /** Can be hidden; default true, save for the column that names the row. */
  isHideable?: boolean
  /** Hidden until somebody shows it. */
  isHiddenAtFirst?: boolean
  /** Shown with its heading where the table is too narrow for columns; default the first two. */
  isOnPhone?: boolean
  /** What stands below all rows: a sum, a count. */
  total?: (rows: readonly T[]) => ReactNode
  /** Makes its texts editable in place: F2, Enter in the cell, or a double click. */
  edit?: ColumnEdit<T>
}

/** What a host can have a table do. */
export interface DataTableHandle {
  /** Brings a row into sight. */
  scrollTo: (key: Key) => void
  /** Brings a row into sight and gives it the focus. */
  focus: (key: Key) => void
  /** Makes a cell a field, where it may be edited. */
  edit: (key: Key, column: string) => void
  /**
   * Which row something in the page lies in, and the columns from its own on as they are shown; on the
   * row itself all of them. Undefined: it lies in no row.
   */
  cellOf: (element: Element | null) => { key: Key; columns: readonly string[] } | undefined
}

export interface DataTableProps<T> extends SelectionProps, NativeProps<'div', 'ref'> {
  /** Name of the table; spoken. */
  label: string
  /** The columns; keep the array the same as long as they are, so that rows need not render. */
  columns: readonly DataTableColumn<T>[]
  /** The rows, filtered; the table sorts them. */
  rows: readonly T[]
  /** What a row is known by. */
  getKey: (row: T) => Key
  /** What a row is called: spoken, and found by typing; default the text of the column that names it. */
  getText?: (row: T) => string
  /** Height of a row in pixels; default that of the density, more where there are second lines. */
  rowHeight?: number
  /** Any CSS height of the frame; without it, it is as high as its rows, at most 70 % of the window. */
  height?: string
  /** Enter, a double click, a tap on a row; a click where rows cannot be chosen. */
  onAction?: (row: T) => void
  /** `MenuItem` elements for a row: behind its button, the right mouse button and the menu key. */
  rowActions?: (row: T) => ReactNode
  /** Whether a row has any; default: each has. */
  hasRowActions?: (row: T) => boolean
  /** The sort, where the owner keeps it. */
  sort?: TableSort
  /** The sort at first, where the table keeps it. */
  defaultSort?: TableSort
  /** Called with the sort after a change. */
  onSortChange?: (sort: TableSort) => void
  /** The rows come sorted, by a server for example: the table only asks for it. */
  isSortedOutside?: boolean
  /** The arrangement of columns, where the owner keeps it. */
  layout?: TableLayout
  /** The arrangement at first, where the table keeps it. */
  defaultLayout?: TableLayout
  /** Called with the arrangement after a change. */
  onLayoutChange?: (layout: TableLayout) => void
  /** What is shown below a row when it is expanded. */
  renderDetail?: (row: T) => ReactNode
  /** The expanded rows, where the owner keeps them. */
  expandedKeys?: ReadonlySet<Key>
  /** The expanded rows at first, where the table keeps them. */
  defaultExpandedKeys?: ReadonlySet<Key>
  /** Called with all expanded rows after a change. */
  onExpandedChange?: (keys: ReadonlySet<Key>) => void
  /** What the row of totals is called; default "Total". */
  totalsLabel?: string
  /** Rows are on their way: their places are shown while there are none. */
  isLoading?: boolean
  /** Shown instead of rows when there are none, a `StateScreen` for example. */
  emptyState?: ReactNode
  /** Shown instead of rows when they could not be loaded. */
  error?: ReactNode
  /** Below this width in pixels rows become entries; default 560. */
  narrowBelow?: number
  /** The row that has the focus first. */
  defaultActiveKey?: Key
  /** Called when another row got the focus. */
  onActiveChange?: (key: Key) => void
  /** What a host can have the table do. */
  ref?: Ref<DataTableHandle>
}
