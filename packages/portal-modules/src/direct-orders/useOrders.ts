import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { dayIn } from '../kit/dates/day-in.ts'
import {
  extraSorts,
  isExtraColumnId,
  useExtraSort,
  type ListExtensions,
} from '../kit/extensions/index.ts'
import {
  createPendingCommands,
  toPortError,
  useAddressState,
  useMessages,
  useModuleHost,
  usePending,
  useSetParams,
  type Command,
  type QueryResult,
} from '../kit/index.ts'
import { useSavedViews, type SavedViewsModel } from '../kit/saved-views/index.ts'
import type { DirectOrdersPort, ListedOrder, OrderChange } from './direct-orders.port.ts'
import { errorText } from './error-text.ts'
import {
  filterOf,
  isLastChangedFirst,
  isNarrowed,
  lookParams,
  noFilters,
  parseLook,
  sortOrders,
  statisticsOf,
  withOrder,
  writeLook,
  type Look,
  type Statistics,
} from './list.logic.ts'
import { messages } from './messages/index.ts'

type All = readonly ListedOrder[]
/** Nothing is foretold in the list: what happens to orders happens on their own pages. */
const commands = createPendingCommands<All, Command>({ apply: (truth) => truth })
const nothing: All = []
const noExtensions: ListExtensions<ListedOrder> = {}

export interface OrdersModel {
  result: QueryResult<All>
  /** Only those that changed last are there: nothing that is counted, summed or narrowed is whole. */
  isPartial: boolean
  all: All
  /** Filtered and in order. */
  shown: All
  /** Of what is shown (DO-03). */
  statistics: Statistics
  look: Look
  setLook: (change: Partial<Look>) => void
  /** What is typed; the list follows when there is time. */
  text: string
  setText: (text: string) => void
  reset: () => void
  isNarrowed: boolean
  /** In Berlin. */
  today: string
  open: (order: ListedOrder) => void
  /** Undefined: none are kept. */
  views: SavedViewsModel | undefined
  /** What the host adds to the list. */
  extensions: ListExtensions<ListedOrder>
}

/** The orders of a page's component as the address has them looked at (DO-03, T-50). */
export function useOrders(
  port: DirectOrdersPort,
  componentId: number,
  extensions: ListExtensions<ListedOrder> = noExtensions,
): OrdersModel {
  const { locale, now, setPath } = useModuleHost()
  const tools = useMessages(messages)
  const setParams = useSetParams()
  // The server's rules of days are Berlin's, wherever the page is (DO-15).
  const today = dayIn('Europe/Berlin', now())
  const address = useAddressState(lookParams, parseLook)
  const [text, setText] = useState(address.text)
  const settledText = useDeferredValue(text)
  const { columns } = extensions
  const look = useMemo(
    () => ({ ...knownOrder(address, columns), text: settledText }),
    [address, columns, settledText],
  )
  // Of a part only one look shows what stands first in all; every other waits for the whole.
  const beginsWithRecent = isLastChangedFirst(look)
  const { isPartial, result, receive } = usePending(
    useMemo(() => port.orders(), [port]),
    commands,
    useMemo(() => (beginsWithRecent ? port.recentOrders?.() : undefined), [port, beginsWithRecent]),
  )
  const all = result.state === 'ready' ? result.data : nothing
  // The address takes what was typed once the list has followed.
  const keepText = useEffectEvent((typed: string) => {
    if (typed !== address.text) setParams({ q: typed.trim() === '' ? undefined : typed })
  })
  useEffect(() => keepText(settledText), [settledText])

  const { sort, isDescending, filters } = look
  const ownOrder = useMemo(
    () => sortOrders(all, { sort, isDescending }, locale, today),
    [all, sort, isDescending, locale, today],
  )
  const inOrder = useExtraSort(ownOrder, columns, { sort, isDescending }, locale)
  const shown = useMemo(
    () =>
      isNarrowed({ filters, text: settledText })
        ? inOrder.filter(filterOf({ filters, text: settledText }, today))
        : inOrder,
    [inOrder, filters, settledText, today],
  )
  const statistics = useMemo(() => statisticsOf(shown, today), [shown, today])

  const hear = useEffectEvent(async (change: OrderChange) => {
    const [orderId, ...others] = changedOf(change, all, componentId)
    if (change.ids && orderId === undefined) return
    if (orderId === undefined || others.length > 0) return receive({})
    try {
      const order = await port.order(orderId).load()
      receive({ patch: (truth) => withOrder(truth, order) })
    } catch (error) {
      const { code } = toPortError(error)
      const isGone = code === 'not-found' || code === 'forbidden'
      receive(isGone ? { patch: (truth) => truth.filter(({ id }) => id !== orderId) } : {})
    }
  })
  useEffect(() => port.onChange?.((change) => void hear(change)), [port])

  const views = useSavedViews(port.views, {
    params: writeLook(look),
    names: lookParams,
    apply: (saved) => {
      setText(saved.q ?? '')
      setParams({ ...Object.fromEntries(lookParams.map((name) => [name, undefined])), ...saved })
    },
    explain: (error) => errorText(tools, error),
  })

  const setLook = useCallback(
    (change: Partial<Look>) => {
      if (change.text !== undefined) setText(change.text)
      // A day that one looks at belongs to one view.
      const place = change.view === undefined ? {} : { at: undefined, zoom: undefined }
      setParams({ ...writeLook({ ...look, ...change }), ...place })
    },
    [look, setParams],
  )
  return {
    // With which view one begins is known a moment later: until then nothing jumps.
    result: views?.isStarting && result.state === 'ready' ? { state: 'loading' } : result,
    isPartial,
    all,
    shown,
    statistics,
    look,
    setLook,
    text,
    setText,
    reset: () => setLook({ text: '', filters: noFilters }),
    isNarrowed: isNarrowed(look),
    today,
    open: useCallback(({ id }) => setPath(['requests', String(id)]), [setPath]),
    views,
    extensions,
  }
}

/** An order by a column that the host no longer has is as if none were asked for. */
const knownOrder = (look: Look, columns: ListExtensions<ListedOrder>['columns']): Look =>
  !isExtraColumnId(look.sort) || extraSorts(columns).some(({ id }) => id === look.sort)
    ? look
    : { ...look, sort: 'modified', isDescending: true }

/** Which orders of the list a change is about, and new ones in it. */
function changedOf(
  { ids = [], parentIds }: OrderChange,
  all: readonly ListedOrder[],
  componentId: number,
): number[] {
  const isKnown = (id: number) => all.some((order) => order.id === id)
  const isHere = !parentIds || parentIds.includes(componentId)
  return [...ids.filter((id) => isHere || isKnown(id)), ...(parentIds ?? []).filter(isKnown)]
}
