import { toPortError } from '../port-error.ts'

const backOnline = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * Sends; where the browser has no network, waits for it and sends again. The command's id makes sure
 * that it happens once. Every other failure, a server that does not answer too, is a failure.
 */
export async function untilOnline<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (toPortError(error).code !== 'offline' || navigator.onLine) throw error
      await backOnline()
    }
  }
}
