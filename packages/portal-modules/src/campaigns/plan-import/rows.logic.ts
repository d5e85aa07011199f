import type { Cell } from '../../kit/index.ts'
import { cellText, plainWord } from '../../kit/table-import/heads.logic.ts'
import type { FileSheet } from '../../kit/table-import/index.ts'
import type { PlanLayout } from './columns.logic.ts'
import type {
  ExistingChannel,
  ImportedChannel,
  ImportField,
  ImportMediaType,
} from './plan-import.port.ts'
import {
  dayOrderOf,
  readDay,
  readLine,
  readMoney,
  type CellFault,
  type DayOrder,
} from '../../kit/table-import/values.logic.ts'
import { isSumWord, mediaOf } from './words.logic.ts'

/** Why a row is no channel. */
export type LeftReason = 'sum' | 'note' | 'section' | 'otherCampaign' | 'byHand'

export interface ImportRow {
  /** Its number in the file, from 1. */
  line: number
  /** What stands in the file, or was typed instead. */
  cells: Readonly<Partial<Record<ImportField, Cell>>>
  faults: Readonly<Partial<Record<ImportField, CellFault>>>
  /** Amounts that were rounded to cents. */
  isRounded: boolean
  /** What is taken over; undefined: something is wrong, or it is left out. */
  channel: ImportedChannel | undefined
  /** The media type by its own name. */
  mediaType: ImportMediaType | undefined
  left: LeftReason | undefined
}

/** What was done to a sheet by hand. */
export interface Mending {
  /** Texts that were typed, by the row's line. */
  cells: ReadonlyMap<number, Readonly<Partial<Record<ImportField, string>>>>
  /** Rows that are left out (true) or taken after all (false). */
  left: ReadonlyMap<number, boolean>
  /** What the file's words for media types stand for. */
  words: ReadonlyMap<string, number>
  /** What the server says of rows, by line. */
  refused: ReadonlyMap<number, Readonly<Partial<Record<ImportField, string>>>>
}

export const nothingMended: Mending = {
  cells: new Map(),
  left: new Map(),
  words: new Map(),
  refused: new Map(),
}

/** What a file is read for. */
export interface ImportContext {
  campaignName: string
  /** `EUR`. */
  currency: string
  types: readonly ImportMediaType[]
  existing: readonly ExistingChannel[]
}

const dayFields = ['start', 'end', 'bookingDeadline', 'materialDeadline'] as const
const lengths = { name: 200, publisher: 200, externalId: 100 } as const

/** The rows behind the heads: what each is, what is wrong with it, and the channel that it makes. */
export function readRows(
  sheet: FileSheet,
  layout: PlanLayout,
  context: ImportContext,
  mending: Mending = nothingMended,
): ImportRow[] {
  const places = layout.columns.flatMap(({ index, field }) => (field ? [{ index, field }] : []))
  const own = ownRowsOf(sheet, layout, context)
  const order = dayOrderOf(
    sheet.rows.slice(layout.headRow + 1).flatMap((row) => places.flatMap(({ index, field }) => (isDayField(field) ? [row[index] ?? null] : []))), // prettier-ignore
  )
  const find = mediaFinder(context, mending.words)
  let section: string | undefined
  const rows = sheet.rows.flatMap((raw, at): ImportRow[] => {
    if (at <= layout.headRow) return []
    const line = at + 1
    if (raw.every((cell) => cellText(cell).trim() === '')) return []
    const typed = mending.cells.get(line) ?? {}
    const cells: Partial<Record<ImportField, Cell>> = {}
    for (const { index, field } of places) {
      // One amount over several rows is one, whatever the cells below it repeat.
      const isRepeated = field === 'budget' && sheet.covered.has(`${at},${index}`)
      cells[field] = isRepeated ? null : (raw[index] ?? null)
    }
    const found = leftReason(raw, cells, own)
    if (found === 'section') section = firstText(raw)
    if (cells.mediaType === null || cells.mediaType === undefined) cells.mediaType = section ?? null
    for (const [field, text] of Object.entries(typed))
      cells[field as ImportField] = text === '' ? null : text
    const byHand = mending.left.get(line)
    const left = byHand === true ? 'byHand' : byHand === false ? undefined : found
    return [readRow({ line, cells, left }, { order, typed, context, find })]
  })
  return withoutTwins(rows).map((row) => withRefusals(row, mending.refused.get(row.line)))
}

