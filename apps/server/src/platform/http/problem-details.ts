import type { Problem as ProblemDetails } from '@atrium/api-client/contract'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import type { Language } from '../locales.ts'
import { Problem } from '../problem.ts'
import type { ProblemText } from '../problem.ts'
import { StorageUnavailable } from '../storage/unavailable.ts'
import { previewIsReadOnly } from './previewed-calls.ts'
import { problemTexts, titleOf } from './texts.ts'

/** The language of texts in an answer: the first of ours in `Accept-Language`, else German. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...more] = part.trim().toLowerCase().split(';')
    const weight = more.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const [best] = wishes
    .filter(({ language, weight }) => (language === 'de' || language === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return best?.language === 'en' ? 'en' : 'de'
}

/** A restarted database takes a second or two; clients wait longer with each attempt. */
const retryAfterSeconds = 1

/** Turns whatever was thrown into an expected refusal; undefined for a fault of ours. */
export function problemFrom(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof DatabaseUnavailable) {
    return new Problem(503, 'database-away', { retryAfter: retryAfterSeconds })
  }
  if (error instanceof StorageUnavailable) {
    return new Problem(503, 'storage-away', { retryAfter: retryAfterSeconds })
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  // 53100: the disk of the database is full.
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return new Problem(507, 'storage-full')
  // What nobody thought of wrote while somebody only looked: the database did not let it.
  if (code === '25006') return previewIsReadOnly()
  // Refusals of the HTTP framework: a broken or too large body, a wrong content type.
  if (statusCode === 413) return new Problem(413, 'too-large')
  if (statusCode === 415) return new Problem(415, 'unsupported-content-type')
  if (statusCode === 404) return new Problem(404, 'not-found')
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Problem(400, 'invalid', { text: problemTexts.brokenBody })
  }
  return undefined
}

/** The answer, RFC 9457, in the caller's language (ERR-16). */
export function detailsOf(problem: Problem, language: Language, traceId: string): ProblemDetails {
  const { status, code, text, fields, current } = problem
  return {
    type: `urn:atrium:problem:${code}`,
    title: titleOf(status)[language],
    status,
    ...(text && { detail: text[language] }),
    code,
    traceId,
    ...(fields && { errors: errorsOf(fields, language) }),
    ...(current !== undefined && { current }),
  }
}

const errorsOf = (fields: Readonly<Record<string, ProblemText>>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text[language]]]))
