import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  createPendingCommands,
  toPortError,
  useMessages,
  usePending,
  useQuery,
  useUndo,
  type Command,
  type QueryResult,
} from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { GroupMembers, MembersChange, PeoplePort, Person, UserGroup } from '../people.port.ts'
import { cellKey, membershipsOf, narrowed, reversed, withChange, type Memberships } from './matrix.logic.ts' // prettier-ignore

type MatrixCommand = Command & { change: MembersChange }

const matrixCommands = createPendingCommands<readonly GroupMembers[], MatrixCommand>({
  apply: (all, { change }) => withChange(all, change),
})

/** A change that was not saved. */
interface FailedChange {
  change: MembersChange
  /** What is told of it once it is done after all. */
  title: string
  reason: string
}

export interface MatrixModel {
  people: readonly Person[]
  groups: readonly UserGroup[]
  memberships: Memberships
  /** Saves at once; what fails stays marked until it is tried again or given up. */
  change: (change: MembersChange, title: string) => void
  failures: readonly FailedChange[]
  /** Cells whose change was not saved, with what was wanted. */
  failedCells: ReadonlyMap<string, FailedChange>
  retry: (failed?: FailedChange) => void
  giveUp: () => void
}

/** Who is in which group, of everybody at once (T-99). */
export function useMatrix(port: PeoplePort, people: readonly Person[]): QueryResult<MatrixModel> {
  const tools = useMessages(messages)
  const offerUndo = useUndo()
  const groups = useQuery(useMemo(() => port.groups(), [port]))
  const { result, run, receive } = usePending(
    useMemo(() => port.memberships(), [port]),
    matrixCommands,
  )
  const [failures, setFailures] = useState<readonly FailedChange[]>([])
  const refreshGroups = groups.state === 'ready' ? groups.refresh : undefined
  useEffect(
    () =>
      port.onChange?.((what) => {
        if (what === 'people') return
        receive({})
        refreshGroups?.()
      }),
    [port, receive, refreshGroups],
  )

  const send = useCallback(
    async function send(change: MembersChange, title: string, canTakeBack: boolean): Promise<void> {
      try {
        const changed = await run(
          { commandId: crypto.randomUUID(), change },
          {
            send: () => port.setMembers(change),
            merge: (all) => withChange(all, change),
          },
        )
        const back = reversed(changed, change.isMember)
        if (canTakeBack && back)
          offerUndo(title, () => void send(back, tools.t('matrix.undone'), false))
      } catch (thrown) {
        const reason = errorText(tools, toPortError(thrown))
        setFailures((before) => [...before, { change, title, reason }])
      }
    },
    [offerUndo, port, run, tools],
  )
  const memberships = useMemo(
    () => membershipsOf(result.state === 'ready' ? result.data : []),
    [result],
  )
  const change = useCallback(
    (wanted: MembersChange, title: string) => {
      const own = new Set(cellsOf(wanted))
      // Whoever tries a cell again has seen that it failed.
      setFailures((before) => before.filter((one) => !cellsOf(one.change).some((key) => own.has(key)))) // prettier-ignore
      const difference = narrowed(memberships, wanted)
      if (difference.userIds.length > 0) void send(difference, title, true)
    },
    [memberships, send],
  )
  const retry = useCallback(
    (failed?: FailedChange) => {
      const again = failed ? [failed] : failures
      setFailures((before) => before.filter((one) => !again.includes(one)))
      for (const one of again) void send(one.change, one.title, true)
    },
    [failures, send],
  )
  const failedCells = useMemo(
    () => new Map(failures.flatMap((one) => cellsOf(one.change).map((key) => [key, one] as const))),
    [failures],
  )

  const failed = [groups, result].find((one) => one.state === 'failed')
  const groupList = groups.state === 'ready' ? groups.data : undefined
  const isReady = groupList !== undefined && result.state === 'ready'
  const data = useMemo(
    (): MatrixModel | undefined =>
      isReady
        ? {
            people,
            groups: groupList,
            memberships,
            change,
            failures,
            failedCells,
            retry,
            giveUp: () => setFailures([]),
          }
        : undefined,
    [change, failedCells, failures, groupList, isReady, memberships, people, retry],
  )
  if (failed?.state === 'failed') return failed
  if (!data) return { state: 'loading' }
  return { state: 'ready', data, isRefreshing: false, refresh: () => receive({}) }
}

const cellsOf = ({ groupIds, userIds }: MembersChange) =>
  groupIds.flatMap((group) => userIds.map((user) => cellKey(user, group)))
