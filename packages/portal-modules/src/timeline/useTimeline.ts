import { berlinDay } from '../kit/dates/index.ts'
import { copyText } from '@atrium/design-system'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  errorText,
  createPendingCommands,
  formatDay,
  toPortError,
  useFresh,
  useMessages,
  useModuleHost,
  usePending,
  useQuery,
  useSetParams,
  useUndo,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import {
  applyCommand,
  countOf,
  isNews,
  parseDay,
  parseId,
  parseKind,
  within,
  withItem,
  withoutItem,
  type PendingCommand,
} from './timeline.logic.ts'
import {
  itemKinds,
  type ItemFields,
  type ItemKind,
  type Items,
  type Overview,
  type ShownKind,
  type TimelineItem,
  type TimelinePort,
} from './timeline.port.ts'

const commands = createPendingCommands<Items, PendingCommand>({ apply: applyCommand })
const markedFor = 8_000

export interface TimelineModel {
  overview: QueryResult<Overview>
  list: QueryResult<Items>
  /** The calendar day in Berlin. */
  today: string
  /** The kind that is shown; undefined: all. */
  kind: ShownKind | undefined
  choose: (kind: ShownKind | undefined) => void
  /** The newest day that is shown; undefined: there is none newer. */
  until: string | undefined
  jump: (day: string | undefined) => void
  /** Shows everything from the newest on. */
  showAll: () => void
  isLoadingMore: boolean
  /** Older ones were asked for and did not come; tries again. */
  retryMore: (() => void) | undefined
  loadMore: () => void
  /** The first of the older items that were asked for. */
  firstOlder: number | undefined
  /** The item that the address names. */
  named: number | undefined
  /** The address names an item that is not there. */
  isNamedGone: boolean
  /** Somebody came by that address; else they made the item themselves. */
  hasArrived: boolean
  /** Takes the item out of the address. */
  leaveNamed: () => void
  /** Items that came while the timeline was shown. */
  fresh: ReadonlySet<number>
  /** What may be told, the usual first. */
  kinds: readonly ItemKind[]
  canUndoDelete: boolean
  canCopyAddress: boolean
  copyAddress: (item: TimelineItem) => void
  /** Undefined: done. Else why not; what was written is still the dialog's. */
  add: (fields: ItemFields) => Promise<PortError | undefined>
  save: (item: TimelineItem, version: number, fields: ItemFields) => Promise<PortError | undefined>
  remove: (item: TimelineItem) => void
}

