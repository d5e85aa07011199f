/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { styled } from 'styled-components'
import { manySamples, prewarm } from '../../prewarm/index.ts'
import { nativeOf, type OwnNames } from '../../native/index.ts'
import { dataTableCss } from './dataTable.css.ts'
import type { DataTableProps, TableSort } from './dataTable.types.ts'
import { SharedMenu } from '../Menu/index.ts'
import { columnMenu, columnsMenu, sortMenu } from './head/TableMenu.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './head/TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { isOpenedByClick, useDataTable } from './useDataTable.ts'
import { variablesOf } from './useTableLayout.ts'
import { Waiting } from './Waiting.tsx'

const Root = styled.div`
  ${dataTableCss}
`

const OWN: OwnNames<DataTableProps<unknown>> = {
  label: true,
  columns: true,
  rows: true,
  getKey: true,
  getText: true,
  rowHeight: true,
  height: true,
  onAction: true,
  rowActions: true,
  hasRowActions: true,
  sort: true,
  defaultSort: true,
  onSortChange: true,
  isSortedOutside: true,
  layout: true,
  defaultLayout: true,
  onLayoutChange: true,
  renderDetail: true,
  expandedKeys: true,
  defaultExpandedKeys: true,
  onExpandedChange: true,
  totalsLabel: true,
  isLoading: true,
  emptyState: true,
  error: true,
  narrowBelow: true,
  defaultActiveKey: true,
  onActiveChange: true,
  ref: true,
}

/**
 * Rows and columns for tens of thousands: sorted by several columns, columns arranged by pointer or
 * menu, rows chosen, expanded and edited in place; entries below each other where there is little room.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, rows, isLoading, emptyState, error, selectionMode = 'none', height } = props
  const table = useDataTable(props)
  const {
    root,
    scroller,
    shape,
    collection,
    virtual,
    layout,
    sort,
    menu,
    words,
    rowHeight,
    editing,
  } = table
  const { selection, focus, order } = collection
  const isWaiting = Boolean(isLoading) && rows.length === 0
  const hasTotals = rows.length > 0 && shape.shown.some(({ column }) => column.total)
  const instead = isWaiting ? undefined : (error ?? (rows.length === 0 ? emptyState : undefined))
  const hasRows = !isWaiting && !error
  const native = nativeOf(props, OWN)
  const variables = {
    ...variablesOf(layout.tracks),
    '--_row': `${rowHeight}px`,
    blockSize: height,
    ...native.style,
  }
  const input = {
    placed: layout.placed,
    sort: sort.model,
    layout: layout.model,
    isChanged: layout.isChanged,
    words,
  }
  const menuContent = () => {
    const { target } = menu
    if (!target) return null
    if (target.kind === 'row') {
      const row = table.rowOf(target.key)
      return row === undefined ? null : props.rowActions?.(row)
    }
    if (target.kind === 'column') return columnMenu(target.id, input)
    return target.kind === 'sort' ? sortMenu(input) : columnsMenu(input)
  }
  return (
    <Root
      {...native}
      ref={root}
      style={variables}
      data-at-narrow={shape.isNarrow || undefined}
      data-at-chosen={selection.keys.size > 0 || undefined}
      data-at-opens={isOpenedByClick(props) || undefined}
    >
      {/* Its rows take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={scroller}
        className="at-table-scroller"
        data-at-scroller
        role={shape.hasDetails ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={(hasRows ? order.count : 0) + 1 + Number(hasTotals)}
        aria-colcount={shape.columnCount}
        aria-multiselectable={selectionMode === 'multiple' || undefined}
        aria-busy={isLoading || undefined}
        {...table.handlers}
      >
        <TableHead
          shape={shape}
          sort={sort.model}
          layout={layout.model}
          widths={layout.widths}
          amount={table.amount}
          onSelectAll={table.selectAll}
          onLeave={table.enterRows}
          openMenu={menu.open}
          scroller={scroller}
          hasColumnsMenu={table.hasColumnsMenu}
        />
        {isWaiting && <Waiting shape={shape} height={rowHeight} />}
        {hasRows && order.count > 0 && (
          <div
            role="rowgroup"
            className="at-table-body"
            data-at-rows
            style={{ blockSize: virtual.getTotalSize() }}
          >
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = table.sorted[index]
              const key = order.keyAt(index)
              if (row === undefined || key === undefined) return null
              const isExpanded = table.expanded.keys.has(key)
              return (
                <TableRow
                  key={key}
                  {...{ row, index, start, shape, isExpanded }}
                  rowKey={key}
                  isActive={index === focus.activeIndex}
                  isSelected={selection.isOff ? undefined : selection.keys.has(key)}
                  renderDetail={isExpanded ? props.renderDetail : undefined}
                  editing={editing?.key === key ? editing.column : undefined}
                  measure={shape.hasDetails ? virtual.measureElement : undefined}
                />
              )
            })}
          </div>
        )}
        {hasRows && hasTotals && (
          <TableFoot shape={shape} rows={rows} label={props.totalsLabel ?? words.total} />
        )}
      </div>
      {instead && <div className="at-table-instead">{instead}</div>}
      <SharedMenu menu={menu} label={table.menuLabel}>
        {menuContent()}
      </SharedMenu>
    </Root>
  )
}

const COLUMNS = ['a', 'b', 'c'].map((id) => ({ id, title: id, sortBy: Number }))
const table = (sort: TableSort) => (
  <DataTable
    label=""
    columns={COLUMNS}
    rows={manySamples}
    getKey={Number}
    sort={sort}
    selectionMode="multiple"
  />
)
prewarm(
  Root,
  () => table([]),
  () => table([{ id: 'b', direction: 'descending' }]),
)
