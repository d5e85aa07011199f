import { useCallback, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components'
import type { OpenMenu } from './TableMenu.tsx'

const STOPS = 'input, .at-table-title, .at-table-sort, .at-table-columns'

/** Keys in the row of headings: arrows along them, Down to the rows, Alt+Down for a column's menu. */
export function useHeadKeys(openMenu: OpenMenu, onLeave: () => void) {
  const isRtl = useLocale().direction === 'rtl'
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      const cell = target.closest<HTMLElement>('[role="columnheader"]')
      const column = cell?.dataset.atColumn
      const { key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || !cell) return
      const isMenu = key === 'ContextMenu' || (key === 'F10' && event.shiftKey)
      if ((isMenu || (key === 'ArrowDown' && event.altKey)) && column)
        openMenu({ kind: 'column', id: column }, { button: target, focus: 'first' })
      else if (key === 'ArrowDown' && !event.altKey) onLeave()
      else {
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
        const at = stops.findIndex((stop) => cell.contains(stop))
        const step = key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1
        if (key === 'Home') stops[0]?.focus()
        else if (key === 'End') stops.at(-1)?.focus()
        else if (key === 'ArrowLeft' || key === 'ArrowRight')
          stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
        else return
      }
      event.preventDefault()
    },
    [isRtl, onLeave, openMenu],
  )
}