/** Everything that a timeline knows and does; its views only show it. */
export function useTimeline(port: TimelinePort, timelineId: number): TimelineModel {
  const { addressOf, announce, locale, notify, now, params } = useModuleHost()
  const offerUndo = useUndo()
  const setParams = useSetParams()
  const tools = useMessages(messages)
  const kind = parseKind(params.type ?? '')
  const until = parseDay(params.day ?? '')
  const named = parseId(params.item ?? '')
  const stretch = useMemo(() => ({ kind, until }), [kind, until])
  const place = `${timelineId} ${kind ?? ''} ${until ?? ''}`

  const overview = useQuery(
    useMemo(() => port.overview(timelineId), [port, timelineId]),
    { asksAlways: true },
  )
  const [asked, setAsked] = useState({ place, pages: 1 })
  const pages = asked.place === place ? asked.pages : 1
  const { result, run, receive } = usePending(
    useMemo(
      () => port.items(timelineId, { ...stretch, pages }),
      [pages, port, stretch, timelineId],
    ),
    commands,
  )
  const { list, isLoadingMore, retryMore } = useKept(result, timelineId, place, stretch)
  const settled = result.state === 'ready' ? result.data : undefined
  const counted = overview.state === 'ready' ? overview.data : undefined

  const single = useQuery(
    useMemo(() => (named === undefined ? undefined : port.item(named)), [named, port]),
    { asksAlways: true },
  )
  const refresh = useRef(() => undefined as void)
  useEffect(() => {
    refresh.current = () => {
      if (overview.state === 'ready') overview.refresh()
      if (single.state === 'ready') single.refresh()
    }
  })
  const hear = useEffectEvent((commandId?: string) => {
    refresh.current()
    receive({ commandId })
  })
  useEffect(
    () => port.onChange?.(timelineId, ({ commandId }) => hear(commandId)),
    [port, timelineId],
  )

  const loadMore = useCallback(() => {
    if (settled?.hasMore) setAsked({ place, pages: pages + 1 })
  }, [pages, place, settled])
  const firstOlder = useOlder(settled, place, pages, (count) =>
    announce(tools.t(settled?.hasMore ? 'more.came' : 'more.cameAll', { count })),
  )

  // Whoever comes by an item's address gets to see it, however far back it lies.
  const target = single.state === 'ready' ? single.data : undefined
  const isShown = settled?.items.some(({ id }) => id === named)
  const isElsewhere = target !== undefined && target.id === named && isShown === false
  const isOther = target !== undefined && kind !== undefined && kind !== target.kind
  const isDeeper = isElsewhere && !isOther && target?.day === until && settled?.hasMore === true
  // On a day with many items it lies further down.
  if (isDeeper) setAsked({ place, pages: pages + 1 })
  const goTo = useEffectEvent((day: string) =>
    setParams({ day, ...(isOther && { type: undefined }) }),
  )
  const wantedDay = isElsewhere && (isOther || target?.day !== until) ? target?.day : undefined
  useEffect(() => {
    if (wantedDay !== undefined) goTo(wantedDay)
  }, [wantedDay])

  const own = useRef(new Set<number>())
  const [made, setMade] = useState<number>()
  const onAppear = useCallback(
    (items: readonly TimelineItem[]) => {
      const [first] = items
      if (first) announce(tools.t('live.added', { count: items.length, title: first.title }))
    },
    [announce, tools],
  )
  const isOthersNews = useCallback(
    (item: TimelineItem, before: readonly TimelineItem[]) =>
      !own.current.has(item.id) && isNews(item, before),
    [],
  )
  const fresh = useFresh(place, settled?.items, { markedFor, onAppear, isNews: isOthersNews })

  const tell = useCallback(
    (title: string, error: unknown) =>
      notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) }),
    [notify, tools],
  )
  const actions = useMemo(() => {
    const take = (item: TimelineItem, commandId: string) => {
      own.current.add(item.id)
      receive({ commandId, patch: (truth) => withItem(truth, item, stretch) })
      refresh.current()
    }
    const restore = async ({ id, title }: TimelineItem) => {
      const commandId = crypto.randomUUID()
      try {
        take(await port.restore!({ id, commandId }), commandId)
        announce(tools.t('delete.restored', { title }))
      } catch (error) {
        tell(tools.t('delete.restoreFailed', { title }), error)
      }
    }
    return {
      add: async (fields: ItemFields) => {
        const commandId = crypto.randomUUID()
        try {
          const item = await port.add({ timelineId, fields, commandId })
          take(item, commandId)
          announce(tools.t('edit.added'))
          setMade(item.id)
          // What one has just told is seen, wherever it stands.
          setParams({ item: String(item.id), type: undefined, day: undefined })
          return undefined
        } catch (error) {
          return toPortError(error)
        }
      },
      save: async ({ id }: TimelineItem, version: number, fields: ItemFields) => {
        const commandId = crypto.randomUUID()
        try {
          take(await port.save({ id, version, fields, commandId }), commandId)
          announce(tools.t('edit.saved'))
          return undefined
        } catch (error) {
          const failure = toPortError(error)
          // Where nothing is live, nobody else says what stands there now.
          if (failure.code === 'conflict') receive({})
          return failure
        }
      },
      remove: async (item: TimelineItem) => {
        const { id } = item
        const commandId = crypto.randomUUID()
        const values = { title: item.title }
        try {
          await run(
            { commandId, type: 'remove', id },
            {
              send: () => port.remove({ id, commandId }),
              merge: (truth) => withoutItem(truth, id),
            },
          )
        } catch (error) {
          return tell(tools.t('delete.failed', values), error)
        }
        refresh.current()
        const title = tools.t('delete.done', values)
        offerUndo(title, port.restore && (() => void restore(item)))
      },
    }
  }, [announce, offerUndo, port, receive, run, setParams, stretch, tell, timelineId, tools])

  return {
    overview,
    list,
    today: berlinDay(now()),
    kind,
    choose: (next) => {
      const count = counted && countOf(counted, next)
      const word = tools.t(next ? `kind.${next}` : 'filter.all')
      announce(tools.t('filter.chosen', { word, count: count ?? 0 }))
      setParams({ type: next, item: undefined })
    },
    until,
    jump: (day) => {
      const text = day && formatDay(locale, day, 'long')
      announce(text ? tools.t('jump.done', { day: text }) : tools.t('jump.back'))
      setParams({ day, item: undefined })
    },
    showAll: () => setParams({ type: undefined, day: undefined, item: undefined }),
    isLoadingMore,
    retryMore,
    loadMore,
    firstOlder,
    named,
    isNamedGone:
      single.state === 'failed' && ['not-found', 'forbidden'].includes(single.error.code),
    hasArrived: named !== undefined && named !== made,
    leaveNamed: () => setParams({ item: undefined }),
    fresh,
    kinds: port.kinds ?? itemKinds,
    canUndoDelete: port.restore !== undefined,
    canCopyAddress: addressOf !== undefined,
    copyAddress: ({ id }) =>
      void copyText(addressOf!({ item: String(id) })).then(
        () => notify({ tone: 'success', title: tools.t('address.copied') }),
        () => notify({ tone: 'failure', title: tools.t('address.failed') }),
      ),
    add: actions.add,
    save: actions.save,
    remove: (item) => {
      if (item.id === named) setParams({ item: undefined })
      void actions.remove(item)
    },
  }
}

