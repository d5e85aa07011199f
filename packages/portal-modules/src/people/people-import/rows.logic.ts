import type { Cell } from '../../kit/export/index.ts'
import { isEmail } from '../../kit/guests/guests.ts'
import type { Role } from '../../kit/roles/index.ts'
import { cellText, findHeadRow, bestSheet, layoutAt, plainWord, type HeadGuess, type Layout } from '../../kit/table-import/heads.logic.ts' // prettier-ignore
import { namesOf } from '../../kit/table-import/full-name.logic.ts'
import type { FileSheet, TableReader } from '../../kit/table-import/index.ts'
import type { ImportedPerson, ImportField } from './people-import.port.ts'
import { answerOf, languageOf, peopleHeads, roleOf, splitNames } from './words.logic.ts'

/** What is wrong with a cell. */
export type CellFault = 'missing' | 'email' | 'twice' | 'tooLong' | 'role' | 'group' | 'language' | 'answer' | 'refused' // prettier-ignore

/** Why a row is nobody. */
export type LeftReason = 'note' | 'otherClient' | 'byHand'

export interface ImportRow {
  /** Its number in the file, from 1. */
  line: number
  /** What stands in the file, or was typed instead. */
  cells: Readonly<Partial<Record<ImportField, Cell>>>
  faults: Readonly<Partial<Record<ImportField, CellFault>>>
  /** Words of its cells that nobody knows. */
  unknown: Readonly<Record<'roles' | 'groups', readonly string[]>>
  /** What is taken over; undefined: something is wrong, or it is left out. */
  person: ImportedPerson | undefined
  left: LeftReason | undefined
}

/** What a name for a group is to mean: one that is made, another one, or nothing. */
export type GroupMeaning = { kind: 'new' } | { kind: 'group'; name: string } | { kind: 'none' }

/** What was done to a list by hand. */
export interface Mending {
  /** Texts that were typed, by the row's line. */
  cells: ReadonlyMap<number, Readonly<Partial<Record<ImportField, string>>>>
  /** Rows that are left out (true) or taken after all (false). */
  left: ReadonlyMap<number, boolean>
  /** What unknown words for roles stand for, by the plain word. */
  roles: ReadonlyMap<string, Role>
  /** What unknown names of groups stand for, by the plain name. */
  groups: ReadonlyMap<string, GroupMeaning>
  /** What the host says of rows, by line. */
  refused: ReadonlyMap<number, Readonly<Partial<Record<ImportField, string>>>>
}

export const nothingMended: Mending = {
  cells: new Map(),
  left: new Map(),
  roles: new Map(),
  groups: new Map(),
  refused: new Map(),
}

/** What a list is read for. */
export interface ImportContext {
  /** Rows of other clients are left out. */
  clientName: string | undefined
  /** Names of the groups there are. */
  groups: readonly string[]
}

/** How lists of people are understood. */
export const peopleReader: TableReader<ImportField> = {
  bestSheet: (sheets) => bestSheet(peopleHeads, sheets),
  findHeadRow: (sheet) => findHeadRow(peopleHeads, sheet),
  layoutAt: (sheet, headRow) => layoutAt(peopleHeads, sheet, headRow, { correct }),
}

/** Beside "Vorname" a "Name" is the last name. */
const correct = ({ fields }: HeadGuess<ImportField>) =>
  fields.includes('firstName') && !fields.includes('lastName')
    ? fields.map((field) => (field === 'fullName' ? 'lastName' : field))
    : fields

const lengths: Partial<Record<ImportField, number>> = {
  firstName: 100,
  lastName: 100,
  fullName: 200,
  jobTitle: 100,
  phoneNumber: 40,
}

/** A name as one compares it: what differs in case alone is the same. */
export const nameKey = (name: string) => name.trim().toLowerCase()

