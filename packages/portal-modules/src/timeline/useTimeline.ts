import { calendarDay } from '../kit/dates/index.ts'
import { copyText } from '@atrium/design-system'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  createPendingCommands,
  formatDay,
  useMessages,
  useModuleHost,
  usePending,
  useQuery,
  useSetParams,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { addedValues } from '../kit/vocabulary/index.ts'
import { kindWord } from './kind-words.ts'
import { messages } from './messages/index.ts'
import {
  applyCommand,
  countOf,
  kindsToTell,
  parseDay,
  parseId,
  parseKind,
  type PendingCommand,
} from './timeline.logic.ts'
import { useItemActions } from './useItemActions.ts'
import { useItemsWhileLoading, useOlder } from './useLoadedItems.ts'
import { useNamedItem, useNewItems } from './useShownItems.ts'
import {
  type ItemFields,
  type ItemKind,
  type Items,
  type Overview,
  type ShownKind,
  type TimelineItem,
  type TimelinePort,
} from './timeline.port.ts'

const commands = createPendingCommands<Items, PendingCommand>({ apply: applyCommand })

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

/** Asks again for the counts and for the item that the address names; the ref stays the same. */
function useRefresh(...queries: readonly QueryResult<unknown>[]) {
  const refresh = useRef(() => undefined as void)
  useEffect(() => {
    refresh.current = () => {
      for (const query of queries) if (query.state === 'ready') query.refresh()
    }
  })
  return refresh
}

/** Everything that a timeline knows and does; its views only show it. */
export function useTimeline(port: TimelinePort, timelineId: number): TimelineModel {
  const { addressOf, announce, locale, notify, now, params } = useModuleHost()
  const setParams = useSetParams()
  const tools = useMessages(messages)
  const until = parseDay(params.day ?? '')
  const named = parseId(params.item ?? '')
  const overview = useQuery(useMemo(() => port.overview(timelineId), [port, timelineId]))
  const counted = overview.state === 'ready' ? overview.data : undefined
  const others = [...addedValues('timeline.kind'), ...Object.keys(counted?.counts ?? {})]
  const kind = parseKind(params.type ?? '', others)
  const stretch = useMemo(() => ({ kind, until }), [kind, until])
  const place = `${timelineId} ${kind ?? ''} ${until ?? ''}`

  const [asked, setAsked] = useState({ place, pages: 1 })
  const pages = asked.place === place ? asked.pages : 1
  const { result, run, receive } = usePending(
    useMemo(
      () => port.items(timelineId, { ...stretch, pages }),
      [pages, port, stretch, timelineId],
    ),
    commands,
  )
  const { list, isLoadingMore, retryMore } = useItemsWhileLoading(
    result,
    timelineId,
    place,
    stretch,
  )
  const settled = result.state === 'ready' ? result.data : undefined

  const single = useQuery(
    useMemo(() => (named === undefined ? undefined : port.item(named)), [named, port]),
  )
  const refresh = useRefresh(overview, single)
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

  const target = single.state === 'ready' ? single.data : undefined
  useNamedItem({ named, target, settled, kind, until, loadMore })
  const own = useRef(new Set<number>())
  const [made, setMade] = useState<number>()
  const fresh = useNewItems(place, settled, own)
  const actions = useItemActions({
    port,
    timelineId,
    stretch,
    run,
    receive,
    own,
    refresh,
    onMade: setMade,
  })

  return {
    overview,
    list,
    today: calendarDay(now()),
    kind,
    choose: (next) => {
      const count = counted && countOf(counted, next)
      const word = next ? kindWord(tools, next) : tools.t('filter.all')
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
    kinds: kindsToTell(port.kinds),
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
