import { calendarDay } from '../kit/dates/index.ts'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react' // prettier-ignore
import {
  createPendingCommands,
  useAddressState,
  useAskBeforeLeaving,
  useNewItemIds,
  useMessages,
  useModuleHost,
  usePending,
  usePlaceName,
  useSetParams,
  useUrlState,
  type QueryResult,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import { columnsOf, type Column } from './task-board.columns.ts'
import { applyCommand, isGivenTo, passing, type Filters, type PendingCommand } from './task-board.logic.ts' // prettier-ignore
import {
  isNarrowed,
  lookParams,
  paramsOf,
  parseLook,
  saysLook,
  type Look,
} from './task-board.look.ts'
import type { ListExtensions } from '../kit/extensions/index.ts'
import type { Task, TaskBoardPort, TaskChange, TaskLink, TaskList } from './task-board.port.ts'
import { useTaskCommands, type TaskCommands } from './useTaskCommands.ts'

const commands = createPendingCommands<TaskList, PendingCommand>({ apply: applyCommand })
const nothing: readonly Task[] = []
const noColumns: readonly Column[] = []
const noExtensions: ListExtensions<Task> = {}
const markedFor = 8_000

export interface TaskBoardModel {
  result: QueryResult<TaskList>
  /** What passes the filters; in the view of one's own, only those. */
  shown: readonly Task[]
  columns: readonly Column[]
  look: Look
  setLook: (change: Partial<Look>) => void
  setFilters: (change: Partial<Filters>) => void
  /** Lets everything through again. */
  reset: () => void
  isNarrowed: boolean
  /** What is typed; the board follows when there is time. */
  text: string
  setText: (text: string) => void
  /** In Berlin. */
  today: string
  /** Whoever looks; undefined: nobody is told apart. */
  me: number | undefined
  /** The task that the address names. */
  opened: Task | undefined
  open: (task: Task) => void
  /** The form for a new task is open; the address names it, too. */
  isCreating: boolean
  /** Opens it; undefined: they add none. */
  create: (() => void) | undefined
  close: () => void
  canUndoDelete: boolean
  /** Whether buckets say how many open tasks they should hold. */
  hasLimits: boolean
  findLinks: ((words: string) => Promise<readonly TaskLink[]>) | undefined
  /** How much is on its way. */
  pendingCount: number
  commands: TaskCommands
  /** What the host adds to the list. */
  extensions: ListExtensions<Task>
}

export interface TaskBoardOptions {
  listId: number
}

/** What the address names in place of a task while one is added. */
const asNew = 'new'

/** Everything that a board of tasks knows and does; its views only show it. */
export function useTaskBoard(
  port: TaskBoardPort,
  { listId }: TaskBoardOptions,
  extensions: ListExtensions<Task> = noExtensions,
): TaskBoardModel {
  const { announce, notify, now } = useModuleHost()
  const { t } = useMessages(messages)
  const { result, pending, run, receive } = usePending(
    useMemo(() => port.list(listId), [port, listId]),
    commands,
  )
  const list = result.state === 'ready' ? result.data : undefined
  const today = calendarDay(now())

  const hear = useEffectEvent(({ commandId }: TaskChange) => receive({ commandId }))
  useEffect(() => port.onChange?.(listId, (change) => hear(change)), [listId, port])
  // What waits for the network would be lost with the page.
  useAskBeforeLeaving(pending.length > 0)

  const view = useLook(port, listId)
  const { look } = view
  const tasks = list?.tasks ?? nothing
  const mine = look.view === 'mine' ? port.me : undefined
  const shown = useMemo(() => {
    if (mine === undefined && !isNarrowed(look.filters)) return tasks
    const passes = passing(look.filters, today)
    return tasks.filter((task) => passes(task) && (mine === undefined || isGivenTo(task, mine)))
  }, [look.filters, mine, tasks, today])
  const columns = useMemo(
    () => (list && look.view === 'board' ? columnsOf(list, shown, look.by, today) : noColumns),
    [list, look.by, look.view, shown, today],
  )

  const own = useRef(new Set<number>())
  const onOwn = useCallback((id: number) => void own.current.add(id), [])
  const onAppear = useCallback(
    (appeared: readonly Task[]) => {
      const others = appeared.filter(({ id }) => id > 0 && !own.current.has(id))
      const [first] = others
      if (first) announce(t('live.added', { count: others.length, name: first.title }))
    },
    [announce, t],
  )
  useNewItemIds(list?.id, list?.tasks, { markedFor, onAppear })

  const [openedId, setOpenedId] = useUrlState('task', '')
  const opened = useMemo(() => tasks.find(({ id }) => `${id}` === openedId), [openedId, tasks])
  usePlaceName(opened?.title)
  const canAdd = list?.buckets.some(({ can }) => can.addTasks) === true
  const isCreating = openedId === asNew && canAdd
  // A link to what has gone says so, once; of what goes while it is open the dialog tells.
  const isGone = list !== undefined && openedId !== '' && !opened && !isCreating
  const seen = useRef('')
  const tellGone = useEffectEvent(() => {
    if (seen.current !== openedId && openedId !== asNew)
      notify({ tone: 'info', title: t('open.gone') })
    setOpenedId('')
  })
  useEffect(() => {
    if (opened) seen.current = `${opened.id}`
  }, [opened])
  useEffect(() => {
    if (isGone) tellGone()
  }, [isGone])

  return {
    ...view,
    result,
    shown,
    columns,
    isNarrowed: isNarrowed(look.filters),
    today,
    me: port.me,
    opened,
    open: useCallback(({ id }: Task) => id > 0 && setOpenedId(`${id}`), [setOpenedId]),
    isCreating,
    create: useMemo(() => (canAdd ? () => setOpenedId(asNew) : undefined), [canAdd, setOpenedId]),
    close: useCallback(() => setOpenedId(''), [setOpenedId]),
    canUndoDelete: port.restore !== undefined,
    hasLimits: port.hasLimits === true,
    findLinks: port.findLinks,
    pendingCount: pending.length,
    commands: useTaskCommands(port, { list, listId, run, receive, onOwn }),
    extensions,
  }
}

/** How the list is looked at: in the address, and remembered for the next time (TASK-13). */
function useLook(port: TaskBoardPort, listId: number) {
  const { params } = useModuleHost()
  const setParams = useSetParams()
  // The task that is open is no part of it.
  const address = useAddressState(lookParams, parseLook)
  // An address that says nothing gets the look of the last time.
  const [last] = useState(() => {
    const said = saysLook(params) ? undefined : port.look?.read(listId)
    return said === undefined
      ? undefined
      : paramsOf(parseLook(Object.fromEntries(new URLSearchParams(said))))
  })
  const words = address.filters.words ?? ''
  const [text, setText] = useState(last?.q ?? words)
  const settled = useDeferredValue(text)
  const look = useMemo(
    (): Look => ({ ...address, filters: { ...address.filters, words: settled } }),
    [address, settled],
  )
  // The address takes what was typed once the board has followed.
  const keepText = useEffectEvent((typed: string) => {
    if (typed !== words) setParams({ q: typed.trim() === '' ? undefined : typed })
  })
  useEffect(() => keepText(settled), [settled])
  const start = useEffectEvent(() => last && setParams(last))
  useEffect(() => void start(), [])

  const said = useMemo(() => {
    const known = Object.entries(paramsOf(look)).filter(([, value]) => value !== undefined)
    return new URLSearchParams(Object.fromEntries(known) as Record<string, string>).toString()
  }, [look])
  const kept = useRef(said)
  useEffect(() => {
    if (kept.current === said) return
    kept.current = said
    port.look?.keep(listId, said)
  }, [listId, port, said])

  const setLook = useCallback(
    (change: Partial<Look>) => {
      const next = { ...look, ...change }
      if (change.filters) setText(change.filters.words ?? '')
      setParams(paramsOf(next))
    },
    [look, setParams],
  )
  return {
    look,
    setLook,
    setFilters: useCallback(
      (change: Partial<Filters>) => setLook({ filters: { ...look.filters, ...change } }),
      [look, setLook],
    ),
    reset: useCallback(() => setLook({ filters: {} }), [setLook]),
    text,
    setText,
  }
}
