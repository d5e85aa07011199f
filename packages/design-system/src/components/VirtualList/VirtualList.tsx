// Native lists and options are no grid of virtual rows.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { styled } from 'styled-components'
import { useCollection, type Key, type Rows } from '../../collection/index.ts'
import { SkeletonRows } from '../../collection/SkeletonRows.tsx'
import { useLoadMore } from '../../collection/useLoadMore.ts'
import { useStrings } from '../../intl/index.ts'
import { manySamples, prewarm } from '../../prewarm/index.ts'
import { nativeOf, type OwnNames } from '../../native/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { JumpButton } from './JumpButton.tsx'
import { ListRows } from './ListRows.tsx'
import { GUESS, useListRows } from './useListRows.ts'
import { useNews } from './useNews.ts'

import { virtualListCss } from './virtualList.css.ts'
import { planRows } from './virtualList.logic.ts'
import type { VirtualListHandle, VirtualListProps } from './virtualList.types.ts'

const Root = styled.div`
  ${virtualListCss}
`

const CONTROLS = 'a[href], button, input, select, textarea'

const OWN: OwnNames<VirtualListProps<unknown>> = {
  label: true,
  items: true,
  getKey: true,
  getText: true,
  renderItem: true,
  itemHeight: true,
  estimateHeight: true,
  overscan: true,
  role: true,
  sections: true,
  isReversed: true,
  onAction: true,
  onReachStart: true,
  onReachEnd: true,
  isLoading: true,
  emptyState: true,
  error: true,
  height: true,
  ref: true,
}

/** Tens of thousands of items below each other, of which only those in sight are in the page. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { label, items, getText, itemHeight, isReversed, onAction, isLoading } = props
  const { selectionMode = 'none', emptyState, error, height, ref, sections } = props
  const isSelectable = selectionMode !== 'none'
  const role = props.role ?? (isReversed ? 'log' : isSelectable ? 'listbox' : 'list')
  const root = useRef<HTMLDivElement>(null)
  const { keyOf, titleOf } = sections ?? {}
  const plan = useMemo(
    () => planRows(items, keyOf && titleOf && { keyOf, titleOf }),
    [items, keyOf, titleOf],
  )
  // The rows need to know who has the focus, and the focus where the rows are.
  const { nowRef, scrollTo, pageLength } = useScrolling(plan)
  const collection = useCollection({
    ...props,
    root,
    isOpenedByClick: !isSelectable && onAction !== undefined,
    startsAtEnd: isReversed,
    scrollTo,
    pageLength,
    onItemKeyDown: role === 'grid' ? focusControl : undefined,
  })
  const { order, focus, selection } = collection
  const { activeIndex } = focus
  const { estimateHeight, overscan } = props
  const guess = useMemo(
    () => estimateHeight && ((index: number) => estimateHeight(items[index]!)),
    [estimateHeight, items],
  )
  const rows = useListRows({
    root,
    plan,
    order,
    itemHeight,
    guess,
    overscan,
    isReversed,
    activeIndex,
  })
  useLayoutEffect(() => {
    nowRef.current = { rows, plan }
  })
  useListHandle(ref, { order, rows, plan, focusKey: focus.focus })

  const count = items.length
  const { range } = rows
  const isAtEnd = !range || range.endIndex >= plan.count - 1
  const isFarOff = range !== null && plan.count - range.endIndex > range.endIndex - range.startIndex
  const news = useNews({
    order,
    isAtEnd,
    isOff: !isReversed,
    textAt: (index) => getText(items[index]!),
  })
  useLoadMore({
    rows,
    count: plan.count,
    first: order.keyAt(0),
    last: order.keyAt(count - 1),
    isLoading,
    onReachStart: props.onReachStart,
    onReachEnd: props.onReachEnd,
  })
  const toEnd = () => {
    focus.focusAt(count - 1)
    rows.scrollToEnd()
  }

  const isFirstLoad = isLoading && count === 0
  const state = count === 0 && !isLoading ? (error ?? emptyState) : undefined
  // With sections the lists are the sections.
  const isGroup = role === 'list' && plan.sections.length > 0
  const inBody = role === 'log' && plan.sections.length === 0 ? 'list' : 'presentation'
  const native = nativeOf(props, OWN)
  return (
    <Root
      {...native}
      data-at-reversed={isReversed || undefined}
      data-at-interactive={isSelectable || onAction !== undefined || undefined}
      data-at-opens={(!isSelectable && onAction !== undefined) || undefined}
      style={{ ...native.style, '--_height': height }}
    >
      {state ? (
        <div className="at-list-state" role="group" aria-label={label}>
          {state}
        </div>
      ) : (
        <div
          ref={root}
          className="at-list-scroller"
          data-at-scroller
          role={isGroup ? 'group' : role}
          aria-label={label}
          aria-live={role === 'log' ? 'off' : undefined}
          aria-busy={isLoading || undefined}
          aria-multiselectable={(isSelectable && selection.isMultiple) || undefined}
          aria-rowcount={role === 'grid' ? count : undefined}
          {...collection.handlers}
        >
          {isFirstLoad && <SkeletonRows height={itemHeight === 'auto' ? GUESS : itemHeight} />}
          <ListRows
            rows={rows}
            plan={plan}
            items={items}
            count={count}
            role={role}
            bodyRole={inBody}
            order={order}
            itemHeight={itemHeight}
            activeIndex={activeIndex}
            selectedKeys={isSelectable ? selection.keys : undefined}
            render={props.renderItem}
          />
          {isLoading && !isFirstLoad && !isReversed && <More />}
        </div>
      )}
      {isLoading && !isFirstLoad && isReversed && <More />}
      {error !== undefined && count > 0 && <div className="at-list-failure">{error}</div>}
      {isReversed && !isAtEnd && (news > 0 || isFarOff) && (
        <JumpButton count={news} onPress={toEnd} />
      )}
    </Root>
  )
}

/** In a grid, F2 and the arrow lead from a row to the first control in it. */
function focusControl(event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>) {
  if (event.key !== 'F2' && event.key !== 'ArrowRight') return
  const control = (event.target as Element).querySelector<HTMLElement>(CONTROLS)
  control?.focus()
  if (control) event.preventDefault()
}

