import { useCallback, useEffect, useState } from 'react'
import { toPortError, type PortError } from '../port-error.ts'

/** What is compared, and which lines of the file it comes from. */
export interface ComparedCommand<C> {
  command: C
  lines: readonly number[]
}

/** An answer, and which lines of the file its rows are. */
export interface ComparedLines<R> {
  comparison: R
  lines: readonly number[]
}

export interface Comparison<R> {
  /** The last answer; what was mended since is in the next one. */
  compared: ComparedLines<R> | undefined
  isComparing: boolean
  failure: PortError | undefined
  /** Compares once more. */
  again: () => void
}

interface Answer<C, R> {
  of: ComparedCommand<C>
  attempt: number
  compared?: ComparedLines<R>
  failure?: PortError
}

/**
 * Compares a file with what is there whenever its rows are others; the last question counts.
 * @param compare    the same function from one drawing to the next
 * @param onRefused  called where the host names rows that it does not take
 */
export function useComparison<C, R>(
  compare: (command: C) => Promise<R>,
  wanted: ComparedCommand<C> | undefined,
  onRefused: (error: PortError, lines: readonly number[]) => void,
): Comparison<R> {
  const [answer, setAnswer] = useState<Answer<C, R>>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!wanted) return
    let isLast = true
    const { command, lines } = wanted
    const ask = async () => {
      try {
        const comparison = await compare(command)
        if (isLast) setAnswer({ of: wanted, attempt, compared: { comparison, lines } })
      } catch (error) {
        if (!isLast) return
        const failure = toPortError(error)
        setAnswer((before) => ({
          of: wanted,
          attempt,
          failure,
          ...(before?.compared && { compared: before.compared }),
        }))
        if (failure.code === 'invalid') onRefused(failure, lines)
      }
    }
    void ask()
    return () => {
      isLast = false
    }
  }, [attempt, compare, onRefused, wanted])
  const isAnswered = answer !== undefined && answer.of === wanted && answer.attempt === attempt
  return {
    compared: answer?.compared,
    isComparing: wanted !== undefined && !isAnswered,
    failure: isAnswered ? answer.failure : undefined,
    again: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
