// A table's cells cannot be laid out as tiles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { styled } from 'styled-components'
import {
  indexAt,
  moveInGrid,
  useCollection,
  usePrinting,
  useRows,
  type CollectionModel,
  type Key,
  type Rows,
  type SelectionProps,
} from '../../collection/index.ts'
import { useLoadMore } from '../../collection/useLoadMore.ts'
import { useStrings } from '../../intl/index.ts'
import { nativeOf, type NativeProps, type OwnNames } from '../../native/index.ts'
import { manySamples, prewarm } from '../../prewarm/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Tile, type TileState } from './Tile.tsx'
import { tileGridCss } from './tileGrid.css.ts'
import { useTileLayout } from './useTileLayout.ts'

/** What a page can have the grid do. */
export interface TileGridHandle {
  /** Brings a tile into sight, wherever it is. */
  scrollToKey: (key: Key, options?: { align?: 'auto' | 'start' | 'center' | 'end' }) => void
  /** Gives a tile the focus, wherever it is. */
  focusKey: (key: Key) => void
}

export interface TileGridProps<T> extends SelectionProps, NativeProps<'div', 'ref'> {
  /** What the grid holds; spoken. */
  label: string
  /** The items in their order; another order is another array. */
  items: readonly T[]
  /** What an item is known by, whatever its place. */
  getKey: (item: T) => Key
  /** The item in words; typing ahead finds it by them. */
  getText: (item: T) => string
  /** Fills the picture area; keep the function, and only tiles that change are rendered. */
  renderPicture: (item: T, state: TileState) => ReactNode
  /** Stands under the picture: the name, and a quieter line. */
  renderCaption: (item: T, state: TileState) => ReactNode
  /** Least width of a tile in pixels; default 200. */
  minTileWidth?: number
  /** Width of the picture to its height; default 4 to 3. */
  ratio?: number
  /** Pixels under the picture; default 60. */
  captionHeight?: number
  /** Called for an item by Enter, a double click or a tap; by a click where nothing can be chosen. */
  onAction?: (item: T) => void
  /** Called near the end, once for each last item: load what comes after. */
  onReachEnd?: () => void
  /** Items are on their way: tiles of their size hold the place, or a line where some are there. */
  isLoading?: boolean
  /** Stands where there are no items, such as a `StateScreen`. */
  emptyState?: ReactNode
  /** Stands where items failed to load, below those that are there. */
  error?: ReactNode
  /** Any CSS height; default that of its surroundings, at most the window's. */
  height?: string
  /** For scrolling to an item and giving it the focus. */
  ref?: Ref<TileGridHandle>
}

const Root = styled.div`
  ${tileGridCss}
`
const GAP = 12

const OWN: OwnNames<TileGridProps<unknown>> = {
  label: true,
  items: true,
  getKey: true,
  getText: true,
  renderPicture: true,
  renderCaption: true,
  minTileWidth: true,
  ratio: true,
  captionHeight: true,
  onAction: true,
  onReachEnd: true,
  isLoading: true,
  emptyState: true,
  error: true,
  height: true,
  ref: true,
}

/** Tens of thousands of pictures in as many columns as fit, of which only those in sight are in the page. */
export function TileGrid<T>(props: TileGridProps<T>) {
  const { label, items, onAction, isLoading, emptyState, error, height, ref } = props
  const { selectionMode = 'none', minTileWidth = 200, ratio = 4 / 3, captionHeight = 60 } = props
  const { loading } = useStrings()
  const isSelectable = selectionMode !== 'none'
  const root = useRef<HTMLDivElement>(null)
  const count = items.length
  const state = count === 0 && !isLoading ? (error ?? emptyState) : undefined
  const measures = { minWidth: minTileWidth, ratio, captionHeight, gap: GAP }
  const { columns, height: tileHeight } = useTileLayout(root, measures, state === undefined)
  // The rows need to know who has the focus, and the focus where the rows are.
  const now = useRef<{ rows?: Rows; columns: number }>({ columns })
  const { order, focus, selection, handlers } = useCollection({
    ...props,
    root,
    move: useMemo(() => moveInGrid(columns), [columns]),
    isOpenedByClick: !isSelectable && onAction !== undefined,
    scrollTo: useCallback((index: number) => {
      now.current.rows?.scrollToIndex(Math.floor(index / now.current.columns))
    }, []),
    pageLength: useCallback(() => {
      // By heights and not by what is in sight just now, so that a page up undoes a page down.
      const room = root.current?.clientHeight ?? 0
      return Math.max(1, Math.floor(room / (tileHeight + GAP)))
    }, [tileHeight]),
  })
  const { activeIndex } = focus
  const rowCount = Math.ceil(count / columns)
  const isPrinting = usePrinting()
  const rows = useRows({
    root,
    count: rowCount,
    isWhole: isPrinting,
    rowHeight: tileHeight,
    gap: GAP,
    overscan: 1,
    // As much as the ring of focus needs.
    paddingEnd: 8,
    indexAttribute: 'data-at-row',
    pinned: [Math.floor(activeIndex / columns)],
  })
  useLayoutEffect(() => {
    now.current = { rows, columns }
  })
  useFirstTile({ rows, columns, tileHeight })
  useTileHandle(ref, { order, rows, columns, focusKey: focus.focus })
  useLoadMore({
    rows,
    count: rowCount,
    first: order.keyAt(0),
    last: order.keyAt(count - 1),
    isLoading,
    onReachStart: undefined,
    onReachEnd: props.onReachEnd,
  })

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isMark = event.target instanceof Element && event.target.closest('[data-at-toggle]')
    const key = isMark ? order.keyAt(indexAt(event.target)) : undefined
    if (key === undefined) handlers.onClick(event)
    else if (event.shiftKey) selection.extend(key, { from: key, isAdding: true })
    else selection.toggle(key)
  }

  const isFirstLoad = isLoading && count === 0
  const native = nativeOf(props, OWN)
  return (
    <Root
      {...native}
      data-at-opens={(!isSelectable && onAction !== undefined) || undefined}
      style={{
        ...native.style,
        '--_height': height,
        '--_columns': columns,
        '--_caption': `${captionHeight}px`,
      }}
    >
      {state ? (
        <div className="at-tiles-state" role="group" aria-label={label}>
          {state}
        </div>
      ) : (
        // The tiles inside take the focus, and the keys arrive with it.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          ref={root}
          className="at-tiles-scroller"
          data-at-scroller
          role="grid"
          aria-label={label}
          aria-busy={isLoading || undefined}
          aria-multiselectable={(isSelectable && selection.isMultiple) || undefined}
          aria-rowcount={rowCount}
          aria-colcount={columns}
          {...handlers}
          {...{ onClick }}
        >
          {isFirstLoad && <WaitingTiles {...{ columns, tileHeight, captionHeight }} />}
          <div
            className="at-tiles-body"
            role="presentation"
            data-at-rows
            style={{ blockSize: rows.getTotalSize() }}
          >
            <TileRows
              {...{ props, rows, columns, order, tileHeight, activeIndex }}
              selected={isSelectable ? selection.keys : undefined}
            />
          </div>
          {isLoading && !isFirstLoad && (
            <div className="at-tiles-more" aria-hidden="true">
              <Spinner label="" />
              {loading}
            </div>
          )}
        </div>
      )}
      {error !== undefined && count > 0 && <div className="at-tiles-failure">{error}</div>}
    </Root>
  )
}

