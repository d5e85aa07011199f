/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset is for a form, and eight landmarks are none */
import { memo, useId, useMemo, type ReactNode } from 'react'
import type { Key } from '../../../collection/index.ts'
import { Skeleton } from '../../Skeleton/index.ts'
import { BoardCard } from '../cards/BoardCard.tsx'
import type { BoardColumn } from '../board.types.ts'
import { ColumnFoot, ColumnHead } from './ColumnHead.tsx'
import type { ColumnShared } from './column.types.ts'
import { GAP, useColumnRows } from './useColumnRows.ts'

export interface ColumnViewProps<T> {
  column: BoardColumn<T>
  shared: ColumnShared<T>
  /** Out of sight for now: its cards come later. */
  isFar: boolean
  /** The card that Tab comes to, where it is in this column. */
  activeIndex: number
  /** Nothing where cards cannot be chosen. */
  selected: ReadonlySet<Key> | undefined
  lifted: ReadonlySet<Key> | undefined
  /** Place of the lifted card that was taken; -1 in other columns. */
  liftedIndex: number
  /** Where the line stands, counted among all; -1 without. */
  dropIndex: number
  /** While something is lifted: whether it may come here. */
  accepts: boolean | undefined
}

const SKELETONS = [0, 1, 2]

/** One column: a heading and cards that scroll on their own. Renders only when its own facts change. */
export const ColumnView = memo(function ColumnView<T>(props: ColumnViewProps<T>) {
  const { column, shared, isFar, activeIndex, selected, lifted, liftedIndex, dropIndex, accepts } = props // prettier-ignore
  const { getKey, getText, renderCard, cardHeight, estimatedHeight, isLoading } = shared
  const { items, isCollapsed } = column
  const headingId = useId()
  // The focused card, and the one that hangs at the pointer, stay in the page.
  const pinned = useMemo(
    () => [activeIndex, liftedIndex].filter((index) => index >= 0),
    [activeIndex, liftedIndex],
  )
  const { element, scroller, list, rows } = useColumnRows({ ...shared, column, pinned, isFar })
  const isFixed = cardHeight !== 'auto'
  // Each column is a grid of its own and so a stop for Tab: at the card in sight, until one is active.
  const stop = activeIndex >= 0 ? activeIndex : (rows.range?.startIndex ?? 0)
  const line = lineAt(rows.measurementsCache, dropIndex, items.length)
  return (
    <div
      ref={element}
      className="at-board-column"
      role="group"
      aria-labelledby={headingId}
      data-at-column={column.id}
      data-at-collapsed={isCollapsed || undefined}
      data-at-accepts={accepts}
      data-at-over={dropIndex >= 0 || undefined}
    >
      <ColumnHead column={column} shared={shared} headingId={headingId} />
      {!isCollapsed && (
        <div ref={scroller} className="at-board-scroll" data-at-scroll="">
          {isLoading ? (
            SKELETONS.map((one) => (
              <div
                key={one}
                className="at-board-skeleton"
                style={{ blockSize: isFixed ? cardHeight : estimatedHeight }}
              >
                <Skeleton width="78%" />
                <Skeleton width="46%" />
              </div>
            ))
          ) : (
            <>
              {items.length === 0 && <p className="at-board-none">{shared.emptyColumn}</p>}
              <div
                ref={list}
                className="at-board-list"
                {...(items.length > 0 &&
                  !isFar && {
                    role: 'grid',
                    'aria-labelledby': headingId,
                    'aria-describedby': shared.helpId,
                    'aria-rowcount': items.length,
                    'aria-colcount': 1,
                    'aria-multiselectable': (selected && shared.isMultiple) || undefined,
                  })}
                style={{ blockSize: rows.getTotalSize() }}
              >
                {rows.getVirtualItems().map(({ index, start }) => {
                  const item = items[index]
                  if (item === undefined) return null
                  const key = getKey(item)
                  const name = getText(item)
                  return (
                    <BoardCard
                      key={key}
                      item={item}
                      index={index}
                      headingId={headingId}
                      start={start}
                      height={isFixed ? cardHeight : undefined}
                      measure={isFixed ? undefined : rows.measureElement}
                      render={renderCard}
                      isStop={index === stop}
                      isActive={index === activeIndex}
                      isSelected={selected?.has(key)}
                      isLifted={lifted?.has(key) ?? false}
                      menuLabel={shared.menuLabel?.(name)}
                    />
                  )
                })}
              </div>
              {line !== undefined && (
                <div
                  className="at-board-line"
                  style={{ translate: `0 ${line}px` }}
                  aria-hidden="true"
                />
              )}
            </>
          )}
        </div>
      )}
      {!isCollapsed && shared.renderColumnFoot && <ColumnFoot column={column} shared={shared} />}
    </div>
  )
}) as <T>(props: ColumnViewProps<T>) => ReactNode

interface Measured {
  start: number
  end: number
}

/** The height of the line before a card, or under the last one. */
function lineAt(rows: readonly Measured[], index: number, count: number): number | undefined {
  if (index < 0) return undefined
  if (count === 0) return 0
  const row = rows[Math.min(index, count - 1)]
  if (!row) return undefined
  return index < count ? row.start - GAP / 2 : row.end + GAP / 2
}
