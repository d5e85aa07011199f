/** What can go wrong behind a port; `unknown` is everything else. */
export const portErrorCodes = [
  /** No answer came. The module says so, offers to try again, and sends a command again with its `commandId`. */
  'offline',
  /** The reader may not. The module says so and offers nothing; rights are better said ahead, in `can`. */
  'forbidden',
  /** It is gone, or the reader may not know of it. */
  'not-found',
  /** Somebody else changed it meanwhile; with a `reason` something else stands against it, such as a taken name. */
  'conflict',
  /** Something that was typed does not do: `fields` says what is wrong with which field, and what was typed stays. */
  'invalid',
  /** A file, or all of them together, is larger than what is taken. */
  'too-large',
  /** Anything else, also what is no `PortError` at all. `reference` helps support to find it. */
  'unknown',
] as const
export type PortErrorCode = (typeof portErrorCodes)[number]

export interface PortErrorDetails {
  code: PortErrorCode
  /** For the log. */
  message?: string
  /**
   * For people, in their language: why, in the host's own words. Shown in place of what the module
   * says of the code.
   */
  explanation?: string
  /** What exactly stands against it, where the code leaves it open: `cycle`, `name-taken`. */
  reason?: string
  /** What stands there now, in the port's own type, where a call says so. */
  current?: unknown
  /** Texts per field name (ERR-16). */
  fields?: Record<string, string[]>
  /** The same call may succeed later, unchanged. */
  retryable?: boolean
  /** HTTP status, where it was an HTTP call that failed. */
  status?: number
  /** What support needs to find it again. */
  reference?: string
}

/** The only error that a port's functions and queries reject with. */
export class PortError extends Error {
  override readonly name = 'PortError'
  readonly code: PortErrorCode
  readonly explanation: string | undefined
  readonly reason: string | undefined
  readonly current: unknown
  readonly fields: Readonly<Record<string, string[]>>
  readonly retryable: boolean
  readonly status: number | undefined
  readonly reference: string | undefined

  constructor(details: PortErrorDetails) {
    super(details.message ?? details.code)
    this.code = details.code
    this.explanation = details.explanation
    this.reason = details.reason
    this.current = details.current
    this.fields = details.fields ?? {}
    this.retryable = details.retryable ?? details.code === 'offline'
    this.status = details.status
    this.reference = details.reference
  }
}

/** Somebody else changed it meanwhile; every other conflict stays one however often it is tried. */
export const isStale = ({ code, reason }: PortError): boolean =>
  code === 'conflict' && (reason === undefined || reason === 'stale')

/** Anything thrown, as a `PortError`: a host may forget to translate. */
export function toPortError(error: unknown): PortError {
  if (error instanceof PortError) return error
  return new PortError({
    code: 'unknown',
    message: error instanceof Error ? error.message : String(error),
    retryable: true,
  })
}
