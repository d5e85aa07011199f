import {
  collatorOf,
  createSorter,
  numberFormat,
  type DataTableColumn,
  type SortValue,
} from '@atrium/design-system'
import { useMemo, useState } from 'react'
import type { Cell, ExportTable } from '../export/csv.ts'
import type { ColumnLook } from '../export/xlsx.ts'
import { formatDay } from '../format.ts'
import { regionOf } from '../language/languages.ts'
import type { Locale } from '../module-host/host.tsx'
import type { ExtraColumn } from './extensions.types.ts'
import { isExtraColumnId, type ExtraColumnId } from './extra-column-id.ts'

type Columns<T> = readonly ExtraColumn<T>[] | undefined

const idOf = <T>({ id }: ExtraColumn<T>): ExtraColumnId => `extra.${id}`

/** What the host's columns can be sorted by, each with its name. */
export const extraSorts = <T>(
  columns: Columns<T>,
): readonly { id: ExtraColumnId; label: string }[] =>
  (columns ?? []).flatMap((column) =>
    column.value ? [{ id: idOf(column), label: column.label }] : [],
  )

const sortValueOf = (cell: Cell | undefined): SortValue => {
  if (cell === null) return undefined
  return typeof cell === 'object' ? cell.day : cell
}

function textOf(locale: Locale, cell: Cell | undefined): string {
  if (cell === null || cell === undefined || cell === '') return '–'
  if (typeof cell === 'object') return formatDay(locale, cell.day)
  return typeof cell === 'number' ? numberFormat(regionOf(locale)).format(cell) : cell
}

/** The host's columns as a table shows them. */
export function tableColumns<T>(
  columns: Columns<T>,
  locale: Locale,
): readonly DataTableColumn<T>[] {
  return (columns ?? []).map((column) => {
    const { label, cell, value, width, align, isHiddenAtFirst, isOnPhone = false } = column
    return {
      id: idOf(column),
      title: label,
      cell,
      text: value && ((record) => textOf(locale, value(record))),
      sortBy: value && ((record) => sortValueOf(value(record))),
      width,
      align,
      isHiddenAtFirst,
      isOnPhone,
    }
  })
}

/** The module's columns with those of the host behind them; the same array as long as both are. */
export function useTableColumns<T>(
  own: readonly DataTableColumn<T>[],
  extra: Columns<T>,
  locale: Locale,
): readonly DataTableColumn<T>[] {
  return useMemo(
    () => (extra?.length ? [...own, ...tableColumns(extra, locale)] : own),
    [own, extra, locale],
  )
}

/** Rows in the order of a host's column, where `sort` names one; else as they come. */
export function useExtraSort<T>(
  rows: readonly T[],
  columns: Columns<T>,
  { sort, isDescending }: { sort: string; isDescending: boolean },
  locale: Locale,
): readonly T[] {
  const [sortRows] = useState(() => createSorter<T>())
  return useMemo(() => {
    if (!isExtraColumnId(sort)) return rows
    const direction = isDescending ? 'descending' : 'ascending'
    return sortRows(rows, tableColumns(columns, locale), [{ id: sort, direction }], locale)
  }, [columns, isDescending, locale, rows, sort, sortRows])
}

/** Compares records by a host's column, what is empty last in both directions; one that is not there tells none apart. */
export function compareByColumn<T>(
  columns: Columns<T>,
  id: ExtraColumnId,
  isDescending: boolean,
  locale: Locale,
): (a: T, b: T) => number {
  const value = columns?.find((column) => idOf(column) === id)?.value
  if (!value) return () => 0
  const { compare } = collatorOf(locale)
  const direction = isDescending ? -1 : 1
  return (a, b) => {
    const [one, other] = [sortValueOf(value(a)) ?? '', sortValueOf(value(b)) ?? '']
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    if (typeof one === 'number' && typeof other === 'number') return direction * (one - other)
    return direction * compare(`${one}`, `${other}`)
  }
}

/** How a workbook writes a column, by what stands in it. */
function lookOf(cells: readonly Cell[], label: string): ColumnLook {
  const longest = Math.max(label.length, ...cells.map((cell) => (typeof cell === 'string' ? cell.length : 0))) // prettier-ignore
  const width = Math.min(Math.max(longest + 2, 12), 44)
  if (cells.some((cell) => cell !== null && typeof cell === 'object'))
    return { width, numFmt: 'dd.mm.yyyy' }
  const figures = cells.filter((cell) => typeof cell === 'number')
  if (figures.length === 0) return { width }
  return { width, numFmt: figures.every(Number.isInteger) ? '0' : '#,##0.00' }
}

/** What is saved for spreadsheets, with those of the host's columns behind it that have a value. */
export function withExtraColumns<T>(
  table: ExportTable,
  look: readonly ColumnLook[],
  columns: Columns<T>,
  records: readonly T[],
): { table: ExportTable; look: readonly ColumnLook[] } {
  const added = (columns ?? []).flatMap(({ label, value }) => {
    if (!value) return []
    return [{ label, cells: records.map((record) => value(record) ?? null) }]
  })
  if (added.length === 0) return { table, look }
  return {
    table: {
      head: [...table.head, ...added.map(({ label }) => label)],
      rows: table.rows.map((row, at) => [...row, ...added.map(({ cells }) => cells[at] ?? null)]),
    },
    look: [...look, ...added.map(({ label, cells }) => lookOf(cells, label))],
  }
}
