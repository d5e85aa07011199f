import { useCallback, useEffect, useMemo } from 'react'
import { useQuery } from '../kit/index.ts'
import type { PeoplePort, Person, UserGroup } from './people.port.ts'
import { useMemberIds } from './useMemberIds.ts'

/** The groups there are, and in which of them somebody is; a press counts at once (ADM-07). */
export function useMembership(port: PeoplePort, { id, fullName: name }: Person) {
  const groups = useQuery(useMemo(() => port.groups(), [port]))
  const { result, receive, change } = useMemberIds(useMemo(() => port.groupsOf(id), [id, port]))
  const refresh = groups.state === 'ready' ? groups.refresh : undefined
  useEffect(
    () =>
      port.onChange?.((what) => {
        if (what === 'people') return
        receive({})
        refresh?.()
      }),
    [port, receive, refresh],
  )
  const setMember = useCallback(
    ({ id: groupId, name: group }: UserGroup, isMember: boolean) =>
      void change({
        id: groupId,
        isMember,
        send: () => port.setMember(id, groupId, isMember),
        name,
        group,
      }),
    [change, id, name, port],
  )
  return { groups, memberships: result, setMember }
}

/** Whether the reader chooses members of any group; until it is known, nothing is promised. */
export function useMayChoose(port: PeoplePort): boolean {
  const groups = useQuery(useMemo(() => port.groups(), [port]))
  return groups.state === 'ready' && groups.data.some(({ can }) => can.chooseMembers)
}
