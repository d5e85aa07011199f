import { calls } from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'

/** What this file reads of a schema. */
interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  valueType?: Schema
  in?: Schema
  out?: Schema
  options?: readonly Schema[]
}

interface Schema {
  _zod: { def: unknown }
}

interface Field {
  part: 'params' | 'query' | 'body'
  /** With dots between its names and `[]` behind lists: `members[].email`. */
  name: string
}

const parts = ['params', 'query', 'body'] as const

/** Fields of a call's parameters, query and body that hold a value of their own. */
function fieldsOf(call: Call): Field[] {
  return parts.flatMap((part) => {
    const schema = call[part]
    const names = new Set(schema ? leavesOf(schema, '') : [])
    return [...names].map((name) => ({ part, name }))
  })
}

function leavesOf(schema: Schema, at: string): string[] {
  const def = schema._zod.def as Definition
  if (def.shape) {
    return Object.entries(def.shape).flatMap(([name, field]) =>
      leavesOf(field, at ? `${at}.${name}` : name),
    )
  }
  if (def.element) return leavesOf(def.element, `${at}[]`)
  if (def.valueType) return leavesOf(def.valueType, `${at}{}`)
  if (def.options) return def.options.flatMap((option) => leavesOf(option, at))
  if (def.innerType) return leavesOf(def.innerType, at)
  if (def.in && def.out) {
    // Text that is read to a number ends in a transform; JSON in a form field ends in its schema.
    const ends = (def.out._zod.def as Definition).type
    return leavesOf(ends === 'transform' ? def.in : def.out, at)
  }
  return [at]
}

const lastOf = (name: string) =>
  name
    .split('.')
    .at(-1)!
    .replaceAll(/\[\]|\{\}/g, '')

const isReference = (last: string) => /^ids?$|Ids?$|_ids?$/.test(last)

/** Words for people, what they belong to, and what they are reached or known by. */
const aboutPeople =
  /user|person|people|member|group|guest|customer|contact|mail|address|login|session|token|share|assign|deputy|mention|recipient|author|owner|viewer|subject|approver|invit/i

/** What lists are searched with may be somebody's name. */
const isSearch = ({ part, name }: Field) => part === 'query' && /^(text|query|search)/i.test(name)

/** Whether a field may name a person or a group, by an id, a word for it, or as what is searched for. */
const mayNamePeople = (field: Field) => {
  const last = lastOf(field.name)
  return isReference(last) || aboutPeople.test(last) || isSearch(field)
}

/** `call field` for everything in the built calls that may name a person or a group. */
export const namingFields = () =>
  calls
    .filter((call) => !call.planned)
    .flatMap((call) =>
      fieldsOf(call)
        .filter(mayNamePeople)
        .map(({ name }) => ({ call, name })),
    )

/**
 * Whether an entry of the list of things means this field: a name wherever it stands, or with what it
 * stands in; `id` alone means the outermost one.
 */
export const isThing = (name: string, entry: string) =>
  name === entry || (entry !== 'id' && name.endsWith(`.${entry}`))
