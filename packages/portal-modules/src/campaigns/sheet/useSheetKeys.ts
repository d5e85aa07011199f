import { isComposing, type DataTableHandle } from '@atrium/design-system'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { focused } from '../../kit/lists/focused.ts'
import { isSheetColumn, type SheetRow } from './sheet.logic.ts'
import type { SheetActions } from './useSheetActions.ts'

interface SheetKeysInput {
  table: RefObject<DataTableHandle | null>
  rows: readonly SheetRow[]
  chosen: readonly SheetRow[]
  actions: SheetActions
  undo: () => void
}

/** Keys of the sheet, and what is pasted into it: the browser tells of a paste only where something can be written. */
export function useSheetKeys({ table, rows, chosen, actions }: SheetKeysInput) {
  const root = useRef<HTMLDivElement>(null)
  const cellAt = () => {
    const activeElement = focused()
    if (!activeElement || !root.current?.contains(activeElement)) return undefined
    const at = table.current?.cellOf(activeElement)
    return at && { key: `${at.key}`, columns: at.columns, element: activeElement }
  }
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const at = cellAt()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // A single text is meant for the field that is open.
    if (!at || (at.element.matches('input') && !/[\t\n]/.test(text.trim()))) return
    event.preventDefault()
    if (at.element.matches('input')) table.current?.focus(at.key)
    void actions.pasteAt(text, at)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.altKey || event.shiftKey) return
    const at = cellAt()
    if (!at || at.element.matches('input, textarea')) return
    const row = rows.findIndex(({ key }) => key === at.key)
    if (row === -1) return
    const isMod = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isMod && key === 'd') {
      const [column] = at.columns
      const isOnCell = at.element.matches('[role="gridcell"], [role="rowheader"]')
      const some = chosen.length > 1 ? chosen : rows.slice(Math.max(0, row - 1), row + 1)
      if (isOnCell && column && isSheetColumn(column)) void actions.fillDown(some, column)
    } else if (isMod && key === 'enter') actions.addRow(rows[row])
    else if (!isMod && key === 'delete' && at.element.matches('[role="row"]'))
      void actions.remove(chosen.length > 0 ? chosen : [rows[row]!])
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const heard = new AbortController()
    const { signal } = heard
    document.addEventListener('paste', (event) => onPaste(event), { signal })
    // Before the table: Enter in a cell would open it.
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal, capture: true })
    return () => heard.abort()
  }, [])
  return root
}
