import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { indexAt, useCollection, usePrinting } from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { SAMPLES, rehearse } from '../../rehearsal/index.ts'
import { nativeOf, type OwnNames } from '../../native/index.ts'
import { treeOf } from '../../focus/tree.ts'
import { boardCss } from './board.css.ts'
import { layoutOf, locate } from './board.logic.ts'
import { boardStrings } from './board.strings.ts'
import type { BoardMove, BoardProps } from './board.types.ts'
import { BoardMenu } from './BoardMenu.tsx'
import { BoardPrint } from './BoardPrint.tsx'
import { BoardSwitcher } from './BoardSwitcher.tsx'
import { CardPicture } from './cards/CardPicture.tsx'
import type { ColumnShared } from './columns/column.types.ts'
import { ColumnView } from './columns/ColumnView.tsx'
import { useBoardEvents } from './useBoardEvents.ts'
import { useBoardMenu } from './useBoardMenu.ts'
import { useBoardMoves } from './useBoardMoves.ts'
import { useChosenIn } from './columns/useChosenIn.ts'
import type { ColumnHandle } from './columns/useColumnRows.ts'
import { useFarFrom } from './columns/useFarFrom.ts'
import { useLatest } from './useLatest.ts'
import { useLift } from './dragging/useLift.ts'
import { useMoves } from './useMoves.ts'
import { useNarrow } from './useNarrow.ts'
import { usePointerDrag } from './dragging/usePointerDrag.ts'
import { useTouchDrag } from './dragging/useTouchDrag.ts'

const Root = styled.div`
  ${boardCss}
`

const OWN: OwnNames<BoardProps<unknown>> = {
  label: true,
  columns: true,
  getKey: true,
  getText: true,
  renderCard: true,
  cardHeight: true,
  estimatedHeight: true,
  onMove: true,
  onMoveError: true,
  canMove: true,
  canDrop: true,
  onAction: true,
  isOpenedByClick: true,
  onActiveChange: true,
  cardActions: true,
  columnActions: true,
  renderColumnHead: true,
  renderColumnFoot: true,
  onCollapsedChange: true,
  emptyColumn: true,
  emptyState: true,
  error: true,
  isLoading: true,
  headingLevel: true,
  height: true,
}

/** Cards in columns, tens of thousands of them: moved by mouse, finger, pen, keys or menu. */
export function Board<T>(props: BoardProps<T>) {
  const { error, emptyState, isLoading, columns } = props
  if (error !== undefined && error !== null) return error
  const isEmpty = columns.every(({ items }) => items.length === 0)
  if (isEmpty && emptyState !== undefined && !isLoading) return emptyState
  return <FilledBoard {...props} />
}

