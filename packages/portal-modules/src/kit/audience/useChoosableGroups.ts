import { useMemo } from 'react'
import { useQuery } from '../reading/useQuery.ts'
import { choosableGroups } from './audience.logic.ts'
import type { AudienceChanges, AudienceGroup } from './audience.types.ts'

/**
 * Groups to choose from for what lies in a place, without administrators (PERM-17). Undefined while they
 * are not known, and for who may not know them.
 */
export function useChoosableGroups(
  changes: AudienceChanges | undefined,
  placeId: number,
  mayKnow: boolean,
): readonly AudienceGroup[] | undefined {
  return useChoosableGroupsState(changes, placeId, mayKnow).groups
}

/** The same with whether they are still on their way, where what is shown says who sees it. */
export function useChoosableGroupsState(
  changes: AudienceChanges | undefined,
  placeId: number,
  mayKnow: boolean,
): { groups: readonly AudienceGroup[] | undefined; areLoading: boolean } {
  const result = useQuery(
    useMemo(
      () => (changes && mayKnow ? changes.groups(placeId) : undefined),
      [changes, mayKnow, placeId],
    ),
  )
  const all = result.state === 'ready' ? result.data : undefined
  const groups = useMemo(() => {
    const choosable = all && choosableGroups(all)
    return choosable && choosable.length > 0 ? choosable : undefined
  }, [all])
  return { groups, areLoading: result.state === 'loading' }
}
