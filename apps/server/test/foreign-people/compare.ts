import { statusOf, type Call } from '@atrium/api-client/contract'
import type { Answer } from '../api.ts'
import type { Named } from './sample.ts'

/** `yes`, or the status of a refusal, with the fields that it is about. */
export function nameOf(call: Call, { status, problem }: Answer<unknown>): string {
  if (status === statusOf(call)) return 'yes'
  return [status, ...Object.keys(problem.errors ?? {})].join(' ')
}

/** Fields that differ between any two things, whoever is named. */
const differs = /^(id|guid|version|traceId|modifiedAt|createdAt|order)$|Ids?$|At$/

/**
 * An answer without what differs between any two requests: ids, versions, moments, the numbers in texts,
 * and who was named. Two answers that are the same then tell their callers the same.
 */
export function comparable({ status, body, problem }: Answer<unknown>, ...named: Named[]): unknown {
  return { status, ...(masked({ body, problem }, named) as object) }
}

function masked(value: unknown, named: readonly Named[]): unknown {
  if (named.includes(value as Named)) return '…'
  if (typeof value === 'string') {
    const words = named.filter((one) => typeof one === 'string')
    const text = words.reduce((rest, word) => rest.replaceAll(word, '…'), value)
    return text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '#').replaceAll(/\d+/g, '#')
  }
  if (Array.isArray(value)) return value.map((item) => masked(item, named))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      differs.test(key) && item !== null ? hidden(item) : masked(item, named),
    ]),
  )
}

const hidden = (item: unknown) => (Array.isArray(item) ? item.map(() => '#') : '#')

/** Everything of an answer that its caller can read. */
export const textOf = ({ body, problem }: Answer<unknown>) => JSON.stringify({ body, problem })
