import type { RecordValue } from './records.types.ts'

/** Ids as one value, whatever their order. */
export const idsText = (ids: readonly number[]): string | null =>
  ids.length === 0 ? null : [...new Set(ids)].toSorted((a, b) => a - b).join(',')
export const idsOf = (value: RecordValue | undefined): number[] =>
  value === null || value === undefined ? [] : String(value).split(',').map(Number)
