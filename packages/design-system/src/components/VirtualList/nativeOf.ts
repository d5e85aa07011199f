import type { VirtualListProps } from './virtualList.types.ts'

/** What is left for the list's outermost element once its own props are taken. */
export function nativeOf<T>(props: VirtualListProps<T>) {
  const {
    label: _label,
    items: _items,
    getKey: _getKey,
    getText: _getText,
    renderItem: _renderItem,
    itemHeight: _itemHeight,
    estimateHeight: _estimateHeight,
    overscan: _overscan,
    role: _role,
    sections: _sections,
    isReversed: _isReversed,
    onAction: _onAction,
    onReachStart: _onReachStart,
    onReachEnd: _onReachEnd,
    isLoading: _isLoading,
    emptyState: _emptyState,
    error: _error,
    height: _height,
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
