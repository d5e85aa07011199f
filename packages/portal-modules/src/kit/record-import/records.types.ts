import type { Cell, ColumnLook } from '../export/index.ts'
import type { HeadGuess } from '../table-import/heads.logic.ts'
import type { DayOrder } from '../table-import/values.logic.ts'
import type { Query } from '../query.ts'

/** What a field of a record holds; null: nothing. */
export type RecordValue = string | number | boolean | null
/** Values by field; what is absent is not said. */
export type RecordValues<F extends string> = Readonly<Partial<Record<F, RecordValue>>>

/** Nothing is said of any field. */
export const noFields = <F extends string, V = RecordValue>(): Readonly<Partial<Record<F, V>>> =>
  ({}) as Readonly<Partial<Record<F, V>>>

/** What can be wrong with a cell. */
export type RecordFault =
  | 'missing'
  | 'tooLong'
  | 'email'
  | 'callbackEmail'
  | 'address'
  | 'day'
  | 'ambiguousDay'
  | 'amount'
  | 'negative'
  | 'decimals'
  | 'tooMuch'
  | 'currency'
  | 'number'
  | 'choice'
  | 'answer'
  | 'twice'
  | 'several'
  | 'unknown'
  | 'refused'

export type RecordReading =
  | { value: RecordValue; fault?: undefined }
  | { fault: RecordFault; value?: undefined }

/** A column that an import knows. */
export interface RecordField<F extends string> {
  id: F
  /** What it is called where somebody reads; the head of its column where it is exported. */
  title: string
  /** Plain words by which its column is found, in both languages, the surest first. */
  words: readonly string[]
  read: (cell: Cell, order: DayOrder) => RecordReading
  /** As it is shown. */
  text: (value: RecordValue) => string
  /** As it is exported and typed over; default its text. */
  cell?: (value: RecordValue) => Cell
  /** Every new record has it. */
  isNeeded?: boolean
  /** It says which record a row is, and changes nothing. */
  isKey?: boolean
  /** An empty cell leaves what is there; default it empties it. */
  keepsEmpty?: boolean
  /** Only files from elsewhere have it: other fields are said by it. */
  isForeign?: boolean
  align?: 'end'
  /** In the preview, in pixels. */
  width?: number
  /** Of its column in a workbook. */
  look?: ColumnLook
}

/** What an import knows of its records; the same object from one drawing to the next. */
export interface RecordKind<F extends string> {
  fields: readonly RecordField<F>[]
  /** Of these the first that the file has is the head of a row. */
  heads: readonly F[]
  /** What is like a head and holds something else. */
  others?: RegExp
  /** What a file needs: of each list one column. */
  needed: readonly (readonly F[])[]
  /** By what a record is found, the surest first. */
  keysOf: (values: RecordValues<F>) => readonly string[]
  nameOf: (values: RecordValues<F>) => string
  /** Says fields by others: first and last name by the whole one. */
  complete?: (values: RecordValues<F>) => RecordValues<F>
  /** Tells heads apart by those beside them. */
  correct?: (guess: HeadGuess<F>) => readonly (F | null)[]
  /** What is wrong with a whole record. */
  check?: (values: RecordValues<F>) => Readonly<Partial<Record<F, RecordFault>>>
  /** Absent: what is not there yet cannot be made by a file. */
  canAdd?: boolean
  /** Absent: what the file does not name stays. */
  canRemove?: boolean
  /** Rows that sum up others are left out. */
  hasSums?: boolean
  /** What a currency sign has to agree with, `EUR`. */
  currency?: string
}

/** A record as it is. */
export interface StoredRecord<F extends string> {
  id: number
  version: number
  values: RecordValues<F>
}

/** What becomes of records; all of it or nothing. */
export interface RecordCommand<F extends string> {
  /** `id` null: a new one. `values` says all fields. */
  changes: readonly { id: number | null; version: number | undefined; values: RecordValues<F> }[]
  removeIds: readonly number[]
  /** Of records that were removed a moment ago. */
  restoreIds: readonly number[]
  commandId: string
}

/** Records by a file. Everything rejects with a `PortError`. */
export interface RecordImportPort<F extends string> {
  /** How many new, changed and removed records are taken at once. */
  maxRows: number
  /** All that is there. */
  stored: () => Query<readonly StoredRecord<F>[]>
  /** Rejects with the code `conflict` where one changed meanwhile. Returns `changes` in their order. */
  put: (command: RecordCommand<F>) => Promise<readonly { id: number; version: number }[]>
}