interface TileRowsProps<T> {
  props: TileGridProps<T>
  rows: Rows
  columns: number
  order: CollectionModel['order']
  tileHeight: number
  activeIndex: number
  /** Undefined: nothing can be chosen. */
  selected: ReadonlySet<Key> | undefined
}

/** The rows in sight. */
function TileRows<T>(given: TileRowsProps<T>) {
  const { props, rows, columns, order, tileHeight, activeIndex, selected } = given
  const { items } = props
  return (
    <>
      {rows.getVirtualItems().map(({ index: row, start }) => (
        <div
          key={row}
          className="at-tiles-row"
          role="row"
          aria-rowindex={row + 1}
          style={{ insetBlockStart: start, blockSize: tileHeight }}
        >
          {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
            const index = row * columns + column
            const key = order.keyAt(index)!
            return (
              <Tile
                key={key}
                item={item}
                index={index}
                column={column}
                isActive={index === activeIndex}
                isSelected={selected?.has(key)}
                renderPicture={props.renderPicture}
                renderCaption={props.renderCaption}
              />
            )
          })}
        </div>
      ))}
    </>
  )
}

interface WaitingTilesProps {
  columns: number
  tileHeight: number
  captionHeight: number
}

function WaitingTiles({ columns, tileHeight, captionHeight }: WaitingTilesProps) {
  return (
    <div className="at-tiles-waiting" aria-hidden="true">
      {Array.from({ length: columns * 3 }, (_, tile) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have nothing but their place
        <div key={tile} style={{ blockSize: tileHeight }}>
          <Skeleton shape="block" height="100%" />
          <div style={{ blockSize: captionHeight }}>
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface HandleState {
  order: CollectionModel['order']
  rows: Rows
  columns: number
  focusKey: (key: Key) => void
}

/** What a host does to the grid by itself: scroll to a tile, focus it. */
function useTileHandle(ref: Ref<TileGridHandle> | undefined, state: HandleState) {
  const { order, rows, columns, focusKey } = state
  useImperativeHandle(
    ref,
    () => ({
      scrollToKey: (key, options) => {
        const index = order.indexOf(key)
        if (index >= 0) rows.scrollToIndex(Math.floor(index / columns), options)
      },
      focusKey,
    }),
    [order, rows, columns, focusKey],
  )
}

type Layout = { rows: Rows; columns: number; tileHeight: number }

/** With other columns the first tile in sight stays in sight. */
function useFirstTile({ rows, columns, tileHeight }: Layout) {
  const before = useRef(columns)
  useLayoutEffect(() => {
    if (before.current === columns) return
    const first = Math.floor((rows.scrollOffset ?? 0) / (tileHeight + GAP)) * before.current
    before.current = columns
    if (first > 0) rows.scrollToIndex(Math.floor(first / columns), { align: 'start' })
  })
}

const tiles = (isChosen: boolean) => (
  <TileGrid
    label=""
    items={manySamples}
    getKey={Number}
    getText={String}
    renderPicture={String}
    renderCaption={String}
    selectionMode="multiple"
    selectedKeys={new Set(isChosen ? manySamples : [])}
  />
)
prewarm(
  Root,
  () => tiles(false),
  () => tiles(true),
)
