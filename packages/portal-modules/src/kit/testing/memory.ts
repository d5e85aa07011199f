import type { PortError } from '../port-error.ts'

/** How a port in memory answers: after a while, or with the failure that was asked for. */
export function createAnswers<Call extends string>(latency = 0) {
  const failures = new Map<Call, PortError[]>()
  return {
    answer: async <T>(call: Call, work: () => T): Promise<T> => {
      if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency))
      const failure = failures.get(call)?.shift()
      if (failure) throw failure
      return work()
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
    tell: (change: Change): void => {
      for (const listener of listeners) listener(change)
    },
    listen: (listener: (change: Change) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
