import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Columns of rights.md behind the name of the call, in their order. */
export const columns = [
  'Admin',
  'Supervisor',
  'Client Service',
  'Direct Order',
  'Author',
  'Client Lead',
  'Client',
  'Other tenant',
  'Its things',
  'No token',
  'Expired',
  'Deactivated',
] as const

export type Column = (typeof columns)[number]

/** A line of the table: what each gets, `yes` or the status of the refusal; `–` where it cannot be asked. */
export interface Row {
  /** The call's id, with the case in brackets where a call has several. */
  name: string
  callId: string
  answers: Record<Column, string>
}

const cell = /^(yes|[45]\d\d|–)$/

/** Reads rights.md; every table in it has the same columns. */
export function readTable(): Row[] {
  const text = readFileSync(join(import.meta.dirname, 'rights.md'), 'utf8')
  const rows = text
    .split('\n')
    .filter((line) => /^\| \w+\.\w/.test(line))
    .map(readRow)
  const twice = rows.filter((row, index) => rows.findIndex(({ name }) => name === row.name) < index)
  if (twice.length > 0) throw new Error(`rights.md has twice: ${twice.map(({ name }) => name)}`)
  return rows
}

function readRow(line: string): Row {
  const [name, ...cells] = line
    .split('|')
    .slice(1, -1)
    .map((text) => text.trim())
  const wrong = cells.filter((text) => !cell.test(text))
  if (cells.length !== columns.length || wrong.length > 0) {
    throw new Error(
      `rights.md, ${name}: ${columns.length} columns, each yes, –, or a status: ${cells.join(' | ')}`,
    )
  }
  const answers = Object.fromEntries(columns.map((column, index) => [column, cells[index]]))
  return { name: name!, callId: name!.split(' ')[0]!, answers: answers as Row['answers'] }
}

/** A line to start from, for a message that says what to add. */
export const emptyRow = (name: string) =>
  `| ${name} | ${columns.map((column) => usual[column] ?? 'yes').join(' | ')} |`

const usual: Partial<Record<Column, string>> = {
  'Other tenant': '404',
  'Its things': '404',
  'No token': '401',
  Expired: '401',
  Deactivated: '403',
}
