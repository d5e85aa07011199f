import { ownId, type Client, type Scope } from '@atrium/api-client'
import type { LiveConnection } from '@atrium/api-client/live'
import type { TaskBoardAdapterOptions } from '@atrium/portal-modules/task-board/adapter'
import { readSlice, saveSlice } from '../persisted.ts'

type Looks = Record<string, string>

/** How each list was looked at last, over a reload (TASK-13, GEN-10). */
function looksOf({ user, tenant }: Scope): NonNullable<TaskBoardAdapterOptions['look']> {
  const all = () => readSlice<Looks>(user, 'tasks')
  const keyOf = (listId: number) => `${tenant}:${listId}`
  return {
    read: (listId) => {
      const look = all()?.[keyOf(listId)]
      return typeof look === 'string' ? look : undefined
    },
    keep: (listId, look) => saveSlice(user, 'tasks', { ...all(), [keyOf(listId)]: look }),
  }
}

/** The boards' and one's own tasks' port, with its code. */
export async function tasksPort(client: Client, scope: Scope, live: LiveConnection) {
  const [{ createTaskBoardAdapter }, userId] = await Promise.all([
    import('@atrium/portal-modules/task-board/adapter'),
    // Who it is says whose tasks are one's own; without that everything else works.
    ownId(client).catch(() => undefined),
  ])
  return createTaskBoardAdapter({
    client,
    scope,
    live,
    look: looksOf(scope),
    ...(userId !== undefined && { userId }),
  })
}
