import { useEffect, useState } from 'react'
import type { CommandItem } from './command.logic.ts'

/** Asks somebody else for a search; may be aborted when the search goes on. */
export type CommandSearch = (query: string, signal: AbortSignal) => Promise<readonly CommandItem[]>

interface Answer {
  /** Who was asked: another one may find something else. */
  by: CommandSearch
  query: string
  items: readonly CommandItem[]
  /** Why there is none. */
  error?: { reason: unknown }
}

const NOTHING: readonly CommandItem[] = []

/** So long nobody asks while somebody types (SRCH-01). */
const PAUSE = 200
/** Fewer letters find nearly everything (SRCH-01). */
export const SHORTEST = 2

/** What a search elsewhere has found for these words; earlier answers stay until new ones come. */
export function useFound(search: CommandSearch | undefined, query: string) {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const asked = query.trim()
  const isAsked = search !== undefined && asked.length >= SHORTEST
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    const keep = (rest: Pick<Answer, 'items' | 'error'>) => {
      // What comes late is stale.
      if (!abort.signal.aborted) setAnswer({ by: search, query: asked, ...rest })
    }
    const ask = async () => {
      try {
        keep({ items: await search(asked, abort.signal) })
      } catch (reason) {
        keep({ items: NOTHING, error: { reason } })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
    // A new attempt asks the same again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [search, asked, isAsked, attempt])
  const isAnswered = answer?.query === asked && answer.by === search
  return {
    items: isAsked ? (answer?.items ?? NOTHING) : NOTHING,
    isPending: isAsked && !isAnswered,
    /** Too few letters for it yet. */
    isWaiting: search !== undefined && asked !== '' && !isAsked,
    error: isAsked && isAnswered ? answer.error : undefined,
    retry: () => {
      setAnswer(undefined)
      setAttempt(attempt + 1)
    },
  }
}
