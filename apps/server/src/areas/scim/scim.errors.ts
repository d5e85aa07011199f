import type { Language } from '../../platform/locales.ts'
import { Problem, type ProblemText } from '../../platform/problem.ts'

/** What was wrong with a request, in SCIM's own words (RFC 7644 §3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'invalidValue'

const statuses: Record<ScimType, number> = {
  invalidFilter: 400,
  uniqueness: 409,
  mutability: 400,
  invalidSyntax: 400,
  invalidPath: 400,
  invalidValue: 400,
}

/** Refusals of the portal that SCIM has a word for. */
const scimTypes: Readonly<Record<string, ScimType>> = {
  ...(Object.fromEntries(Object.keys(statuses).map((type) => [type, type])) as Record<
    string,
    ScimType
  >),
  'name-taken': 'uniqueness',
  invalid: 'invalidSyntax',
}

/** A refusal with SCIM's word for it; the text is what an administrator reads in the log of their directory. */
export const refused = (type: ScimType, text: ProblemText) =>
  new Problem(statuses[type], type, { text })

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** The body of a refusal as SCIM clients read it (RFC 7644 §3.12). */
export function toScimError(problem: Problem, title: ProblemText, language: Language): object {
  const { status, code, text, fields } = problem
  const scimType = Object.hasOwn(scimTypes, code) ? scimTypes[code] : undefined
  const faults = Object.entries(fields ?? {}).map(([name, fault]) => `${name}: ${fault[language]}`)
  return {
    schemas: [errorSchema],
    status: String(status),
    ...(scimType && { scimType }),
    detail: text?.[language] ?? (faults.length > 0 ? faults.join(' ') : title[language]),
  }
}
