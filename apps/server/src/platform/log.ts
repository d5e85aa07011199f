import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

/**
 * The server's log, JSON lines on standard output. Secrets never reach a line: no query (codes,
 * tokens), no credentials, no values of a statement that failed.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers', 'headers.authorization', 'headers.cookie', '*.password', '*.token'],
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url?: string }) => ({
        id,
        method,
        path: url?.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: lineOf,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Of an error what says where it happened. A database's error carries more: the row and the values
 * that it was about, such as texts, hashes of passwords and tokens.
 */
function lineOf(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause: lineOf(cause) }),
  }
}
