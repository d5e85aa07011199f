import type { FastifyBaseLogger } from 'fastify'

/**
 * The last net under the server: an `error` event that nobody listens to, or a rejected promise that
 * nobody awaits, is logged and counted, and the server goes on. Each is a fault of the program, which
 * the log names. What a request changes is in a transaction of the database, so no state of this
 * process is left half changed. Returns a function that takes the net away.
 */
export function logUncaughtErrors(log: FastifyBaseLogger, onFault: () => void): () => void {
  const survive = (error: unknown) => {
    log.fatal({ err: error }, 'An error that nobody handled')
    onFault()
  }
  process.on('uncaughtException', survive)
  process.on('unhandledRejection', survive)
  return () => {
    process.off('uncaughtException', survive)
    process.off('unhandledRejection', survive)
  }
}
