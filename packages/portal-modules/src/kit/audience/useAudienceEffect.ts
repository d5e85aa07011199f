import { useEffect, useState } from 'react'
import type { AudienceChanges, AudienceEffect, AudienceWish } from './audience.types.ts'

/** What a wish would do; asked anew with every change of it, of which only the last answer counts. */
export function useAudienceEffect(changes: AudienceChanges, wish: AudienceWish) {
  const key = JSON.stringify(wish)
  const [answer, setAnswer] = useState<{ key: string; effect: AudienceEffect | undefined }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    const take = (effect: AudienceEffect | undefined) => {
      if (!isOver) setAnswer({ key, effect })
    }
    changes.preview(JSON.parse(key) as AudienceWish).then(take, () => take(undefined))
    return () => {
      isOver = true
    }
  }, [attempt, changes, key])
  return {
    /** The effect of this very wish; undefined: not known yet, or it failed. */
    effect: answer?.key === key ? answer.effect : undefined,
    hasFailed: answer?.key === key && answer.effect === undefined,
    /** How many items lie inside, as far as that was ever told. */
    insideCount: answer?.effect?.insideCount,
    retry: () => {
      setAnswer(undefined)
      setAttempt(attempt + 1)
    },
  }
}