/** The rows behind the heads: what each is, what is wrong with it, and whom it makes. */
export function readRows(
  sheet: FileSheet,
  layout: Layout<ImportField>,
  context: ImportContext,
  mending: Mending = nothingMended,
): ImportRow[] {
  const places = layout.columns.flatMap(({ index, field }) => (field ? [{ index, field }] : []))
  const own = ownClient(sheet, layout, context)
  const groupByKey = new Map(context.groups.map((name) => [nameKey(name), name]))
  const rows = sheet.rows.flatMap((raw, at): ImportRow[] => {
    if (at <= layout.headRow) return []
    const line = at + 1
    if (raw.every((cell) => cellText(cell).trim() === '')) return []
    const cells: Partial<Record<ImportField, Cell>> = {}
    for (const { index, field } of places) cells[field] = raw[index] ?? null
    for (const [field, text] of Object.entries(mending.cells.get(line) ?? {}))
      cells[field as ImportField] = text === '' ? null : text
    const byHand = mending.left.get(line)
    const found = leftReason(raw, cells, own)
    const left = byHand === true ? 'byHand' : byHand === false ? undefined : found
    return [readRow({ line, cells, left }, mending, groupByKey)]
  })
  return withoutTwins(rows).map((row) => withRefusals(row, mending.refused.get(row.line)))
}

/** A list of several clients has the people of this one under its name; undefined: it does not tell them apart. */
function ownClient(
  { rows }: FileSheet,
  { headRow, columns }: Layout<ImportField>,
  { clientName }: ImportContext,
) {
  // prettier-ignore
  const column = columns.find(({ field }) => field === 'client')
  if (!column || clientName === undefined) return undefined
  const own = plainWord(clientName)
  const isNamed = rows.slice(headRow + 1).some((row) => plainWord(cellText(row[column.index])) === own) // prettier-ignore
  return isNamed ? own : undefined
}

function leftReason(
  raw: readonly Cell[],
  cells: Partial<Record<ImportField, Cell>>,
  own: string | undefined,
): LeftReason | undefined {
  const client = plainWord(cellText(cells.client))
  if (own !== undefined && client !== '' && client !== own) return 'otherClient'
  const filled = new Set(raw.map((cell) => cellText(cell).trim()).filter((text) => text !== ''))
  const hasAddress = cellText(cells.email).trim() !== ''
  return filled.size === 1 && !hasAddress ? 'note' : undefined
}

function readRow(
  { line, cells, left }: Pick<ImportRow, 'line' | 'cells' | 'left'>,
  mending: Mending,
  groupByKey: ReadonlyMap<string, string>,
): ImportRow {
  const faults: Partial<Record<ImportField, CellFault>> = {}
  const text = (field: ImportField) =>
    cellText(cells[field])
      .replaceAll(/[\t\r\n]+/g, ' ')
      .trim()
  for (const [field, most] of Object.entries(lengths) as [ImportField, number][])
    if (text(field).length > most) faults[field] = 'tooLong'

  const email = text('email')
  if (email === '') faults.email = 'missing'
  else if (!isEmail(email) || email.length > 200) faults.email = 'email'

  const roles = rolesIn(cellText(cells.roles), mending)
  if (roles.unknown.length > 0) faults.roles = 'role'
  const groups = groupsIn(cellText(cells.groups), mending, groupByKey)
  if (groups.unknown.length > 0) faults.groups = 'group'
  const language = text('languageCode')
  const languageCode = languageOf(language)
  if (language !== '' && !languageCode) faults.languageCode = 'language'
  const external = text('isExternal')
  const isExternal = answerOf(external)
  if (external !== '' && isExternal === undefined) faults.isExternal = 'answer'

  const [jobTitle, phoneNumber] = [text('jobTitle'), text('phoneNumber')]
  const isGood = Object.keys(faults).length === 0
  return {
    line,
    cells,
    left,
    faults: left === undefined ? faults : {},
    unknown: { roles: roles.unknown, groups: groups.unknown },
    person:
      isGood && left === undefined
        ? {
            email,
            ...namesOf(text('firstName'), text('lastName'), text('fullName')),
            ...(jobTitle !== '' && { jobTitle }),
            ...(phoneNumber !== '' && { phoneNumber }),
            ...(languageCode && { languageCode }),
            ...(roles.known.length > 0 && { roles: roles.known }),
            ...(groups.isSaid && { groups: groups.known }),
            ...(isExternal !== undefined && { isExternal }),
          }
        : undefined,
  }
}

