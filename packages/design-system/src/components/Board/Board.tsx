import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useCollection, usePrinting } from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { samples, prewarm } from '../../prewarm/index.ts'
import { nativeOf, type OwnNames } from '../../native/index.ts'
import { treeOf } from '../../focus/tree.ts'
import { boardCss } from './board.css.ts'
import { layoutOf, locate } from './board.logic.ts'
import { boardStrings } from './board.strings.ts'
import type { BoardMove, BoardProps } from './board.types.ts'
import { BoardMenu } from './BoardMenu.tsx'
import { BoardPrint } from './BoardPrint.tsx'
import { BoardSwitcher } from './BoardSwitcher.tsx'
import { CarriedCard } from './cards/CarriedCard.tsx'
import type { ColumnShared } from './columns/column.types.ts'
import { ColumnView } from './columns/ColumnView.tsx'
import { useBoardEvents } from './useBoardEvents.ts'
import { useBoardMenu } from './useBoardMenu.ts'
import { useBoardMoves } from './useBoardMoves.ts'
import { useChosenIn } from './columns/useChosenIn.ts'
import { useColumnHandles } from './columns/useColumnHandles.ts'
import { useFarFrom } from './columns/useFarFrom.ts'
import { useLatest } from './useLatest.ts'
import { useCardDrag } from './dragging/useCardDrag.ts'
import { useMoves } from './useMoves.ts'
import { useNarrow } from './useNarrow.ts'
import { usePointerAndTouchDrag } from './dragging/usePointerAndTouchDrag.ts'
import { useRefusedMoveFocus } from './useRefusedMoveFocus.ts'

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

/** Puts the parts of a board together: its columns, the collection, the drag, the menu and the events. */
function useBoard<T>(props: BoardProps<T>, id: string) {
  const { canMove, canDrop, onMove, onMoveError, cardActions } = props
  const words = useStrings(boardStrings)
  const board = useRef<HTMLDivElement>(null)
  const latest = useLatest(props)
  const getKey = useCallback((item: T) => latest.current.getKey(item), [latest])
  const getText = useCallback((item: T) => latest.current.getText(item), [latest])

  const refused = useRef<BoardMove>(undefined)
  const { columns, move } = useMoves({
    columns: props.columns,
    getKey,
    getText,
    onMove,
    onMoveError: (error, wish) => {
      refused.current = wish
      onMoveError?.(error, wish)
    },
  })
  const farFrom = useFarFrom(board, columns)
  const layout = useMemo(() => layoutOf(columns), [columns])
  const { handles, register, startOf } = useColumnHandles(layout)

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
  useRefusedMoveFocus(board, refused, layout, focus)
  const chosen = useLatest(selection.keys)
  const chosenByColumn = useChosenIn(columns, selection.keys, getKey)
  const isMovable = onMove !== undefined
  const moving = useCardDrag<T>({
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
  const { placeUnder } = ways
  const drag = { board, handles, columns, collection, moving, placeUnder }
  const { arm, picture, touch } = usePointerAndTouchDrag<T>(drag)
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
  const shared = useShared(props, {
    getKey,
    getText,
    startOf,
    register,
    menuLabel: hasMenu ? words.actions : undefined,
    helpId: `${id}help`,
  })
  return { board, columns, layout, collection, farFrom, chosenByColumn, moving, picture, touch, item, menu, hasMenu, isMovable, events, shared } // prettier-ignore
}

function FilledBoard<T>(props: BoardProps<T>) {
  const { label, renderCard, cardActions, height } = props
  const native = nativeOf(props, OWN)
  const id = useId()
  const words = useStrings(boardStrings)
  const isPrinting = usePrinting()
  const parts = useBoard(props, id)
  const { board, columns, layout, moving, shared, isMovable } = parts
  const { order, focus, selection } = parts.collection
  const { getKey, getText } = shared
  const isNarrow = useNarrow(board)
  const { lift } = moving
  const active = locate(layout, focus.activeIndex)
  const held = lift && locate(layout, order.indexOf(lift.main))
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
        {...parts.events}
      >
        {columns.map((column, place) => (
          <ColumnView
            key={column.id}
            column={column}
            shared={shared}
            isFar={place >= parts.farFrom}
            activeIndex={active?.column === column.id ? active.index : -1}
            selected={selection.isOff ? undefined : parts.chosenByColumn.get(column.id)}
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
      {parts.hasMenu && parts.item !== undefined && (
        <BoardMenu
          id={id}
          name={getText(parts.item)}
          actions={cardActions?.(parts.item)}
          {...parts.menu}
        />
      )}
      <CarriedCard
        picture={parts.picture}
        touch={parts.touch}
        contentOf={(key) => {
          const card = layout.items[order.indexOf(key)]
          return card === undefined ? undefined : (renderCard(card) ?? null)
        }}
        countOf={(key) => moving.keysFor(key).length}
      />
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
const [first = 0, ...others] = samples
prewarm(
  Root,
  () => board([first, ...others], []),
  () => board(others, [first]),
)
