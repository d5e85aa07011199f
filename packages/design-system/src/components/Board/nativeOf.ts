import type { BoardProps } from './board.types.ts'

/** What is left for the board's outermost element once its own props are taken. */
export function nativeOf<T>(props: BoardProps<T>) {
  const {
    label: _label,
    columns: _columns,
    getKey: _getKey,
    getText: _getText,
    renderCard: _renderCard,
    cardHeight: _cardHeight,
    estimatedHeight: _estimatedHeight,
    onMove: _onMove,
    onMoveError: _onMoveError,
    canMove: _canMove,
    canDrop: _canDrop,
    onAction: _onAction,
    isOpenedByClick: _isOpenedByClick,
    onActiveChange: _onActiveChange,
    cardActions: _cardActions,
    columnActions: _columnActions,
    renderColumnHead: _renderColumnHead,
    renderColumnFoot: _renderColumnFoot,
    onCollapsedChange: _onCollapsedChange,
    emptyColumn: _emptyColumn,
    emptyState: _emptyState,
    error: _error,
    isLoading: _isLoading,
    headingLevel: _headingLevel,
    height: _height,
    selectionMode: _selectionMode,
    selectionBehavior: _selectionBehavior,
    selectedKeys: _selectedKeys,
    defaultSelectedKeys: _defaultSelectedKeys,
    onSelectionChange: _onSelectionChange,
    ...native
  } = props
  return native
}
