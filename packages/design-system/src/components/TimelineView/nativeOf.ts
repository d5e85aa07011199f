import type { TimelineViewProps } from './timeline.types.ts'

/** What is left for the view's outermost element once its own props are taken. */
export function nativeOf(props: TimelineViewProps) {
  const {
    label: _label,
    groups: _groups,
    bars: _bars,
    lanes: _lanes,
    view: _view,
    defaultView: _defaultView,
    onViewChange: _onViewChange,
    form: _form,
    onFormChange: _onFormChange,
    onMoveBar: _onMoveBar,
    onResizeBar: _onResizeBar,
    snap: _snap,
    paper: _paper,
    onAction: _onAction,
    barActions: _barActions,
    renderBar: _renderBar,
    now: _now,
    timeZone: _timeZone,
    maxHeight: _maxHeight,
    rowsTitle: _rowsTitle,
    hasNoTools: _hasNoTools,
    tools: _tools,
    isLoading: _isLoading,
    emptyState: _emptyState,
    error: _error,
    selectionMode: _selectionMode,
    selectionBehavior: _selectionBehavior,
    selectedKeys: _selectedKeys,
    defaultSelectedKeys: _defaultSelectedKeys,
    onSelectionChange: _onSelectionChange,
    ...native
  } = props
  return native
}
