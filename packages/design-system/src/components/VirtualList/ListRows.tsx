import type { ReactNode } from 'react'
import type { Key, Order, Rows } from '../../collection/index.ts'
import { ListItem } from './ListItem.tsx'
import type { RowPlan } from './virtualList.logic.ts'
import type { VirtualListItemState, VirtualListRole } from './virtualList.types.ts'

interface ListRowsProps<T> {
  rows: Rows
  plan: RowPlan
  items: readonly T[]
  count: number
  role: VirtualListRole
  bodyRole: 'list' | 'presentation'
  order: Order
  itemHeight: number | 'auto'
  activeIndex: number
  selectedKeys: ReadonlySet<Key> | undefined
  render: (item: T, state: VirtualListItemState) => ReactNode
}

const SECTIONS = { list: 'list', log: 'list', listbox: 'group', grid: 'rowgroup' } as const

/** The rows in sight, each in its section; a section's heading sticks while the section passes. */
export function ListRows<T>(props: ListRowsProps<T>) {
  const { rows, plan, items, count, role, order, itemHeight, activeIndex, selectedKeys } = props
  const total = rows.getTotalSize()
  const shift = rows.getVirtualItems()
  const groups: { section: number; start: number; rows: ReactNode[] }[] = []
  for (const { index: row, start } of shift) {
    const section = plan.sectionOf(row)
    if (groups.length === 0 || groups.at(-1)?.section !== section) {
      const head = plan.headOf(section)
      groups.push({ section, start: head < 0 ? 0 : startOf(rows, head, total), rows: [] })
    }
    const group = groups.at(-1)!
    const index = plan.itemOf(row)
    const key = index < 0 ? undefined : order.keyAt(index)
    if (key === undefined) continue
    group.rows.push(
      <ListItem
        key={key}
        item={items[index]}
        index={index}
        row={row}
        count={count}
        start={start - group.start}
        height={itemHeight === 'auto' ? undefined : itemHeight}
        measure={itemHeight === 'auto' ? rows.measureElement : undefined}
        role={role}
        isActive={index === activeIndex}
        isSelected={selectedKeys?.has(key)}
        render={props.render}
      />,
    )
  }
  return (
    <div className="at-list-body" role={props.bodyRole} data-at-rows style={{ blockSize: total }}>
      {groups.map(({ section, start, rows: inside }) => {
        const about = plan.sections[section]
        if (!about) return inside
        const end = startOf(rows, plan.headOf(section + 1), total)
        return (
          <div
            key={about.key}
            className="at-list-section"
            data-at-rows
            role={SECTIONS[role]}
            aria-label={about.title}
            style={{ insetBlockStart: start, blockSize: end - start }}
          >
            <div className="at-list-heading" aria-hidden="true">
              {about.title}
            </div>
            {inside}
          </div>
        )
      })}
    </div>
  )
}

/** Pixels from the start to a row; one after the last stands at the end. */
function startOf(rows: Rows, row: number, total: number): number {
  return rows.measurementsCache[row]?.start ?? total
}
