import { useEffect, useState } from 'react'
import type { CommandItem } from './command.logic.ts'

/** Asks somebody else for a search; may be aborted when the search goes on. */
export type CommandSearch = (query: string, signal: AbortSignal) => Promise<readonly CommandItem[]>

interface Answer {
  query: string
  state: 'found' | 'failed'
  items: readonly CommandItem[]
}

const NOTHING: readonly CommandItem[] = []

/** So long nobody asks while somebody types. */
const PAUSE = 120

/** What a search elsewhere has found for these words; earlier answers stay until new ones come. */
export function useFound(search: CommandSearch | undefined, query: string) {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const asked = query.trim()
  useEffect(() => {
    if (!search || asked === '') return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const items = await search(asked, abort.signal)
        if (!abort.signal.aborted) setAnswer({ query: asked, state: 'found', items })
      } catch {
        if (!abort.signal.aborted) setAnswer({ query: asked, state: 'failed', items: NOTHING })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
    // A new attempt asks the same again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [search, asked, attempt])
  const isAsked = search !== undefined && asked !== ''
  return {
    items: isAsked ? (answer?.items ?? NOTHING) : NOTHING,
    isPending: isAsked && answer?.query !== asked,
    isFailed: isAsked && answer?.query === asked && answer.state === 'failed',
    retry: () => {
      setAnswer(undefined)
      setAttempt(attempt + 1)
    },
  }
}
