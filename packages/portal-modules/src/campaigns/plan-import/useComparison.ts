import { useCallback, useEffect, useState } from 'react'
import { toPortError, type PortError } from '../../kit/index.ts'
import type { PlanCommand, PlanImportPort } from './plan-import.port.ts'
import type { ComparedLines } from './preview.logic.ts'

/** What is compared, and which lines of the file it comes from. */
export interface ComparedCommand {
  command: PlanCommand
  lines: readonly number[]
}

export interface Comparison {
  /** The last answer; what was mended since is in the next one. */
  compared: ComparedLines | undefined
  isComparing: boolean
  failure: PortError | undefined
  /** Compares once more. */
  again: () => void
}

interface Answer {
  of: ComparedCommand
  attempt: number
  compared?: ComparedLines
  failure?: PortError
}

/**
 * Compares a file with the plan whenever its rows are others; the last question counts.
 * @param onRefused  called where the host names rows that it does not take
 */
export function useComparison(
  port: PlanImportPort,
  wanted: ComparedCommand | undefined,
  onRefused: (error: PortError, lines: readonly number[]) => void,
): Comparison {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!wanted) return
    let isLast = true
    const { command, lines } = wanted
    const compare = async () => {
      try {
        const comparison = await port.compare(command)
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
    void compare()
    return () => {
      isLast = false
    }
  }, [attempt, onRefused, port, wanted])
  const isAnswered = answer !== undefined && answer.of === wanted && answer.attempt === attempt
  return {
    compared: answer?.compared,
    isComparing: wanted !== undefined && !isAnswered,
    failure: isAnswered ? answer.failure : undefined,
    again: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
