import { useCallback, useMemo, useState } from 'react'
import type { AudienceShift, Conflict, ConflictAnswer } from './moving/moving.logic.ts'

/** What becomes of a file that another one takes the place of. */
type Replaced = 'version' | 'trash'

/** What has to be said before something goes on; one at a time. */
export type Question =
  | {
      kind: 'conflict'
      conflict: Conflict
      folderName: string
      /** Where what is replaced can be found afterwards (T-65). */
      replaced: Replaced
      /** How many more come after it. */
      left: number
      answer: (answer: { answer: ConflictAnswer; isForAll: boolean } | undefined) => void
    }
  | {
      kind: 'audience'
      way: 'move' | 'copy'
      shift: AudienceShift
      /** Name of the one that goes there; undefined for several. */
      name: string | undefined
      count: number
      folderName: string
      answer: (goesOn: boolean) => void
    }

type Asked<K extends Question['kind']> = Omit<Extract<Question, { kind: K }>, 'kind' | 'answer'>

export interface Questions {
  question: Question | undefined
  /** What is to become of each conflict, by key of what comes; undefined: nothing goes on. */
  askConflicts: (
    conflicts: readonly Conflict[],
    folderName: string,
    replaced?: Replaced,
  ) => Promise<ReadonlyMap<number, ConflictAnswer> | undefined>
  askAudience: (about: Asked<'audience'>) => Promise<boolean>
}

/** Asks one thing after another; each answer lets what waits for it go on. */
export function useQuestions(): Questions {
  const [question, setQuestion] = useState<Question>()

  const askConflicts = useCallback<Questions['askConflicts']>(
    async (conflicts, folderName, replaced = 'trash') => {
      const answers = new Map<number, ConflictAnswer>()
      let forAll: ConflictAnswer | undefined
      for (const [index, conflict] of conflicts.entries()) {
        const { key } = conflict.incoming
        // What cannot be replaced is asked about for itself.
        if (forAll && (forAll !== 'replace' || conflict.canReplace)) {
          answers.set(key, forAll)
          continue
        }
        const told = await new Promise<{ answer: ConflictAnswer; isForAll: boolean } | undefined>(
          (answer) =>
            setQuestion({
              kind: 'conflict',
              conflict,
              folderName,
              replaced,
              left: conflicts.length - index - 1,
              answer,
            }),
        )
        setQuestion(undefined)
        if (!told) return undefined
        answers.set(key, told.answer)
        if (told.isForAll) forAll = told.answer
      }
      return answers
    },
    [],
  )

  const askAudience = useCallback<Questions['askAudience']>(async (about) => {
    const goesOn = await new Promise<boolean>((answer) =>
      setQuestion({ kind: 'audience', ...about, answer }),
    )
    setQuestion(undefined)
    return goesOn
  }, [])

  return useMemo(
    () => ({ question, askConflicts, askAudience }),
    [question, askConflicts, askAudience],
  )
}
