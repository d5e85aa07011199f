import { findUnreadable } from '../../platform/http/index.ts'
import { refused } from './scim.errors.ts'
import type { Page, Projection } from './scim.resource.ts'
import { maxResults } from './scim.schemas.ts'
import { scimTexts } from './scim.texts.ts'

type Query = Readonly<Record<string, unknown>>

/** A parameter of the address; said twice, it counts once. */
function parameter(query: Query, name: string): string | undefined {
  const given = Object.hasOwn(query, name) ? query[name] : undefined
  const value = Array.isArray(given) ? given[0] : given
  if (findUnreadable(value)) throw refused('invalidValue', scimTexts.unreadable)
  return typeof value === 'string' ? value : undefined
}

/** The filter of a list; an empty one is none. */
export const filterIn = (query: Query): string | undefined =>
  parameter(query, 'filter')?.trim() || undefined

/** Which part of a list; numbers out of range are the nearest possible (RFC 7644 §3.4.2.4). */
export function pageIn(query: Query): Page {
  const number = (name: string, otherwise: number, least: number, most: number) => {
    const text = parameter(query, name)
    if (text === undefined || text === '') return otherwise
    if (!/^[+-]?\d+$/.test(text)) throw refused('invalidValue', scimTexts.paging)
    return Math.min(most, Math.max(least, Number(text)))
  }
  return {
    startIndex: number('startIndex', 1, 1, 1_000_000_000),
    count: number('count', maxResults / 2, 0, maxResults),
  }
}

/** Which attributes are asked for; of sub-attributes the whole is given (RFC 7644 §3.9). */
export function projectionIn(query: Query): Projection {
  const names = (name: string) =>
    (parameter(query, name) ?? '')
      .split(',')
      .map((text) => text.trim().toLowerCase())
      .filter((text) => text !== '')
      .map((text) => text.replace(/^urn:.*:/, '').split('.')[0]!)
  const only = names('attributes')
  return {
    only: only.length > 0 ? new Set(only) : undefined,
    except: new Set(names('excludedAttributes')),
  }
}
