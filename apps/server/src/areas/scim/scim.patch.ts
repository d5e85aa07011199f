import { findUnreadable } from '../../platform/http/index.ts'
import { refused } from './scim.errors.ts'
import { parsePath, type AttributePath } from './scim.path.ts'
import { scimTexts } from './scim.texts.ts'

type Op = 'add' | 'replace' | 'remove'

/** One change of one attribute. */
export interface Operation extends AttributePath {
  op: Op
  /** Absent only with `remove`. */
  value: unknown
}

type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A property by its name in any case: names of attributes are not sensitive to it (RFC 7643 §2.1). */
export function valueOf(object: JsonObject, name: string): unknown {
  const key = Object.keys(object).find((one) => one.toLowerCase() === name)
  return key === undefined ? undefined : object[key]
}

/** The body of a request, which has to be an object that the database can hold. */
export function readObject(body: unknown): JsonObject {
  if (!isObject(body)) throw refused('invalidSyntax', scimTexts['not-json'])
  if (findUnreadable(body)) throw refused('invalidSyntax', scimTexts.unreadable)
  return body
}

/**
 * A resource, or the value of an operation without a path, as one operation for each attribute. Names may be
 * paths: Entra ID sends `{"name.givenName": "…"}` and `{"emails[type eq \"work\"].value": "…"}`.
 */
export const operationsOf = (resource: JsonObject, op: Op = 'replace'): Operation[] =>
  Object.entries(resource).flatMap(([name, value]) => {
    const path = parsePath(name)
    // Null stands for what is not there (RFC 7643 §2.5).
    return path ? [{ ...path, op: value === null ? ('remove' as const) : op, value }] : []
  })

/** The operations of a PATCH (RFC 7644 §3.5.2), also as Entra ID writes them: `"op": "Add"`. */
export function readPatch(body: unknown): Operation[] {
  const list = valueOf(readObject(body), 'operations')
  if (!Array.isArray(list) || list.length === 0)
    throw refused('invalidSyntax', scimTexts.operations)
  return list.flatMap((entry) => {
    const op = isObject(entry) && opOf(valueOf(entry, 'op'))
    if (!isObject(entry) || !op) throw refused('invalidSyntax', scimTexts.operations)
    const path = valueOf(entry, 'path') ?? undefined
    const value = valueOf(entry, 'value') ?? undefined
    if (op !== 'remove' && value === undefined) throw refused('invalidValue', scimTexts['no-value'])
    if (path === undefined) {
      if (!isObject(value)) throw refused('invalidSyntax', scimTexts['not-json'])
      return operationsOf(value, op)
    }
    if (typeof path !== 'string') throw refused('invalidPath', scimTexts.path)
    const about = parsePath(path)
    return about ? [{ ...about, op, value }] : []
  })
}

function opOf(value: unknown): Op | undefined {
  const op = typeof value === 'string' ? value.toLowerCase() : ''
  return op === 'add' || op === 'replace' || op === 'remove' ? op : undefined
}
