import { useCallback } from 'react'
import {
  createPendingCommands,
  toPortError,
  useMessages,
  useModuleHost,
  usePending,
  type Command,
  type Query,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { withMember } from './people.logic.ts'

type MemberCommand = Command & { id: number; isMember: boolean }

const memberCommands = createPendingCommands<readonly number[], MemberCommand>({
  apply: (ids, { id, isMember }) => withMember(ids, id, isMember),
})

interface Membership {
  /** Whose it is in this list: a group's of somebody's, or a person's of a group's. */
  id: number
  isMember: boolean
  send: () => Promise<void>
  /** The person and the group, for what is told. */
  name: string
  group: string
}

/** Groups of a person, or people of a group: each change counts at once, and is told where it failed (ADM-07). */
export function useMemberIds(query: Query<readonly number[]>) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { result, run, receive } = usePending(query, memberCommands)
  /** Answers whether it was done. */
  const change = useCallback(
    async ({ id, isMember, send, name, group }: Membership): Promise<boolean> => {
      try {
        await run(
          { commandId: crypto.randomUUID(), id, isMember },
          { send, merge: (ids) => withMember(ids, id, isMember) },
        )
        return true
      } catch (thrown) {
        notify({
          tone: 'failure',
          title: tools.t(isMember ? 'member.addFailed' : 'member.removeFailed', { name, group }),
          detail: errorText(tools, toPortError(thrown)),
        })
        return false
      }
    },
    [notify, run, tools],
  )
  return { result, receive, change }
}