const isDayField = (field: ImportField): field is (typeof dayFields)[number] =>
  (dayFields as readonly string[]).includes(field)

const firstText = (row: readonly Cell[]) =>
  row.map((cell) => cellText(cell).trim()).find((text) => text !== '')

/** A file of several campaigns has the rows of this one under its name; undefined: it does not tell them apart. */
function ownRowsOf(
  sheet: FileSheet,
  { headRow, columns }: PlanLayout,
  { campaignName }: ImportContext,
) {
  const column = columns.find(({ field }) => field === 'campaign')
  if (!column) return undefined
  const own = plainWord(campaignName)
  const isNamed = sheet.rows
    .slice(headRow + 1)
    .some((row) => plainWord(cellText(row[column.index])) === own)
  return isNamed ? own : undefined
}

/** What a row is if it is no channel: sums, headings between rows, remarks below them. */
function leftReason(
  raw: readonly Cell[],
  cells: Partial<Record<ImportField, Cell>>,
  own: string | undefined,
): LeftReason | undefined {
  const filled = raw.filter((cell) => cellText(cell).trim() !== '')
  const first = firstText(raw) ?? ''
  const name = cellText(cells.name).trim()
  const hasMedium = cellText(cells.mediaType).trim() !== ''
  if (!hasMedium && (isSumWord(first) || isSumWord(name))) return 'sum'
  if (isSumWord(first) && name === '') return 'sum'
  if (new Set(filled.map(cellText)).size === 1) return mediaOf(first) ? 'section' : 'note'
  const campaign = plainWord(cellText(cells.campaign))
  if (own !== undefined && campaign !== '' && campaign !== own) return 'otherCampaign'
  // Amounts without any word are sums that nobody named.
  const hasWords = raw.some((cell) => typeof cell === 'string' && /\p{L}/u.test(cell))
  return hasWords ? undefined : 'sum'
}

type FindMedia = (word: Cell, row: { name: string; publisher: string | null }) => ImportMediaType | undefined // prettier-ignore

/** Finds the media type that a word stands for. */
function mediaFinder(
  { types, existing }: ImportContext,
  words: ReadonlyMap<string, number>,
): FindMedia {
  const byId = new Map(types.map((type) => [type.id, type]))
  const byName = new Map(types.map((type) => [plainWord(type.name), type]))
  const taught = new Map([...words].map(([word, id]) => [plainWord(word), byId.get(id)]))
  const known = Map.groupBy(existing, ({ name }) => name)
  return (cell, { name, publisher }) => {
    const word = plainWord(cellText(cell))
    const own = taught.get(word)
    if (own) return own
    const said = mediaOf(word)
    const named = byName.get(word)
    if (!said) return named
    // Of several media types of a kind, it is the one that the channel has already.
    const there = said.isExact
      ? []
      : (known.get(name) ?? []).filter(({ kind }) => kind === said.kind)
    const same = there.find((channel) => channel.publisher === publisher) ?? there[0]
    if (same)
      return (
        byId.get(same.mediaTypeId) ?? {
          id: same.mediaTypeId,
          name: cellText(cell),
          kind: same.kind,
        }
      )
    const usual = said.id === undefined ? undefined : byId.get(said.id)
    return named ?? usual ?? types.find(({ kind }) => kind === said.kind)
  }
}

