import { memo, type ReactNode } from 'react'
import type { VirtualListItemState, VirtualListRole } from './virtualList.types.ts'

export interface ListItemProps {
  item: unknown
  /** Its place among the items, and among the rows. */
  index: number
  row: number
  count: number
  /** Pixels from the start of its section. */
  start: number
  /** Pixels, where it is not measured. */
  height: number | undefined
  measure: ((element: HTMLElement | null) => void) | undefined
  role: VirtualListRole
  isActive: boolean
  /** Undefined where nothing can be chosen. */
  isSelected: boolean | undefined
  render: (item: never, state: VirtualListItemState) => ReactNode
}

const ROLES = { list: 'listitem', log: 'listitem', listbox: 'option', grid: 'row' } as const

/** One item at its place; renders only when something of its own changed. */
export const ListItem = memo(function ListItem(props: ListItemProps) {
  const { item, index, row, count, start, height, measure, role, isActive, isSelected } = props
  const isRow = role === 'grid'
  const place = isRow
    ? { 'aria-rowindex': index + 1 }
    : { 'aria-posinset': index + 1, 'aria-setsize': count }
  return (
    <div
      ref={measure}
      className="at-list-item"
      role={ROLES[role]}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      data-at-index={index}
      data-at-row={row}
      data-at-measured={measure ? '' : undefined}
      style={{ insetBlockStart: start, blockSize: height }}
      {...place}
    >
      <div className="at-list-content" role={isRow ? 'gridcell' : undefined}>
        {props.render(item as never, { isSelected: isSelected ?? false, isActive })}
      </div>
    </div>
  )
})
