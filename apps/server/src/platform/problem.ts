/** Texts of a problem in both languages; the answer carries the caller's. */
export interface ProblemText {
  de: string
  en: string
}

/** An expected refusal. Becomes `application/problem+json` (RFC 9457, ERR-16). */
export class Problem extends Error {
  readonly status: number
  /** Stable machine name: `name-taken`. */
  readonly code: string
  readonly text: ProblemText | undefined
  readonly fields: Readonly<Record<string, ProblemText>> | undefined
  /** State as it stands, on a stale version. */
  readonly current: unknown
  /** Seconds after which it is worth another try (429). */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    more: {
      text?: ProblemText
      fields?: Record<string, ProblemText>
      current?: unknown
      retryAfter?: number
    } = {},
  ) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.text = more.text
    this.fields = more.fields
    this.current = more.current
    this.retryAfter = more.retryAfter
  }
}

/** Not there, or another tenant's, or not for the caller: the answer is the same (PERM-13, PERM-19). */
export const notFound = () => new Problem(404, 'not-found')

export const forbidden = () => new Problem(403, 'forbidden')

/** Somebody changed it since; the answer carries the state as it stands. */
export const stale = (current: unknown) => new Problem(409, 'stale', { current })

/** Wrong input, per property name of the request. */
export const invalid = (fields: Record<string, ProblemText>) =>
  new Problem(400, 'invalid', { fields })
