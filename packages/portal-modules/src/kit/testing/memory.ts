import type { PortError } from '../port-error.ts'

/** How a port in memory answers: after a while, when it is told to, or with the failure that was asked for. */
export function createAnswers<Call extends string>(latency = 0) {
  const failures = new Map<Call, PortError[]>()
  const held = new Map<Call, Promise<void>>()
  return {
    answer: async <T>(call: Call, work: () => T): Promise<T> => {
      if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency))
      await held.get(call)
      const failure = failures.get(call)?.shift()
      if (failure) throw failure
      return work()
    },
    /** Whoever calls this from now on is answered once what is given back is called. */
    hold: (call: Call): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(call, promise)
      return resolve
    },
    /** The next time that this is called, it rejects. */
    failNext: (call: Call, error: PortError): void => {
      failures.set(call, [...(failures.get(call) ?? []), error])
    },
  }
}

/** Who listens to a port in memory. */
export function createListeners<Change>() {
  const listeners = new Set<(change: Change) => void>()
  return {
    emit: (change: Change): void => {
      for (const listener of listeners) listener(change)
    },
    listen: (listener: (change: Change) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
