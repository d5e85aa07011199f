import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Columns of foreign-people.md behind call, field and what it names. */
const columns = ['Own', 'Admin', 'Client Lead', 'In both'] as const
type Column = (typeof columns)[number]

/** What a field can name. */
const kinds = [
  'person',
  'group',
  'address',
  'name',
  'login',
  'session',
  'preview',
  'contact',
  'customer',
  'application',
  'link',
  'token',
  'upload',
] as const
export type Kind = (typeof kinds)[number]

/** A line of the table: a field of a call, and what each caller gets who names somebody in it. */
export interface Row {
  /** Call and field, with the case in brackets where a field has several. */
  name: string
  callId: string
  field: string
  kind: Kind
  answers: Record<Column, string>
  /** Somebody of another tenant is not answered as nobody is; the file says why. */
  isToldApart: boolean
  /** The other application's log says what was done to somebody of both; the file says why. */
  isLogged: boolean
}

/** A field that may look like one for people and names something else. */
export interface Thing {
  field: string
  /** Areas or calls; empty: everywhere. */
  of: readonly string[]
}

const text = readFileSync(join(import.meta.dirname, 'foreign-people.md'), 'utf8')

/** Cells of every line of its tables. */
const lines = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((one) => one.trim()),
    )

/** Rows that a heading has a reason for. */
const namesBelow = (heading: string): string[] =>
  lines(text.split('\n## ').find((part) => part.startsWith(heading)) ?? '')
    .map(([name]) => name!)
    .filter((name) => /^\w+\.\w/.test(name))

const cell = /^(yes|–|[45]\d\d( [\w.[\]]+)?)$/

/** Reads the table of fields that name somebody. */
export function readTable(): Row[] {
  const apart = namesBelow('Told apart from nobody')
  const logged = namesBelow('Said in both logs')
  const rows = lines(text)
    .filter((cells) => cells.length === 3 + columns.length && /^\w+\.\w/.test(cells[0]!))
    .map(([call, field, kind, ...answers]): Row => {
      const name = `${call} ${field}`
      const wrong = answers.filter((answer) => !cell.test(answer))
      if (wrong.length > 0 || !kinds.includes(kind as Kind))
        throw new Error(`foreign-people.md, ${name}: ${[kind, ...answers].join(' | ')}`)
      return {
        name,
        callId: call!,
        field: field!.split(' ')[0]!,
        kind: kind as Kind,
        answers: Object.fromEntries(
          columns.map((column, index) => [column, answers[index]!]),
        ) as Row['answers'],
        isToldApart: apart.includes(name),
        isLogged: logged.includes(name),
      }
    })
  const names = rows.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) < index)
  const stray = [...apart, ...logged].filter((name) => !names.includes(name))
  if (twice.length + stray.length > 0)
    throw new Error(`foreign-people.md, twice or without a row: ${[...twice, ...stray].join(', ')}`)
  return rows
}

/** Reads the list of fields that name no person: entries in backticks, then where they stand. */
export const readThings = (): Thing[] =>
  lines(text)
    .filter((cells) => cells.length === 3 && cells[0]!.startsWith('`'))
    .flatMap(([fields, of]) =>
      [...fields!.matchAll(/`([^`]+)`/g)].map(([, field]) => ({
        field: field!,
        of: of === 'everywhere' ? [] : of!.split(', '),
      })),
    )

/** A line to start from, for a message that says what to add. */
export const emptyRow = (callId: string, field: string) =>
  `| ${callId} | ${field} | person | yes | 404 | 404 | yes |`
