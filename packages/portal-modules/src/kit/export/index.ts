// Not part of the kit's entry: few modules fill spreadsheets.
export { useSaveTable, type TableFormat } from './useSaveTable.ts'
export type { ColumnLook, SheetLook } from './xlsx.ts'
export type { Cell } from './csv.ts'
