import { mediaNamed, numberFormat, readDay, readNumber } from '@atrium/design-system'
import type { MediaKind, MediaWords } from '@atrium/design-system'
import { currencyCode } from '../../kit/campaigns/index.ts'
import { formatDay } from '../../kit/format.ts'
import type { Locale } from '../../kit/module-host/host.tsx'
import type { PlannedChannel } from '../campaigns.port.ts'
import type { ChannelFacts } from '../planning.port.ts'
import { regionOf } from '../../kit/index.ts'

/** What people write of a channel, in the order in which it stands in a row. */
export const sheetColumns = [
  'name',
  'kind',
  'publisher',
  'budget',
  'start',
  'end',
  'bookingDeadline',
  'materialDeadline',
] as const satisfies readonly (keyof ChannelFacts)[]
export type SheetColumn = (typeof sheetColumns)[number]

export const isSheetColumn = (id: string): id is SheetColumn =>
  sheetColumns.includes(id as SheetColumn)

/** The values of a row; one that is not saved yet may lack what a channel needs. */
export type SheetValues = Omit<ChannelFacts, 'kind'> & { kind: MediaKind | null }

type ReadFault = 'amount' | 'day' | 'media' | 'long' | 'missing' | 'order'
/** `refused`: it could be read, and the host did not take it. */
export type FaultKind = ReadFault | 'refused'
/** A text that was written into a cell and cannot be its value. */
export interface CellFault {
  text: string
  kind: FaultKind
  /** Why it was refused. */
  message?: string
}
export type Faults = Readonly<Partial<Record<SheetColumn, CellFault>>>

export interface SheetRow {
  /** Stays the same when a new row is saved. */
  key: string
  /** Undefined: it is not saved yet. */
  channel: PlannedChannel | undefined
  values: SheetValues
  faults: Faults
}

export const blankValues: SheetValues = {
  name: '',
  kind: null,
  publisher: null,
  budget: null,
  start: null,
  end: null,
  bookingDeadline: null,
  materialDeadline: null,
}

/** Something was written into the row that nobody has saved: it is lost with the sheet. */
export const isLoose = ({ channel, values, faults }: SheetRow): boolean =>
  Object.keys(faults).length > 0 ||
  (!channel && Object.values(values).some((value) => value !== null && value !== ''))

export function valuesOf(channel: PlannedChannel): ChannelFacts {
  const { name, kind, publisher, budget, start, end, bookingDeadline, materialDeadline } = channel
  return { name, kind, publisher, budget, start, end, bookingDeadline, materialDeadline }
}

/** The values where they are enough for a channel. */
export const factsOf = ({ name, kind, ...rest }: SheetValues): ChannelFacts | undefined =>
  name.trim() === '' || kind === null ? undefined : { name, kind, ...rest }

export interface CellRules {
  locale: Locale
  currencyName: string | null
  /** What channels can be of. */
  media: readonly MediaKind[]
  /** How they are called; those that only another product knows are found by it. */
  mediaWords?: MediaWords
}

const maxLength = 200
const maxBudget = 999_999_999_999

type Read = { value: string | number | null } | { fault: ReadFault }

const namesMedia = (kind: MediaKind, text: string, { locale, mediaWords }: CellRules) =>
  [kind, mediaWords?.[kind]].some(
    (word) => word?.toLocaleLowerCase(locale) === text.toLocaleLowerCase(locale),
  )

/** The value that a text of a cell is, as the reader's language or a table from elsewhere writes it. */
export function readCell(column: SheetColumn, typed: string, rules: CellRules): Read {
  const text = typed.trim()
  const { locale, currencyName, media } = rules
  switch (column) {
    case 'name':
      if (text === '') return { fault: 'missing' }
      return text.length > maxLength ? { fault: 'long' } : { value: text }
    case 'publisher':
      return text.length > maxLength ? { fault: 'long' } : { value: text || null }
    case 'kind': {
      if (text === '') return { fault: 'missing' }
      const kind = mediaNamed(text) ?? media.find((one) => namesMedia(one, text, rules))
      return kind && media.includes(kind) ? { value: kind } : { fault: 'media' }
    }
    case 'budget': {
      const currency = currencyCode(currencyName ?? '')
      const format = numberFormat(regionOf(locale), { style: 'currency', currency })
      const read = readNumber(text, format, { minValue: 0, maxValue: maxBudget })
      return 'value' in read ? read : { fault: 'amount' }
    }
    default: {
      const day = text === '' ? null : readDay(text, regionOf(locale))
      return day === undefined ? { fault: 'day' } : { value: day }
    }
  }
}

/** The text of a cell, for reading and for changing it. */
export function writeCell(
  { values, faults }: Pick<SheetRow, 'values' | 'faults'>,
  column: SheetColumn,
  locale: Locale,
  mediaWords: MediaWords,
): string {
  const fault = faults[column]
  if (fault) return fault.text
  const value = values[column]
  if (value === null) return ''
  if (column === 'kind') return mediaWords[value as MediaKind]!
  if (typeof value === 'number')
    return numberFormat(regionOf(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value) // prettier-ignore
  return column === 'name' || column === 'publisher' ? value : formatDay(locale, value)
}

/** Whether a row would end before it starts. */
export const isBackwards = ({ start, end }: Pick<SheetValues, 'start' | 'end'>): boolean =>
  start !== null && end !== null && end < start

/** What differs from what is saved. */
export function changedFacts(
  before: ChannelFacts,
  after: Partial<SheetValues>,
): Partial<ChannelFacts> {
  const changed = sheetColumns.filter(
    (column) => column in after && after[column] !== before[column] && after[column] !== undefined,
  )
  return Object.fromEntries(changed.map((column) => [column, after[column]]))
}

/** Whether it is another plan then, which who approved it hears of; other days of deadlines are none (D-02). */
export const changesPlan = (facts: Partial<ChannelFacts>): boolean =>
  Object.keys(facts).some((column) => column !== 'bookingDeadline' && column !== 'materialDeadline')

/** What the rows cost together, without those that were stopped; null: none has a budget. */
export function sumOf(rows: readonly SheetRow[]): number | null {
  let cents: number | null = null
  for (const { values, channel } of rows)
    if (values.budget !== null && channel?.state !== 'Deactivated')
      cents = (cents ?? 0) + Math.round(values.budget * 100)
  return cents === null ? null : cents / 100
}

/** What the rows below the first get where its cell is filled down to them. */
export function filledDown(rows: readonly SheetRow[], column: SheetColumn): { row: SheetRow; values: Partial<SheetValues> }[] {
  const [first, ...others] = rows
  if (!first || first.faults[column]) return []
  const value = first.values[column]
  return others
    .filter((row) => row.values[column] !== value || row.faults[column])
    .map((row) => ({ row, values: { [column]: value } }))
} // prettier-ignore
