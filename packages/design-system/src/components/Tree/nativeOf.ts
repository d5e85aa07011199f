import type { TreeProps } from './tree.types.ts'

/** What is left for the tree's outermost element once its own props are taken. */
export function nativeOf<T>(props: TreeProps<T>) {
  const {
    label: _label,
    roots: _roots,
    getKey: _getKey,
    getText: _getText,
    getChildren: _getChildren,
    hasChildren: _hasChildren,
    renderItem: _renderItem,
    itemHeight: _itemHeight,
    expandedKeys: _expandedKeys,
    defaultExpandedKeys: _defaultExpandedKeys,
    onExpandedChange: _onExpandedChange,
    onAction: _onAction,
    itemActions: _itemActions,
    onMove: _onMove,
    canDrop: _canDrop,
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
