import { useMemo } from 'react'
import { useQuery } from '../useQuery.ts'
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
  const result = useQuery(
    useMemo(
      () => (changes && mayKnow ? changes.groups(placeId) : undefined),
      [changes, mayKnow, placeId],
    ),
  )
  const all = result.state === 'ready' ? result.data : undefined
  return useMemo(() => {
    const groups = all && choosableGroups(all)
    return groups && groups.length > 0 ? groups : undefined
  }, [all])
}
