import { PortError } from '../kit/port-error.ts'

/** What came of a save that failed: the answer, or what stands in for it (BB-03). */
export interface SaveAnswer {
  status: number
  error: PortError
}

/** Status of a save that nothing answered (ERR-13). */
const noAnswer = 500

/**
 * The answer to a save that failed, as it is kept. Where none came at all it counts as status 500: nobody
 * knows whether it arrived, and saving again with the same command is safe (BB-03, ERR-13).
 */
export function answerOf(error: PortError): SaveAnswer {
  const hasAnswer = error.status !== undefined && error.status > 0
  if (hasAnswer) return { status: error.status!, error }
  if (error.code !== 'offline') return { status: noAnswer, error }
  const { message, reference } = error
  return {
    status: noAnswer,
    error: new PortError({
      code: 'unknown',
      message,
      status: noAnswer,
      retryable: true,
      ...(reference !== undefined && { reference }),
    }),
  }
}
