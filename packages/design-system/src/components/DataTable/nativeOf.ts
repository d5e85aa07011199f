import type { DataTableProps } from './dataTable.types.ts'

/** What is left for the table's outermost element once its own props are taken. */
export function nativeOf<T>(props: DataTableProps<T>) {
  const {
    label: _label,
    columns: _columns,
    rows: _rows,
    getKey: _getKey,
    getText: _getText,
    rowHeight: _rowHeight,
    height: _height,
    onAction: _onAction,
    rowActions: _rowActions,
    sort: _sort,
    defaultSort: _defaultSort,
    onSortChange: _onSortChange,
    isSortedOutside: _isSortedOutside,
    layout: _layout,
    defaultLayout: _defaultLayout,
    onLayoutChange: _onLayoutChange,
    renderDetail: _renderDetail,
    expandedKeys: _expandedKeys,
    defaultExpandedKeys: _defaultExpandedKeys,
    onExpandedChange: _onExpandedChange,
    totalsLabel: _totalsLabel,
    isLoading: _isLoading,
    emptyState: _emptyState,
    error: _error,
    narrowBelow: _narrowBelow,
    defaultActiveKey: _defaultActiveKey,
    onActiveChange: _onActiveChange,
    ref: _ref,
    selectionMode: _selectionMode,
    selectionBehavior: _selectionBehavior,
    selectedKeys: _selectedKeys,
    defaultSelectedKeys: _defaultSelectedKeys,
    onSelectionChange: _onSelectionChange,
    ...native
  } = props
  return native
}
