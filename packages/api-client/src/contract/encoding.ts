/** A field of a form: `customers[0].name` and its text. */
export type FormEntry = readonly [name: string, text: string]

export interface ToEntriesOptions {
  /** Leaves out empty and falsy values, as setup and themes do (VAL-10). */
  dropFalsy?: boolean
}

const maxDepth = 8
const maxIndex = 10_000
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Flattens a body into form fields: nested names with dots, lists with indices in brackets. */
export function toEntries(
  value: unknown,
  options: ToEntriesOptions = {},
  prefix = '',
): FormEntry[] {
  if (value === undefined || value === null) return []
  if (value instanceof Date) return [[prefix, value.toISOString()]]
  if (Array.isArray(value))
    return value.flatMap((item, index) => toEntries(item, options, `${prefix}[${index}]`))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) =>
      toEntries(item, options, prefix ? `${prefix}.${name}` : name),
    )
  if (options.dropFalsy && (value === false || value === 0 || value === '')) return []
  return [[prefix, String(value)]]
}

/** Reads `a[0].b` as its steps: `['a', 0, 'b']`; undefined when it is none of ours. */
function stepsOf(name: string): (string | number)[] | undefined {
  const steps: (string | number)[] = []
  for (const part of name.split('.')) {
    const match = /^([^[\]]+)((?:\[\d{1,5}\])*)$/.exec(part)
    if (!match || forbidden.has(match[1]!)) return undefined
    steps.push(match[1]!)
    for (const [, index] of match[2]!.matchAll(/\[(\d+)\]/g)) steps.push(Number(index))
  }
  const isSafe = steps.every((step) => typeof step === 'string' || step <= maxIndex)
  return isSafe && steps.length <= maxDepth ? steps : undefined
}

/** A name that no body of ours can have: too deep, an index too high, or a name with a meaning of its own. */
export class FormNameError extends Error {
  readonly field: string
  constructor(field: string) {
    super(`Not a field name: ${field.slice(0, 80)}`)
    this.field = field
  }
}

/** Builds a body from form fields. Lists lose their holes. Throws `FormNameError`. */
export function fromEntries(entries: Iterable<FormEntry>): Record<string, unknown> {
  const body: Record<string, unknown> = Object.create(null)
  for (const [name, text] of entries) {
    const steps = stepsOf(name)
    if (!steps) throw new FormNameError(name)
    let place = body as Record<string | number, unknown>
    steps.forEach((step, at) => {
      const next = steps[at + 1]
      if (next === undefined) {
        if (typeof place[step] === 'object' && place[step] !== null) throw new FormNameError(name)
        place[step] = text
        return
      }
      place[step] ??= typeof next === 'number' ? new Sparse() : Object.create(null)
      if (
        typeof place[step] !== 'object' ||
        place[step] instanceof Sparse !== (typeof next === 'number')
      )
        throw new FormNameError(name)
      place = place[step] as Record<string | number, unknown>
    })
  }
  return compact(body) as Record<string, unknown>
}

/** A list while it is being read: indices may come in any order and with holes. */
class Sparse {
  [index: number]: unknown
}

function compact(value: unknown): unknown {
  if (value instanceof Sparse) return Object.values(value).map(compact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, compact(item)]))
}