/** While other items load, those that belong to what was asked for stay. */
function useKept(
  result: QueryResult<Items>,
  timelineId: number,
  place: string,
  stretch: { kind: ShownKind | undefined; until: string | undefined },
): { list: QueryResult<Items>; isLoadingMore: boolean; retryMore?: () => void } {
  const [last, setLast] = useState<{
    of: number
    place: string
    result: Extract<QueryResult<Items>, { state: 'ready' }>
  }>()
  if (result.state === 'ready' && last?.result.data !== result.data)
    setLast({ of: timelineId, place, result })
  const items = useMemo(
    () => (last?.of === timelineId ? within(last.result.data.items, stretch) : []),
    [last, stretch, timelineId],
  )
  const kept = items.length > 0 ? last : undefined
  const isSame = kept?.place === place
  if (result.state === 'loading' && kept) {
    const data = isSame ? kept.result.data : { items, hasMore: false }
    return { list: { ...kept.result, data }, isLoadingMore: isSame }
  }
  // What is shown stays when older ones do not come.
  const isKept = result.state === 'failed' && isSame && result.error.code !== 'not-found'
  if (isKept) return { list: kept.result, isLoadingMore: false, retryMore: result.retry }
  return { list: result, isLoadingMore: false }
}

/** The first of the older items that came since more were asked for; tells how many came. */
function useOlder(
  settled: Items | undefined,
  place: string,
  pages: number,
  onCome: (count: number) => void,
): number | undefined {
  const [firstOlder, setFirstOlder] = useState<number>()
  const before = useRef<{ place: string; pages: number; items: Items['items'] }>(undefined)
  const come = useEffectEvent(onCome)
  useEffect(() => {
    if (!settled) return
    const known = before.current
    before.current = { place, pages, items: settled.items }
    if (known?.place !== place || known.pages >= pages) return
    const ids = new Set(known.items.map(({ id }) => id))
    const older = settled.items.filter((item) => !ids.has(item.id) && !isNews(item, known.items))
    setFirstOlder(older[0]?.id)
    come(older.length)
  }, [pages, place, settled])
  return firstOlder
}
