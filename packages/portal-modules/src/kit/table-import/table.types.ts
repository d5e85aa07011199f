import type { Cell } from '../export/index.ts'

/** A sheet as it was read. Merged cells repeat the value of their first. */
export interface FileSheet {
  name: string
  rows: readonly (readonly Cell[])[]
  /** `row,column`, from 0, of cells that only repeat the first of a merged area. */
  covered: ReadonlySet<string>
  /** Cells that were joined over several columns, so that they head what stands below them. */
  spanning: ReadonlySet<string>
}

/** A file of tables. */
export interface TableFile {
  name: string
  sheets: readonly FileSheet[]
}

/** Why a file is not read. */
export type FileFault =
  | 'kind'
  | 'old'
  | 'locked'
  | 'size'
  | 'rows'
  | 'columns'
  | 'sheets'
  | 'empty'
  | 'broken'

/** A file that is not read, and why. */
export class UnreadableFile extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}

/** Limits of what is read: 5,000 rows of data, and some above and below them. */
export const fileLimits = {
  bytes: 20 * 1_048_576,
  unfolded: 128 * 1_048_576,
  entries: 2_000,
  sheets: 50,
  rows: 5_500,
  columns: 200,
} as const
