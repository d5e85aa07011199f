import type { TileGridProps } from './TileGrid.tsx'

/** What is left for the grid's outermost element once its own props are taken. */
export function nativeOf<T>(props: TileGridProps<T>) {
  const {
    label: _label,
    items: _items,
    getKey: _getKey,
    getText: _getText,
    renderPicture: _renderPicture,
    renderCaption: _renderCaption,
    minTileWidth: _minTileWidth,
    ratio: _ratio,
    captionHeight: _captionHeight,
    onAction: _onAction,
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
