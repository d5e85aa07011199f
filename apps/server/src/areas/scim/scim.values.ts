import { toLine } from '@atrium/api-client/contract'
import { refused } from './scim.errors.ts'
import { isObject, valueOf } from './scim.patch.ts'
import { wrongValue } from './scim.texts.ts'

/** One line of text of so many characters at most. */
export function textOf(given: unknown, attribute: string, most: number): string {
  const value = single(given)
  const text = typeof value === 'string' ? toLine(value) : ''
  if (text === '' || text.length > most) throw refused('invalidValue', wrongValue(attribute, most))
  return text
}

/** True or false; Entra ID sends `"False"` as a text. */
export function booleanOf(given: unknown, attribute: string): boolean {
  const value = single(given)
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  if (text === 'true' || text === 'false') return text === 'true'
  throw refused('invalidValue', wrongValue(attribute))
}

/** Entra ID writes one value as a list of one as well: `[{"$ref": null, "value": "…"}]`. */
function single(value: unknown): unknown {
  const [entry, ...more] = Array.isArray(value) ? (value as unknown[]) : [value]
  return more.length === 0 && isObject(entry) ? valueOf(entry, 'value') : value
}
