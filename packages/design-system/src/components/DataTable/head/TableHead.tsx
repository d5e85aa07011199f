/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { ArrowDown, ArrowUp, ArrowUpDown, Columns3 } from 'lucide-react'
import { memo, useEffect, useId, useState, type RefObject } from 'react'
import { Icon } from '../../Icon/index.ts'
import type { PlacedColumn } from './columns.logic.ts'
import { HeadCell } from './HeadCell.tsx'
import type * as Reordering from './reorder.ts'
import { leadOf, type TableShape } from '../table.ts'
import type { LayoutModel } from '../useTableLayout.ts'
import type { OpenMenu } from './TableMenu.tsx'
import type { TableWords } from '../dataTable.strings.ts'
import { useHeadKeys } from './useHeadKeys.ts'
import type { SortModel } from './useTableSort.ts'

export interface TableHeadProps<T> {
  shape: TableShape<T>
  sort: SortModel
  layout: LayoutModel
  widths: Readonly<Record<string, number>>
  /** How much of what is listed is chosen. */
  amount: 'none' | 'some' | 'all'
  onSelectAll: (isSelected: boolean) => void
  /** Down leads to the rows. */
  onLeave: () => void
  openMenu: OpenMenu
  scroller: RefObject<HTMLElement | null>
  hasColumnsMenu: boolean
}

/** The browser knows this state only as a property of the element. */
const some = (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = true
}
const notSome = (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = false
}

function Head<T>(props: TableHeadProps<T>) {
  const { shape, sort, layout, widths, amount, onSelectAll, onLeave, openMenu, scroller } = props
  const { words, shown, hasChecks, hasDetails, hasEnd, isNarrow } = shape
  const table = useId()
  const [active, setActive] = useState<string>()
  const [drag, setDrag] = useState<typeof Reordering>()
  useEffect(() => {
    if (!drag || !scroller.current) return undefined
    return drag.scrollsAtEdges(scroller.current, table)
  }, [drag, scroller, table])
  const lead = leadOf(shape)
  const stays = shape.frozenCount > 0
  const tabbed = shown.find(({ column }) => column.id === active) ?? shown[0]

  const onKeyDown = useHeadKeys(openMenu, onLeave)
  const cell = (placed: PlacedColumn<T>) => {
    const { id, width } = placed.column
    const rank = sort.sort.findIndex((entry) => entry.id === id)
    return (
      <HeadCell
        key={id}
        isLast={placed.frozen === shape.frozenCount - 1}
        {...{ placed, lead, words, layout, openMenu, table }}
        direction={sort.sort[rank]?.direction}
        rank={rank + 1}
        isOneOfMany={sort.sort.length > 1}
        isTabbed={placed === tabbed}
        width={widths[id] ?? width}
        press={sort.press}
        drag={drag?.reorder}
      />
    )
  }
  return (
    <div role="rowgroup" className="at-table-head">
      {/* Its headings take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="row"
        className="at-table-row"
        aria-rowindex={1}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const id = event.target.closest<HTMLElement>('[role="columnheader"]')?.dataset.atColumn
          if (id !== undefined) setActive(id)
        }}
        onPointerEnter={() => {
          if (!drag && !isNarrow) void import('./reorder.ts').then(setDrag)
        }}
      >
        {hasChecks && <SelectAllCell {...{ words, amount, onSelectAll, stays }} />}
        {hasDetails && (
          <div
            role="columnheader"
            className="at-table-cell at-table-more"
            aria-colindex={lead}
            data-at-frozen={stays ? Number(hasChecks) : undefined}
          >
            <span className="at-visually-hidden">{words.detail}</span>
          </div>
        )}
        {isNarrow ? <NarrowHead {...props} /> : shown.map(cell)}
        {hasEnd && <EndCell {...props} />}
      </div>
    </div>
  )
}

/** The row of headings; of a narrow table what it is sorted by. */
export const TableHead = memo(Head) as typeof Head

function NarrowHead<T>({ shape, sort, openMenu }: TableHeadProps<T>) {
  const { words, header, onPhone } = shape
  const lead = leadOf(shape)
  const main = sort.sort[0]
  const title = shape.shown.find(({ column }) => column.id === main?.id)?.column.title
  const icon = !main ? ArrowUpDown : main.direction === 'ascending' ? ArrowUp : ArrowDown
  const attributes = ({ column, place }: PlacedColumn<T>) => ({
    role: 'columnheader',
    'aria-colindex': place + 1 + lead,
    'aria-sort': main?.id === column.id ? main.direction : undefined,
    'data-at-column': column.id,
  })
  return (
    <>
      {header && (
        <div {...attributes(header)} className="at-table-cell" aria-label={header.column.title}>
          <button
            type="button"
            className="at-table-sort"
            aria-haspopup="menu"
            onClick={(event) =>
              openMenu(
                { kind: 'sort' },
                { button: event.currentTarget, focus: event.detail === 0 ? 'first' : true },
              )
            }
          >
            <Icon icon={icon} size={14} />
            <span>
              {title ? `${words.sortBy} ` : words.sort}
              {title && <b>{title}</b>}
            </span>
          </button>
        </div>
      )}
      {onPhone.map((placed) => (
        <div key={placed.column.id} {...attributes(placed)} className="at-visually-hidden">
          {placed.column.title}
        </div>
      ))}
    </>
  )
}

interface SelectAllCellProps extends Pick<TableHeadProps<unknown>, 'amount' | 'onSelectAll'> {
  words: TableWords
  /** Stays in sight while columns scroll. */
  stays: boolean
}

/** The box that chooses all rows, or none. */
function SelectAllCell({ words, amount, onSelectAll, stays }: SelectAllCellProps) {
  return (
    <div
      role="columnheader"
      className="at-table-cell at-table-pick"
      aria-colindex={1}
      data-at-frozen={stays ? 0 : undefined}
    >
      <span className="at-visually-hidden">{words.selection}</span>
      <label>
        <input
          type="checkbox"
          ref={amount === 'some' ? some : notSome}
          checked={amount === 'all'}
          aria-label={words.selectAll}
          onChange={() => onSelectAll(amount !== 'all')}
        />
      </label>
    </div>
  )
}

/** The last heading, with the menu of columns. */
function EndCell<T>({ shape, hasColumnsMenu, openMenu }: TableHeadProps<T>) {
  const { words, columnCount } = shape
  return (
    <div role="columnheader" className="at-table-cell at-table-end" aria-colindex={columnCount}>
      <span className="at-visually-hidden">{words.actionsTitle}</span>
      {hasColumnsMenu && (
        <button
          type="button"
          className="at-table-tool at-table-columns"
          aria-haspopup="menu"
          aria-label={words.columns}
          title={words.columns}
          onClick={(event) =>
            openMenu(
              { kind: 'columns' },
              { button: event.currentTarget, focus: event.detail === 0 ? 'first' : true },
            )
          }
        >
          <Icon icon={Columns3} size={16} />
        </button>
      )}
    </div>
  )
}
