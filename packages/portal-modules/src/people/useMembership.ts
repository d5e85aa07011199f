import { useCallback, useEffect, useMemo } from 'react'
import {
  createPendingCommands,
  toPortError,
  useMessages,
  useModuleHost,
  usePending,
  useQuery,
  type Command,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { withMember } from './people.logic.ts'
import type { PeoplePort, Person, UserGroup } from './people.port.ts'

type MemberCommand = Command & { groupId: number; isMember: boolean }

const memberCommands = createPendingCommands<readonly number[], MemberCommand>({
  apply: (ids, { groupId, isMember }) => withMember(ids, groupId, isMember),
})

/** The groups there are, and in which of them somebody is; a press counts at once (ADM-07). */
export function useMembership(port: PeoplePort, { id, fullName: name }: Person) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const groups = useQuery(useMemo(() => port.groups(), [port]))
  const { result, run, receive } = usePending(
    useMemo(() => port.groupsOf(id), [id, port]),
    memberCommands,
  )
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
    async ({ id: groupId, name: group }: UserGroup, isMember: boolean) => {
      try {
        await run(
          { commandId: crypto.randomUUID(), groupId, isMember },
          {
            send: () => port.setMember(id, groupId, isMember),
            merge: (ids) => withMember(ids, groupId, isMember),
          },
        )
      } catch (thrown) {
        const { t } = tools
        notify({
          tone: 'failure',
          title: t(isMember ? 'member.addFailed' : 'member.removeFailed', { name, group }),
          detail: errorText(tools, toPortError(thrown)),
        })
      }
    },
    [id, name, notify, port, run, tools],
  )
  return {
    groups,
    memberships: result,
    setMember: (group: UserGroup, isMember: boolean) => void setMember(group, isMember),
  }
}

/** Whether the reader chooses members of any group; until it is known, nothing is promised. */
export function useMayChoose(port: PeoplePort): boolean {
  const groups = useQuery(useMemo(() => port.groups(), [port]))
  return groups.state === 'ready' && groups.data.some(({ can }) => can.chooseMembers)
}
