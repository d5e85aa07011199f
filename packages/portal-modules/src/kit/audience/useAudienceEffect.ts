import { useEffect, useState } from 'react'
import type { AudienceChanges, AudienceEffect, AudienceWish } from './audience.types.ts'

/**
 * What a wish would do; asked anew with every change of it, and of the items themselves, which `versions`
 * tells. Only the last answer counts.
 */
export function useAudienceEffect(
  changes: AudienceChanges,
  wish: AudienceWish,
  versions: readonly number[],
) {
  const [attempt, setAttempt] = useState(0)
  // Asked again it is another question.
  const key = JSON.stringify([wish, versions, attempt])
  const [answer, setAnswer] = useState<{ key: string; effect: AudienceEffect | undefined }>()
  useEffect(() => {
    let isOver = false
    const take = (effect: AudienceEffect | undefined) => {
      if (!isOver) setAnswer({ key, effect })
    }
    const [asked] = JSON.parse(key) as [AudienceWish, ...unknown[]]
    changes.preview(asked).then(take, () => take(undefined))
    return () => {
      isOver = true
    }
  }, [changes, key])
  return {
    /** The effect of this very wish; undefined: not known yet, or it failed. */
    effect: answer?.key === key ? answer.effect : undefined,
    hasFailed: answer?.key === key && answer.effect === undefined,
    /** The last one that was told, of whatever wish: what is shown meanwhile. */
    lastEffect: answer?.effect,
    /** How many items lie inside, as far as that was ever told. */
    insideCount: answer?.effect?.insideCount,
    retry: () => setAttempt(attempt + 1),
  }
}
