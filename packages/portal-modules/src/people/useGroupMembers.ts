import { useCallback, useEffect, useMemo } from 'react'
import {
  createPendingCommands,
  toPortError,
  useMessages,
  useModuleHost,
  usePending,
  useQuery,
  useUndo,
  type Command,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { withMember } from './people.logic.ts'
import type { PeoplePort, Person, UserGroup } from './people.port.ts'

type MemberCommand = Command & { userId: number; isMember: boolean }

const memberCommands = createPendingCommands<readonly number[], MemberCommand>({
  apply: (ids, { userId, isMember }) => withMember(ids, userId, isMember),
})

/** Who is in a group; whoever comes or goes can be taken back (ADM-07). */
export function useGroupMembers(port: PeoplePort, { id, name: group }: UserGroup) {
  const { notify } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const people = useQuery(useMemo(() => port.people(), [port]))
  const { result, run, receive } = usePending(
    useMemo(() => port.membersOf(id), [id, port]),
    memberCommands,
  )
  const refresh = people.state === 'ready' ? people.refresh : undefined
  useEffect(
    () => port.onChange?.((what) => (what === 'groups' ? receive({}) : refresh?.())),
    [port, receive, refresh],
  )

  const setMember = useCallback(
    async ({ id: userId, fullName: name }: Person, isMember: boolean) => {
      const { t } = tools
      const send = (to: boolean) =>
        run(
          { commandId: crypto.randomUUID(), userId, isMember: to },
          {
            send: () => port.setMember(userId, id, to),
            merge: (ids) => withMember(ids, userId, to),
          },
        ).then(
          () => true,
          (thrown: unknown) => {
            notify({
              tone: 'failure',
              title: t(to ? 'member.addFailed' : 'member.removeFailed', { name, group }),
              detail: errorText(tools, toPortError(thrown)),
            })
            return false
          },
        )
      if (!(await send(isMember))) return
      const title = t(isMember ? 'member.added' : 'member.removed', { name, group })
      offerUndo(title, () => void send(!isMember))
    },
    [group, id, notify, offerUndo, port, run, tools],
  )
  return {
    people,
    members: result,
    setMember: (person: Person, isMember: boolean) => void setMember(person, isMember),
  }
}