function FilledBoard<T>(props: BoardProps<T>) {
  const { label, renderCard, canMove, canDrop, onMove, onMoveError, cardActions, height } = props
  const native = nativeOf(props, OWN)
  const id = useId()
  const words = useStrings(boardStrings)
  const { getContainer } = usePortalContext()
  const isPrinting = usePrinting()
  const board = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(board)
  const handles = useRef(new Map<string, ColumnHandle>())
  const latest = useLatest(props)
  const getKey = useCallback((item: T) => latest.current.getKey(item), [latest])
  const getText = useCallback((item: T) => latest.current.getText(item), [latest])

  const returning = useRef<BoardMove>(undefined)
  const { columns, move } = useMoves({
    columns: props.columns,
    getKey,
    getText,
    onMove,
    onMoveError: (error, wish) => {
      returning.current = wish
      onMoveError?.(error, wish)
    },
  })
  const farFrom = useFarFrom(board, columns)
  const layout = useMemo(() => layoutOf(columns), [columns])
  const spans = useRef(layout.spans)
  useLayoutEffect(() => {
    spans.current = layout.spans
    for (const { id: column, start } of layout.spans) handles.current.get(column)?.count(start)
  }, [layout])

  const ways = useBoardMoves({ handles, columns, layout, getKey })
  const collection = useCollection<T>({
    ...props,
    root: board,
    items: layout.items,
    getKey,
    getText,
    move: ways.move,
    scrollTo: ways.scrollTo,
    pageLength: () => 1,
  })
  const { order, focus, selection } = collection
  // Whoever followed a card to where it was refused goes back with it, once its owner has put it back.
  useEffect(() => {
    const wish = returning.current
    if (!wish || focus.activeKey === undefined || !wish.keys.includes(focus.activeKey)) return
    if (locate(layout, focus.activeIndex)?.column === wish.to) return
    returning.current = undefined
    if (board.current?.contains(treeOf(board.current).activeElement)) focus.focus(focus.activeKey)
  })
  const chosen = useLatest(selection.keys)
  const chosenByColumn = useChosenIn(columns, selection.keys, getKey)
  const isMovable = onMove !== undefined
  const moving = useLift<T>({
    columns,
    layout,
    getKey,
    getText,
    chosen: () => chosen.current,
    canMove,
    canDrop,
    isMovable,
    move,
    beside: ways.beside,
    page: (column) => handles.current.get(column)?.page() ?? 1,
    reveal: (column, index) => handles.current.get(column)?.reveal(index),
    focus: focus.focus,
  })
  const { lift } = moving

  const drag = {
    board,
    columns: handles,
    keyOf: (card: Element) => order.keyAt(indexAt(card)),
    aim: (at: { column: string; clientY: number } | undefined) => {
      const moved = at ? moving.movedIn(at.column, moving.heldKeys()) : []
      moving.aim(at && ways.placeUnder(at.column, at.clientY, moved))
    },
    drop: moving.drop,
    cancel: moving.cancel,
    accepts: (column: string) => moving.accepts(column, moving.heldKeys()),
  }
  const { arm, picture } = usePointerDrag({
    ...drag,
    shape: columns.map((column) => `${column.isCollapsed ? '-' : '+'}${column.id}`).join('\n'),
    begin: (key) => moving.begin(key, 'mouse'),
  })
  const touch = useTouchDrag({
    ...drag,
    begin: (key) => moving.begin(key, 'touch'),
    canLift: (key) => moving.keysFor(key).length > 0,
    choose: selection.toggle,
  })
  const hasMenu = isMovable || cardActions !== undefined
  const { item, menu, ...opening } = useBoardMenu<T>({
    columns,
    layout,
    indexOf: order.indexOf,
    getKey,
    moving,
    focus: focus.focus,
    isThere: () => Boolean(board.current && treeOf(board.current).getElementById(`${id}menu`)),
  })
  const events = useBoardEvents<T>({
    collection,
    moving,
    menu: opening,
    hasMenu,
    isMovable,
    arm,
    touch: touch.onPointerDown,
    isSwallowed: touch.isSwallowed,
  })

  const menuLabel = hasMenu ? words.actions : undefined
  const register = useCallback((column: string, handle: ColumnHandle) => {
    handles.current.set(column, handle)
    return () => void handles.current.delete(column)
  }, [])
  const startOf = useCallback(
    (column: string) => spans.current.find((span) => span.id === column)?.start ?? 0,
    [],
  )
  const shared = useShared(props, {
    getKey,
    getText,
    startOf,
    register,
    menuLabel,
    helpId: `${id}help`,
  })

  const active = locate(layout, focus.activeIndex)
  const held = lift && locate(layout, order.indexOf(lift.main))
  const hovering = picture ?? touch.carried
  const hoveringItem = hovering && layout.items[order.indexOf(hovering.key)]
  return (
    <Root
      {...native}
      style={{ '--_height': height, ...native.style }}
      data-at-lifting={lift?.by}
      data-at-movable={isMovable || undefined}
    >
      {isNarrow && <BoardSwitcher board={board} columns={columns} />}
      {/* The cards inside take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={board}
        className="at-board-columns"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form
        role="group"
        aria-label={label}
        aria-busy={props.isLoading || undefined}
        {...events}
      >
        {columns.map((column, place) => (
          <ColumnView
            key={column.id}
            column={column}
            shared={shared}
            isFar={place >= farFrom}
            activeIndex={active?.column === column.id ? active.index : -1}
            selected={selection.isOff ? undefined : chosenByColumn.get(column.id)}
            lifted={moving.lifted}
            liftedIndex={held?.column === column.id ? held.index : -1}
            dropIndex={moving.lineIn(column)}
            accepts={lift && moving.accepts(column.id, lift.keys)}
          />
        ))}
      </div>
      <span id={`${id}help`} hidden>
        {isMovable ? (selection.isOff ? words.help : words.helpChoosing) : ''}
      </span>
      {hasMenu && item !== undefined && (
        <BoardMenu id={id} name={getText(item)} actions={cardActions?.(item)} {...menu} />
      )}
      {hovering &&
        hoveringItem !== undefined &&
        createPortal(
          <CardPicture
            ref={picture ? undefined : touch.preview}
            count={moving.keysFor(hovering.key).length}
            width={hovering.width}
            at={picture ? undefined : touch.carried}
          >
            {renderCard(hoveringItem)}
          </CardPicture>,
          picture?.container ?? getContainer?.() ?? document.body,
        )}
      {isPrinting && <BoardPrint columns={columns} getKey={getKey} getText={getText} />}
    </Root>
  )
}

/** What the styles leave to the cards of a column, at most. */
function expectedOf(height: string | undefined): number {
  if (typeof window === 'undefined') return 0
  return (
    (height === undefined ? Math.max(420, window.innerHeight - 250) : window.innerHeight) - HEAD
  )
}

/** Height of a column's head, with what is above and below. */
const HEAD = 40

type Own = 'getKey' | 'getText' | 'startOf' | 'register' | 'menuLabel' | 'helpId'

/** What the columns share, the same object as long as none of it changes. */
function useShared<T>(props: BoardProps<T>, own: Pick<ColumnShared<T>, Own>): ColumnShared<T> {
  const { renderCard, cardHeight = 'auto', estimatedHeight = 112, columnActions } = props
  const { renderColumnHead, renderColumnFoot, onCollapsedChange, isLoading = false } = props
  const { headingLevel = 2 } = props
  const { getKey, getText, startOf, register, menuLabel, helpId } = own
  const [expectedHeight] = useState(() => expectedOf(props.height))
  const words = useStrings(boardStrings)
  const emptyColumn = props.emptyColumn ?? words.empty
  const isMultiple = props.selectionMode === 'multiple'
  return useMemo(
    () => ({
      getKey,
      getText,
      renderCard,
      cardHeight,
      estimatedHeight,
      expectedHeight,
      startOf,
      register,
      columnActions,
      renderColumnHead,
      renderColumnFoot,
      onCollapsedChange,
      emptyColumn,
      menuLabel,
      helpId,
      headingLevel,
      isLoading,
      isMultiple,
    }),
    // prettier-ignore
    [
      getKey, getText, renderCard, cardHeight, estimatedHeight, expectedHeight, startOf, register,
      columnActions, renderColumnHead, renderColumnFoot, onCollapsedChange, emptyColumn, menuLabel, helpId,
      headingLevel, isLoading, isMultiple,
    ],
  )
}

const board = (...columns: (readonly number[])[]) => (
  <Board
    label=""
    columns={columns.map((items, index) => ({ id: String(index), title: '', items }))}
    getKey={Number}
    getText={String}
    renderCard={String}
    onMove={() => false}
  />
)
const [first = 0, ...others] = SAMPLES
rehearse(
  Root,
  () => board([first, ...others], []),
  () => board(others, [first]),
)
