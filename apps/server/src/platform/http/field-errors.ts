import type { ProblemText } from '../problem.ts'
import { fieldTexts } from './texts.ts'

/** What of a schema's complaint is used here. */
export interface Issue {
  code?: string
  path: readonly PropertyKey[]
  minimum?: number | bigint
  maximum?: number | bigint
  origin?: string
  keys?: readonly string[]
  divisor?: number | bigint
  params?: Readonly<Record<string, unknown>> | undefined
}

/** Texts per property name of a request; the name as forms write it: `customers[0].name` (ERR-16). */
export function fieldErrors(issues: readonly Issue[], input: unknown): Record<string, ProblemText> {
  // A property may be called like one that every object has: `constructor`.
  const fields = new Map<string, ProblemText>()
  for (const issue of issues) {
    const name = nameOf(issue.path)
    if (!fields.has(name)) fields.set(name, textOf(issue, valueAt(input, issue.path)))
  }
  return Object.fromEntries(fields)
}

/** Deeper than any body of ours, and not so deep that reading it would exhaust the stack. */
const deepest = 32

/**
 * What no schema has to think of: a text with a zero character or half a character, which PostgreSQL
 * cannot hold, or nesting without end. `['customers', 0, 'name']` is where it stands.
 */
export function findUnreadable(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Issue | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : { path }
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > deepest) return { path: path.slice(0, 1) }
  const isList = Array.isArray(value)
  for (const [key, item] of Object.entries(value)) {
    if (!isText(key)) return { path }
    const found = findUnreadable(item, [...path, isList ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

const isText = (value: string) => !value.includes('\0') && value.isWellFormed()

function nameOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    // No reader keeps such a property: what is wrong is said of what it stands in.
    if (key === '__proto__') return name
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? String(key) : `${name}.${String(key)}`
  }, '')
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  )
}

/** Of 0.01 two. */
const decimalsOf = (divisor: number) => Math.max(0, Math.round(-Math.log10(divisor)))

function textOf(
  { code, origin, minimum, maximum, divisor, params }: Issue,
  value: unknown,
): ProblemText {
  if (value === undefined || value === null) return fieldTexts.required
  if (code === 'too_small' && minimum !== undefined) {
    if (origin === 'string') {
      return value === '' || Number(minimum) === 1
        ? fieldTexts.required
        : fieldTexts.tooShort(Number(minimum))
    }
    return origin === 'array' ? fieldTexts.tooFew(Number(minimum)) : fieldTexts.tooSmall(minimum)
  }
  if (code === 'too_big' && maximum !== undefined) {
    if (origin === 'string') return fieldTexts.tooLong(Number(maximum))
    return origin === 'array' ? fieldTexts.tooMany(Number(maximum)) : fieldTexts.tooLarge(maximum)
  }
  const decimals = divisor === undefined ? params?.decimals : decimalsOf(Number(divisor))
  if (typeof decimals === 'number') return fieldTexts.tooPrecise(decimals)
  return code === 'invalid_value' ? fieldTexts.notOffered : fieldTexts.wrongFormat
}
