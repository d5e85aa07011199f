/** Answers that may still do: what opens together asks for much of the same. */
export interface RecentReads {
  /** An answer under the same name that is not older than `maxAge` milliseconds, else a new one. */
  read: <T>(name: string, maxAge: number, load: () => Promise<T>) => Promise<T>
  /** Something has changed: no answer from before will do. */
  forget: () => void
}

interface Answer {
  at: number
  promise: Promise<unknown>
}

export function createRecentReads(now: () => number = Date.now): RecentReads {
  const answers = new Map<string, Answer>()
  return {
    read<T>(name: string, maxAge: number, load: () => Promise<T>) {
      const known = answers.get(name)
      if (known && now() - known.at < maxAge) return known.promise as Promise<T>
      const answer = { at: now(), promise: load() }
      answers.set(name, answer)
      // A failure answers nobody but those who have waited for it.
      answer.promise.catch(() => {
        if (answers.get(name) === answer) answers.delete(name)
      })
      return answer.promise
    },
    forget: () => answers.clear(),
  }
}