function rolesIn(text: string, { roles }: Mending) {
  const words = splitNames(text.replaceAll(/[|/]/g, ';'), (word) => roleOf(word) !== undefined)
  const known: Role[] = []
  const unknown: string[] = []
  for (const word of words) {
    const role = roleOf(word) ?? roles.get(plainWord(word))
    if (!role) unknown.push(word)
    else if (!known.includes(role)) known.push(role)
  }
  return { known, unknown }
}

function groupsIn(text: string, { groups }: Mending, byKey: ReadonlyMap<string, string>) {
  const names = splitNames(text, (name) => byKey.has(nameKey(name)))
  const known: string[] = []
  const unknown: string[] = []
  for (const name of names) {
    const own = byKey.get(nameKey(name))
    const meaning = groups.get(nameKey(name))
    if (own !== undefined) known.push(own)
    else if (meaning?.kind === 'new') known.push(name)
    else if (meaning?.kind === 'group') known.push(meaning.name)
    else if (!meaning) unknown.push(name)
  }
  // A cell whose names all mean nothing says nothing.
  return { known: [...new Set(known)], unknown, isSaid: known.length > 0 }
}

/** Two rows of one address are one person said twice: which of them counts, only a person knows. */
function withoutTwins(rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const email = row.left === undefined ? cellText(row.cells.email).trim().toLowerCase() : ''
    if (email === '' || !seen.has(email)) {
      if (email !== '') seen.add(email)
      return row
    }
    return { ...row, person: undefined, faults: { ...row.faults, email: 'twice' } }
  })
}

function withRefusals(
  row: ImportRow,
  refused: Readonly<Partial<Record<ImportField, string>>> | undefined,
): ImportRow {
  // prettier-ignore
  if (!refused || row.left !== undefined) return row
  const faults = Object.fromEntries(Object.keys(refused).map((field) => [field, 'refused' as const])) // prettier-ignore
  return { ...row, person: undefined, faults: { ...faults, ...row.faults } }
}

/** Words that nobody knows, each once, with how many rows have them. */
export function unknownWords(
  rows: readonly ImportRow[],
  field: 'roles' | 'groups',
): { word: string; count: number }[] {
  const key = field === 'roles' ? plainWord : nameKey
  const counts = new Map<string, { word: string; count: number }>()
  for (const row of rows) {
    if (row.left !== undefined) continue
    for (const word of row.unknown[field]) {
      const known = counts.get(key(word)) ?? { word, count: 0 }
      counts.set(key(word), { ...known, count: known.count + 1 })
    }
  }
  return [...counts.values()]
}

/** Names of groups that are made for these rows, each once. */
export function newGroupsOf(rows: readonly ImportRow[], { groups }: Mending): string[] {
  const made = new Map<string, string>()
  for (const { person } of rows)
    for (const name of person?.groups ?? [])
      if (groups.get(nameKey(name))?.kind === 'new' && !made.has(nameKey(name)))
        made.set(nameKey(name), name)
  return [...made.values()]
}

/** How many rows are what. */
export function countRows(rows: readonly ImportRow[]) {
  const left = rows.filter((row) => row.left !== undefined).length
  const good = rows.filter(({ person }) => person).length
  return { good, left, faulty: rows.length - left - good }
}

/** What is wrong with a text for a field, before it is taken; undefined: nothing. */
export function faultOf(
  field: ImportField,
  text: string,
  context: ImportContext,
  mending: Mending,
): CellFault | undefined {
  // prettier-ignore
  const groupByKey = new Map(context.groups.map((name) => [nameKey(name), name]))
  const cells = { email: 'a@b.example', [field]: text === '' ? null : text }
  return readRow({ line: 0, cells, left: undefined }, mending, groupByKey).faults[field]
}
