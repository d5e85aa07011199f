import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cell } from '../export/csv.ts'

/** A column of the host's in a module's list: sorts, hides and exports as the module's own do. */
export interface ExtraColumn<T> {
  /** Names it in the address and in what people arranged; short, stable, and the only one of its name here. */
  id: string
  /** Its heading, in the host's language. */
  label: string
  /** What stands in the cell, and nothing else: no hooks, no state. Default: its value as the language writes it. */
  cell?: (record: T) => ReactNode
  /**
   * What it sorts by and what is exported; a day is `{ day: 'YYYY-MM-DD' }`, and what is empty comes last.
   * Absent: it neither sorts nor is exported.
   */
  value?: (record: T) => Cell | undefined
  /** In pixels; default: it shares what is left. */
  width?: number
  /** Default `start`; figures stand at the `end`. */
  align?: 'start' | 'center' | 'end'
  /** Hidden until somebody shows it. */
  isHiddenAtFirst?: boolean
  /** Shown with its heading where the list is too narrow for columns; default false. */
  isOnPhone?: boolean
}

/** A command of the host's in the menu of a record, below those of the module. */
export interface RowAction<T> {
  /** The only one of its name here. */
  id: string
  /** What it does, in the host's language. */
  label: string
  icon?: LucideIcon
  /** Removes or breaks something. */
  isDanger?: boolean
  /** Not there for this record. */
  isHidden?: (record: T) => boolean
  /** There, but not to be pressed for this record. */
  isDisabled?: (record: T) => boolean
  onAction: (record: T) => void
}

/** A command of the host's above the list, beside those of the module; it is given the records that are shown. */
export interface ToolbarAction<T> {
  /** The only one of its name here. */
  id: string
  /** What it does, in the host's language. */
  label: string
  icon?: LucideIcon
  /** Not there while these are shown. */
  isHidden?: (records: readonly T[]) => boolean
  /** There, but not to be pressed while these are shown. */
  isDisabled?: (records: readonly T[]) => boolean
  onAction: (records: readonly T[]) => void
}

/** What a product adds to the list of a module; props of the module's component, the same on each. */
export interface ListExtensions<T> {
  /** Behind the module's own. Keep the array the same as long as they are, so that rows need not render. */
  columns?: readonly ExtraColumn<T>[]
  rowActions?: readonly RowAction<T>[]
  toolbar?: readonly ToolbarAction<T>[]
  /** In place of what the module says where there is no record at all. Where a filter leaves none, it still says so. */
  empty?: ReactNode
}
