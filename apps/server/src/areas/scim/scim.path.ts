import { filter as testerOf, parse, type Filter } from 'scim2-parse-filter'
import { refused } from './scim.errors.ts'
import { scimTexts } from './scim.texts.ts'

/** The longest filter that is read: a hundred conditions, and not so many brackets that reading exhausts the stack. */
const longest = 4_000

export function parseFilter(text: string): Filter {
  const fault = () => refused('invalidFilter', scimTexts.filter)
  if (text.length > longest) throw fault()
  try {
    return parse(text)
  } catch {
    throw fault()
  }
}

/** What an operation or a property is about: `emails[type eq "work"].value`. */
export interface AttributePath {
  /** In lower case, as everything that names an attribute. */
  attribute: string
  filter: Filter | undefined
  sub: string | undefined
}

const coreSchema = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group)(?::|$)/i
const shape = /^([a-z$][\w$-]*)(?:\[([^\]]+)\])?(?:\.([a-z$][\w$-]*))?$/i

/** Reads a path; undefined for attributes of other schemas, of which nothing is kept. */
export function parsePath(text: string): AttributePath | undefined {
  const own = text.replace(coreSchema, '')
  if (/^urn:/i.test(own) || own === '') return undefined
  const [, attribute, condition, sub] = (own.length <= longest && shape.exec(own)) || []
  if (!attribute) throw refused('invalidPath', scimTexts.path)
  return {
    attribute: attribute.toLowerCase(),
    filter: condition === undefined ? undefined : parseFilter(condition),
    sub: sub?.toLowerCase(),
  }
}

/** Whether an entry of a multi-valued attribute is meant; without a condition each is. */
export const isMeant = (
  filter: Filter | undefined,
  entry: Readonly<Record<string, unknown>>,
): boolean => !filter || testerOf(lenient(filter))(entry)

/** Entra ID asks for `primary eq "True"`, where RFC 7643 has a boolean. */
function lenient(filter: Filter): Filter {
  if ('filters' in filter) return { ...filter, filters: filter.filters.map(lenient) }
  if ('filter' in filter) return { ...filter, filter: lenient(filter.filter) }
  if (!('compValue' in filter) || typeof filter.compValue !== 'string') return filter
  const { compValue } = filter
  const isBoolean = filter.attrPath === 'primary' && /^(true|false)$/i.test(compValue)
  return isBoolean ? { ...filter, compValue: compValue.toLowerCase() === 'true' } : filter
}

/** The values of `value eq "…"`, alone or several with `or`; undefined for every other condition. */
export function valuesIn(filter: Filter): string[] | undefined {
  if (filter.op === 'eq' && filter.attrPath.toLowerCase() === 'value')
    return typeof filter.compValue === 'string' ? [filter.compValue] : undefined
  if (filter.op !== 'or') return undefined
  const parts = filter.filters.map(valuesIn)
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}
