import { toColumns } from '../FieldGrid/index.ts'

/** The eleven field types (ENT-06). */
export const CONFIG_FIELD_TYPES = [
  'Text',
  'TextField',
  'TextArea',
  'DatePicker',
  'Select',
  'Autocomplete',
  'AutocompleteSingle',
  'Hidden',
  'Html',
  'SectionHeader',
  'Spacer',
] as const
export type ConfigFieldType = (typeof CONFIG_FIELD_TYPES)[number]

/** One field of a form that is configured, not programmed (ENT-05). */
export interface ConfigFieldDef {
  /** Names it in `values`, `onChange` and `errors`. */
  key: string
  /** Its label, for `SectionHeader` the heading. */
  displayName: string
  /** Help below it; for `Text` the words, for `Html` the content, which is sanitised. */
  description?: string | null
  /** An answer is needed. */
  isRequired?: boolean
  /** What it is. */
  type: ConfigFieldType
  /** What `Select`, `Autocomplete` and `AutocompleteSingle` offer. */
  valueSelection?: readonly string[] | null
  /** Its place among the others. */
  order: number
  /** Columns of 12 (CFG-09). */
  columnSize?: number
  /** The next field begins a new line. */
  columnBreakAfter?: boolean
  /** Fields of a group stand together under its name. */
  groupName?: string | null
  /** Type of the value on the server; `Int32`, `Float`, `Double` and `Decimal` take numbers only (VAL-12). */
  valueType?: string
  /** Shows its value and takes no input, such as a name that is given. */
  isReadOnly?: boolean
}

/** What the server refuses, by the name of the property. */
export type ConfigErrors = Record<string, readonly string[]>

/** A field and its place in the grid. */
interface PlacedField {
  field: ConfigFieldDef
  columns: number
  /** Begins a new line, because the field before ends its own. */
  startsLine: boolean
}

/** Fields under one heading. */
export interface FieldGroup {
  /** Undefined for fields of no group. */
  name: string | undefined
  fields: PlacedField[]
}

const VALUELESS: readonly ConfigFieldType[] = ['Text', 'Html', 'SectionHeader', 'Spacer']
const NUMERIC = ['int32', 'float', 'double', 'decimal']

/** Whether a field has an entry in `values`: fixed texts, headers and spacers have none (ENT-07). */
export function carriesValue({ type }: Pick<ConfigFieldDef, 'type'>): boolean {
  return !VALUELESS.includes(type)
}

/** Whether a field takes numbers only (VAL-12). */
export function isNumeric({ type, valueType = '' }: ConfigFieldDef): boolean {
  return type === 'TextField' && NUMERIC.includes(valueType.toLowerCase())
}

/** Whether a number has to be a whole one. */
export function isWhole({ valueType = '' }: ConfigFieldDef): boolean {
  return valueType.toLowerCase() === 'int32'
}

/** Fields in their order, under their groups; a group stands where its first field would (CFG-09). */
export function groupFields(fields: readonly ConfigFieldDef[]): FieldGroup[] {
  const groups = new Map<string, ConfigFieldDef[]>()
  const ordered = fields
    .map((field, index) => ({ field, index }))
    .sort((a, b) => a.field.order - b.field.order || a.index - b.index)
  for (const { field } of ordered) {
    const name = field.groupName?.trim() ?? ''
    groups.set(name, [...(groups.get(name) ?? []), field])
  }
  return [...groups].map(([name, members]) => ({ name: name || undefined, fields: place(members) }))
}

function place(fields: readonly ConfigFieldDef[]): PlacedField[] {
  const seen = fields.filter(({ type }) => type !== 'Hidden')
  const hidden = fields.filter(({ type }) => type === 'Hidden')
  const placed = seen.map((field, index) => ({
    field,
    columns: field.type === 'SectionHeader' ? 12 : toColumns(field.columnSize),
    startsLine: seen[index - 1]?.columnBreakAfter === true,
  }))
  return [...placed, ...hidden.map((field) => ({ field, columns: 12, startsLine: false }))]
}

/** Whether a value is none: no text, no choice. False and 0 are values. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/** Keys of the fields that need an answer and have none; hidden ones nobody could fill in. */
export function missingKeys(
  fields: readonly ConfigFieldDef[],
  values: Record<string, unknown>,
): string[] {
  return fields
    .filter((field) => field.isRequired && carriesValue(field) && field.type !== 'Hidden')
    .filter(({ key }) => isBlank(values[key]))
    .map(({ key }) => key)
}

/** Whether the server's name of a property means a field; `Values[3].Budget` means `budget`. */
function isMeant(property: string, key: string): boolean {
  const wanted = key.toLowerCase()
  const named = property.toLowerCase()
  return (
    named === wanted ||
    named
      .split(/[.[\]]+/)
      .filter(Boolean)
      .at(-1) === wanted
  )
}

/** What the server says against a field, matched by property name whatever its case (VAL-12). */
export function errorOf(key: string, errors: ConfigErrors = {}): string | undefined {
  const words = Object.entries(errors).flatMap(([property, all]) =>
    isMeant(property, key) ? all : [],
  )
  return words.length > 0 ? words.join(' ') : undefined
}

/** What the server says against none of the fields that are shown. */
export function otherErrors(
  fields: readonly ConfigFieldDef[],
  errors: ConfigErrors = {},
): string[] {
  const shown = fields.filter((field) => carriesValue(field) && field.type !== 'Hidden')
  return Object.entries(errors).flatMap(([property, all]) =>
    shown.some(({ key }) => isMeant(property, key)) ? [] : all,
  )
}

/** A value as text. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A value as a list of words; stored texts part them by commas. */
export function toWords(value: unknown): string[] {
  const words = Array.isArray(value) ? value.map(toText) : toText(value).split(',')
  return [...new Set(words.map((word) => word.trim()).filter(Boolean))]
}

/** A value as a number; `null` for none. */
export function toNumber(value: unknown): number | null {
  if (isBlank(value)) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}
