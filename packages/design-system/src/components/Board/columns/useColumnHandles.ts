import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Layout } from '../board.logic.ts'
import type { ColumnHandle } from './useColumnRows.ts'

/** Handles of the columns in the page, by id, and where each column begins among all cards. */
export function useColumnHandles<T>(layout: Layout<T>) {
  const handles = useRef(new Map<string, ColumnHandle>())
  const spans = useRef(layout.spans)
  useLayoutEffect(() => {
    spans.current = layout.spans
    for (const { id: column, start } of layout.spans) handles.current.get(column)?.count(start)
  }, [layout])
  const register = useCallback((column: string, handle: ColumnHandle) => {
    handles.current.set(column, handle)
    return () => void handles.current.delete(column)
  }, [])
  const startOf = useCallback(
    (column: string) => spans.current.find((span) => span.id === column)?.start ?? 0,
    [],
  )
  return { handles, register, startOf }
}