function readRow(
  { line, cells, left }: Pick<ImportRow, 'line' | 'cells' | 'left'>,
  {
    order,
    typed,
    context,
    find,
  }: {
    order: DayOrder
    typed: Readonly<Partial<Record<ImportField, string>>>
    context: ImportContext
    find: FindMedia
  },
): ImportRow {
  const faults: Partial<Record<ImportField, CellFault>> = {}
  const values: Partial<Record<ImportField, string | number | null>> = {}
  let isRounded = false
  for (const field of Object.keys(cells) as ImportField[]) {
    const cell = cells[field] ?? null
    if (field === 'mediaType' || field === 'campaign') continue
    const reading =
      field === 'budget'
        ? readMoney(cell, context.currency)
        : isDayField(field)
          ? // What is typed here is written as the portal writes it, the day first.
            readDay(cell, field in typed ? (order ?? 'day-first') : order)
          : readLine(cell, lengths[field])
    if (reading.fault) faults[field] = reading.fault
    else {
      values[field] = reading.value
      if ('isRounded' in reading && reading.isRounded) isRounded = true
    }
  }
  const name = (values.name as string | null | undefined) ?? ''
  const publisher = (values.publisher as string | null | undefined) ?? null
  if (name === '' && !faults.name) faults.name = 'missing'
  const mediaType = find(cells.mediaType ?? null, { name, publisher })
  if (!mediaType)
    faults.mediaType = cellText(cells.mediaType).trim() === '' ? 'missing' : 'mediaType'
  const { start, end } = values
  if (typeof start === 'string' && typeof end === 'string' && end < start)
    faults.end = 'endBeforeStart'
  const isGood = Object.keys(faults).length === 0
  const { externalId, ...rest } = values
  const channel =
    isGood && left === undefined
      ? {
          ...rest,
          ...(externalId && { externalId: String(externalId) }),
          name,
          mediaTypeId: mediaType!.id,
        }
      : undefined
  return {
    line,
    cells,
    left,
    mediaType,
    isRounded,
    faults: left === undefined ? faults : {},
    channel: channel as ImportedChannel | undefined,
  }
}

/** Two rows of one id are one channel said twice: which of them counts, only a person knows. */
function withoutTwins(rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const id = row.channel?.externalId
    if (id === undefined) return row
    if (!seen.has(id)) {
      seen.add(id)
      return row
    }
    return { ...row, channel: undefined, faults: { ...row.faults, externalId: 'twice' } }
  })
}

function withRefusals(
  row: ImportRow,
  refused: Readonly<Partial<Record<ImportField, string>>> | undefined,
): ImportRow {
  if (!refused || row.left !== undefined) return row
  const faults = Object.fromEntries(Object.keys(refused).map((field) => [field, 'refused' as const])) // prettier-ignore
  return { ...row, channel: undefined, faults: { ...faults, ...row.faults } }
}

/** Words for media types that say none here, each once, with how many rows have them. */
export function unknownWords(rows: readonly ImportRow[]): { word: string; count: number }[] {
  const counts = new Map<string, { word: string; count: number }>()
  for (const { faults, cells } of rows) {
    if (faults.mediaType !== 'mediaType') continue
    const word = cellText(cells.mediaType).trim()
    const known = counts.get(plainWord(word)) ?? { word, count: 0 }
    counts.set(plainWord(word), { ...known, count: known.count + 1 })
  }
  return [...counts.values()]
}

/** How many rows are what. */
export function countRows(rows: readonly ImportRow[]) {
  const left = rows.filter((row) => row.left !== undefined)
  const good = rows.filter(({ channel }) => channel)
  return {
    good: good.length,
    faulty: rows.length - left.length - good.length,
    left: left.length,
    sums: left.filter((row) => row.left === 'sum').length,
    rounded: good.filter(({ isRounded }) => isRounded).length,
  }
}

/** What is wrong with a text for a field, before it is taken; undefined: nothing. */
export function faultOf(
  field: ImportField,
  text: string,
  context: ImportContext,
  words: Mending['words'] = nothingMended.words,
): CellFault | undefined {
  const cell = text === '' ? null : text
  if (field === 'budget') return readMoney(cell, context.currency).fault
  if (isDayField(field)) return readDay(cell, 'day-first').fault
  if (field === 'mediaType') {
    if (cell === null) return 'missing'
    return mediaFinder(context, words)(cell, { name: '', publisher: null })
      ? undefined
      : 'mediaType'
  }
  if (field === 'name' && cell === null) return 'missing'
  return field === 'campaign' ? undefined : readLine(cell, lengths[field]).fault
}
