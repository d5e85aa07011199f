import { useCallback, useEffect, useMemo } from 'react'
import { useMessages, useQuery, useUndo } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import type { PeoplePort, Person, UserGroup } from './people.port.ts'
import { useMemberIds } from './useMemberIds.ts'

/** Who is in a group; whoever comes or goes can be taken back (ADM-07). */
export function useGroupMembers(port: PeoplePort, { id, name: group }: UserGroup) {
  const offerUndo = useUndo()
  const { t } = useMessages(messages)
  const people = useQuery(useMemo(() => port.people(), [port]))
  const { result, receive, change } = useMemberIds(useMemo(() => port.membersOf(id), [id, port]))
  const refresh = people.state === 'ready' ? people.refresh : undefined
  useEffect(
    () => port.onChange?.((what) => (what === 'groups' ? receive({}) : refresh?.())),
    [port, receive, refresh],
  )
  const setMember = useCallback(
    async ({ id: userId, fullName: name }: Person, isMember: boolean) => {
      const put = (to: boolean) =>
        change({
          id: userId,
          isMember: to,
          send: () => port.setMember(userId, id, to),
          name,
          group,
        })
      if (!(await put(isMember))) return
      const title = t(isMember ? 'member.added' : 'member.removed', { name, group })
      offerUndo(title, () => void put(!isMember))
    },
    [change, group, id, offerUndo, port, t],
  )
  return {
    people,
    members: result,
    setMember: (person: Person, isMember: boolean) => void setMember(person, isMember),
  }
}