/** How the keys scroll rows that come to be only after them. */
function useScrolling(plan: ReturnType<typeof planRows>) {
  const nowRef = useRef<{ rows?: Rows; plan: typeof plan }>({ plan })
  const scrollTo = useCallback((index: number) => {
    nowRef.current.rows?.scrollToIndex(nowRef.current.plan.rowOf(index))
  }, [])
  const pageLength = useCallback(() => {
    const range = nowRef.current.rows?.range
    return range ? Math.max(1, range.endIndex - range.startIndex) : 10
  }, [])
  return { nowRef, scrollTo, pageLength }
}

interface ListState {
  order: { indexOf: (key: Key) => number }
  rows: Rows
  plan: { rowOf: (index: number) => number }
  focusKey: (key: Key) => void
}

/** What a host does to the list by itself: scroll to an item, focus it. */
function useListHandle(ref: Ref<VirtualListHandle> | undefined, state: ListState) {
  const { order, rows, plan, focusKey } = state
  useImperativeHandle(
    ref,
    () => ({
      scrollToKey: (key, options) => {
        const index = order.indexOf(key)
        if (index >= 0) rows.scrollToIndex(plan.rowOf(index), options)
      },
      focusKey,
    }),
    [order, rows, plan, focusKey],
  )
}

function More() {
  const { loading } = useStrings()
  return (
    <div className="at-list-more" aria-hidden="true">
      <span>
        <Spinner label="" />
        {loading}
      </span>
    </div>
  )
}

const list = (isChosen: boolean) => (
  <VirtualList
    label=""
    items={manySamples}
    itemHeight={36}
    getKey={Number}
    getText={String}
    renderItem={String}
    selectionMode="multiple"
    selectedKeys={new Set(isChosen ? manySamples : [])}
  />
)
prewarm(
  Root,
  () => list(false),
  () => list(true),
)
