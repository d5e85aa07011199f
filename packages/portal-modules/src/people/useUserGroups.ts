import { useCallback, useEffect, useMemo } from 'react'
import {
  createPendingCommands,
  toPortError,
  useMessages,
  useModuleHost,
  usePending,
  useUndo,
  type Command,
  type QueryResult,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { withGroup } from './people.logic.ts'
import type { GroupChange, PeoplePort, UserGroup } from './people.port.ts'

type GroupCommand = Command & { removes?: number }

const groupCommands = createPendingCommands<readonly UserGroup[], GroupCommand>({
  apply: (groups, { removes }) => groups.filter(({ id }) => id !== removes),
})

export interface UserGroupsModel {
  result: QueryResult<readonly UserGroup[]>
  /** Rejects with a `PortError`. */
  save: (change: GroupChange) => Promise<UserGroup>
  /** Can be taken back: only groups in which nobody is, and nothing hangs on, go (ADM-05). */
  remove: (group: UserGroup) => void
}

/** The groups of an application. */
export function useUserGroups(port: PeoplePort): UserGroupsModel {
  const { notify } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const { result, run, receive } = usePending(
    useMemo(() => port.groups(), [port]),
    groupCommands,
  )
  useEffect(() => port.onChange?.((what) => what === 'groups' && receive({})), [port, receive])

  const save = useCallback<UserGroupsModel['save']>(
    (change) =>
      run(
        { commandId: crypto.randomUUID() },
        { send: () => port.saveGroup(change), merge: withGroup },
      ),
    [port, run],
  )

  const remove = useCallback(
    async ({ id, name, kind, isApprover, seesInvoices }: UserGroup) => {
      const { t } = tools
      const fail = (title: string) => (thrown: unknown) =>
        void notify({ tone: 'failure', title, detail: errorText(tools, toPortError(thrown)) })
      try {
        await run(
          { commandId: crypto.randomUUID(), removes: id },
          {
            send: () => port.removeGroup(id),
            merge: (groups) => groups.filter((one) => one.id !== id),
          },
        )
        const takeBack = () =>
          void save({ name, kind, isApprover, seesInvoices }).catch(
            fail(t('group.restoreFailed', { name })),
          )
        offerUndo(t('group.deleted', { name }), takeBack)
      } catch (thrown) {
        fail(t('group.deleteFailed', { name }))(thrown)
      }
    },
    [notify, offerUndo, port, run, save, tools],
  )
  return useMemo(
    () => ({ result, save, remove: (group) => void remove(group) }),
    [remove, result, save],
  )
}
