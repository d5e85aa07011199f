import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import * as z from 'zod/mini'

/**
 * Values that a schema of the contract takes, as they travel: before any transformation. Written
 * here, because no library reads schemas of Zod 4 that have patterns and transformations.
 */
export function valuesOf(schema: z.ZodMiniType, idsFor: (name: string) => readonly number[]) {
  const visit = (given: z.ZodMiniType, name: string): Arbitrary<unknown> => {
    const def = given._zod.def as unknown as Def
    switch (def.type) {
      case 'object': {
        const fields = Object.entries(def.shape!)
        const model = Object.fromEntries(fields.map(([key, field]) => [key, visit(field, key)]))
        const mayMiss = new Set(fields.filter(([, field]) => isOptional(field)).map(([key]) => key))
        const requiredKeys = Object.keys(model).filter((key) => !mayMiss.has(key))
        return fc.record(model, { requiredKeys, noNullPrototype: true })
      }
      case 'array':
        return fc.array(visit(def.element!, name), lengths(def, 4))
      case 'string':
        return oneWithId(name, (id) => String(id), texts(given, def), given)
      case 'number':
        return oneWithId(name, (id) => id, numbers(given, def), given)
      case 'boolean':
        return fc.boolean()
      case 'literal':
        return fc.constantFrom(...def.values!)
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries!))
      case 'nullable':
        return fc.option(visit(def.innerType!, name), { nil: null })
      case 'optional':
      case 'default':
      case 'prefault':
        return visit(def.innerType!, name)
      case 'union':
        return fc.oneof(...def.options!.map((option) => visit(option, name)))
      case 'pipe':
        return visit(isJsonText(def) ? def.out! : def.in!, name)
      case 'record':
        return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), visit(def.valueType!, name), {
          maxKeys: 3,
          noNullPrototype: true,
        })
      case 'unknown':
      case 'any':
        return fc.jsonValue({ maxDepth: 2 })
      default:
        throw new Error(`The fuzzer does not know schemas of type ${def.type} (${name}).`)
    }
  }

  /** An id of something that is there, where the name asks for one; else any. */
  const oneWithId = (
    name: string,
    write: (id: number) => unknown,
    others: Arbitrary<unknown>,
    given: z.ZodMiniType,
  ): Arbitrary<unknown> => {
    const ids = idsFor(name).map(write)
    const fitting = ids.filter((id) => given.safeParse(id).success)
    if (!/ids?$/i.test(name) || fitting.length === 0) return others
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...fitting) },
      { weight: 1, arbitrary: others },
    )
  }

  return visit(schema, '')
}

/** What of a schema's definition is read here. */
interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  values?: unknown[]
  entries?: Record<string, unknown>
  format?: string
  pattern?: RegExp
  checks?: { _zod: { def: Check } }[]
}

interface Check {
  check: string
  format?: string
  pattern?: RegExp
  minimum?: number
  maximum?: number
  value?: number
}

const isOptional = (schema: z.ZodMiniType): boolean =>
  ['optional', 'default', 'prefault'].includes((schema._zod.def as unknown as Def).type)

/** JSON inside a form field is written by who sends it: text, read to anything, then checked. */
const isJsonText = (def: Def): boolean => {
  const out = def.out?._zod.def as unknown as Def
  const inner = def.in?._zod.def as unknown as Def
  return out.type !== 'transform' && inner.type === 'pipe'
}

const checksOf = (def: Def) => (def.checks ?? []).map((check) => check._zod.def)

function lengths(def: Def, most: number) {
  const at = (kind: string) => checksOf(def).find(({ check }) => check === kind)
  const minLength = at('min_length')?.minimum ?? 0
  return {
    minLength,
    maxLength: Math.max(minLength, Math.min(at('max_length')?.maximum ?? most, most)),
  }
}

function texts(schema: z.ZodMiniType, def: Def): Arbitrary<string> {
  const format = def.format ?? checksOf(def).find((check) => check.format)?.format
  const pattern = checksOf(def).find((check) => check.pattern)?.pattern ?? def.pattern
  const { minLength, maxLength } = lengths(def, 40)
  const free = fc.string({ unit: 'grapheme', minLength, maxLength })
  const formats: Record<string, Arbitrary<string>> = {
    datetime: fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    email: fc.emailAddress(),
    uuid: fc.uuid(),
  }
  const base = formats[format ?? ''] ?? (pattern ? fc.stringMatching(simple(pattern)) : free)
  return fitting(base, schema)
}

/** Without looking ahead, which the generator cannot; what does not fit is left out afterwards. */
const simple = ({ source, flags }: RegExp) =>
  new RegExp(source.replaceAll(/\(\?[!=][^)]*\)/g, ''), flags)

function numbers(schema: z.ZodMiniType, def: Def): Arbitrary<number> {
  const edges = checksOf(def)
  const least = edges.find(({ check }) => check === 'greater_than')?.value
  const most = edges.find(({ check }) => check === 'less_than')?.value
  const min = Math.ceil(least ?? -2_147_483_648)
  const max = Math.floor(most ?? 2_147_483_647)
  return fitting(fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)), schema)
}

/** Only values that the schema takes; where hardly any is, that is a fault of this file. */
function fitting<T>(arbitrary: Arbitrary<T>, schema: z.ZodMiniType): Arbitrary<T> {
  const fits = (value: T) => schema.safeParse(value).success
  const share = fc.sample(arbitrary, { numRuns: 100, seed: 1 }).filter(fits).length
  if (share < 2) throw new Error(`Hardly any value fits ${JSON.stringify(schema._zod.def)}.`)
  return arbitrary.filter(fits)
}
