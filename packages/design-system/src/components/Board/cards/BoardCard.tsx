/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of our own: rows that are not in the page have no table */
import { Check } from 'lucide-react'
import { memo, useMemo, type ReactNode } from 'react'
import { Icon } from '../../Icon/index.ts'

export interface BoardCardProps<T> {
  item: T
  /** Its place in the column. */
  index: number
  /** Id of the column's heading, which those of its cards begin with. */
  headingId: string
  start: number
  height: number | undefined
  measure: ((element: HTMLElement | null) => void) | undefined
  render: (item: T) => ReactNode
  /** Tab comes in here. */
  isStop: boolean
  /** It has the focus, or had it last. */
  isActive: boolean
  /** Nothing where cards cannot be chosen. */
  isSelected: boolean | undefined
  isLifted: boolean
  /** Spoken name of the menu's button; without it the card has no menu. */
  menuLabel: string | undefined
}

/** One card; keys and presses are the board's. */
export const BoardCard = memo(function BoardCard<T>(props: BoardCardProps<T>) {
  const { item, index, start, height, measure, render, isActive, isSelected, menuLabel } = props
  const id = `${props.headingId}${index}`
  // With its item alone, whatever happens to the card around it.
  const content = useMemo(() => render(item), [render, item])
  return (
    <div
      ref={measure}
      className="at-board-card"
      role="row"
      aria-rowindex={index + 1}
      aria-labelledby={id}
      aria-selected={isSelected}
      tabIndex={props.isStop ? 0 : -1}
      data-at-row={index}
      data-at-lifted={props.isLifted || undefined}
      style={{ insetBlockStart: start, blockSize: height }}
    >
      <div role="gridcell" className="at-board-cell">
        <div id={id} className="at-board-content">
          {content}
        </div>
        {menuLabel !== undefined && (
          <button
            type="button"
            className="at-board-more"
            aria-haspopup="menu"
            aria-label={menuLabel}
            tabIndex={isActive ? 0 : -1}
          />
        )}
        {isSelected && (
          <span className="at-board-picked">
            <Icon icon={Check} size={12} />
          </span>
        )}
      </div>
    </div>
  )
}) as <T>(props: BoardCardProps<T>) => ReactNode
