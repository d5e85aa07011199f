import type { CalendarViewProps } from './calendar.types.ts'

/** What is left for the calendar's outermost element once its own props are taken. */
export function nativeOf(props: CalendarViewProps) {
  const {
    label: _label,
    events: _events,
    view: _view,
    defaultView: _defaultView,
    onViewChange: _onViewChange,
    onAction: _onAction,
    eventActions: _eventActions,
    onDayAction: _onDayAction,
    onMoveEvent: _onMoveEvent,
    now: _now,
    timeZone: _timeZone,
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
