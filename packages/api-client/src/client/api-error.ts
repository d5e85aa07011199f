import type { Problem } from '../contract/index.ts'

/** A call that did not succeed. Status 0: no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Stable machine name: `name-taken`, `file-too-large`, `offline`. */
  readonly code: string
  readonly title: string
  readonly detail: string | undefined
  /** Texts by property name of the request (ERR-16). */
  readonly fields: Readonly<Record<string, string[]>>
  /** What support needs to find the call again. */
  readonly traceId: string | undefined
  /** On a stale version: the state as the server has it. */
  readonly current: unknown

  constructor(problem: Partial<Problem> & Pick<Problem, 'status' | 'code' | 'title'>) {
    super(`${problem.status} ${problem.code}: ${problem.title}`)
    this.status = problem.status
    this.code = problem.code
    this.title = problem.title
    this.detail = problem.detail
    this.fields = problem.errors ?? {}
    this.traceId = problem.traceId
    this.current = problem.current
  }

  get isOffline(): boolean {
    return this.status === 0
  }

  /** The same call may succeed later, unchanged. */
  get isRetryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** Reads an answer that is no success; any body will do. */
export function toApiError(status: number, body: string, traceId?: string): ApiError {
  try {
    const problem = JSON.parse(body) as Partial<Problem>
    return new ApiError({
      ...problem,
      status,
      code: problem.code ?? `status-${status}`,
      title: problem.title ?? `HTTP ${status}`,
      traceId: problem.traceId ?? traceId,
    })
  } catch {
    return new ApiError({ status, code: `status-${status}`, title: `HTTP ${status}`, traceId })
  }
}

export const noAnswer = (): ApiError =>
  new ApiError({ status: 0, code: 'offline', title: 'No answer' })
