/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { leastOf, MOST_WIDTH } from './columns.logic.ts'
import type { TableWords } from '../dataTable.strings.ts'
import type { DataTableColumn } from '../dataTable.types.ts'
import type { LayoutModel } from '../useTableLayout.ts'

export interface ResizeHandleProps<T> {
  column: DataTableColumn<T>
  layout: LayoutModel
  tabIndex: 0 | -1
  words: TableWords
  /** Its width as far as it is known without measuring. */
  width: number | undefined
}

const STEP = 16

/** The edge of a heading: dragged, or moved by arrows. While it is dragged nothing renders. */
export function ResizeHandle<T>({ column, layout, tabIndex, words, width }: ResizeHandleProps<T>) {
  const { locale, direction } = useLocale()
  const turn = direction === 'rtl' ? -1 : 1
  const drag = useRef<{ x: number; from: number; to?: number }>(undefined)
  const { id, title } = column
  const known = Math.round(width ?? column.minWidth ?? 120)
  const describe = (element: HTMLElement) => {
    const value = layout.widthOf(id)
    element.setAttribute('aria-valuenow', String(value))
    element.setAttribute('aria-valuetext', words.pixels(value.toLocaleString(locale)))
  }
  const end = (element: HTMLElement, isKept: boolean) => {
    const { to } = drag.current ?? {}
    drag.current = undefined
    element.removeAttribute('data-at-resizing')
    if (to === undefined) return
    if (isKept) layout.resize(id, to, true)
    else layout.preview(id)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // Neither a drag of the heading nor a selection of text begins here.
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.setAttribute('data-at-resizing', '')
    event.currentTarget.focus()
    drag.current = { x: event.clientX, from: layout.widthOf(id) }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const { x, from } = drag.current
    drag.current.to = from + (event.clientX - x) * turn
    layout.preview(id, drag.current.to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    const by = event.shiftKey ? STEP * 4 : STEP
    if (key === 'Escape' && drag.current) end(currentTarget, false)
    else if (key === 'ArrowRight') layout.resizeBy(id, by * turn)
    else if (key === 'ArrowLeft') layout.resizeBy(id, -by * turn)
    else if (key === 'Home') layout.resize(id, leastOf(column), true)
    else if (key === 'Enter') layout.fit(id)
    else return
    event.preventDefault()
    event.stopPropagation()
    requestAnimationFrame(() => describe(currentTarget))
  }
  return (
    // A separator that takes the focus is a control, as ARIA has it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={words.width(title)}
      aria-valuemin={leastOf(column)}
      aria-valuemax={MOST_WIDTH}
      aria-valuenow={known}
      className="at-table-edge"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={tabIndex}
      onFocus={(event) => describe(event.currentTarget)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => end(event.currentTarget, true)}
      onPointerCancel={(event) => end(event.currentTarget, false)}
      onDoubleClick={() => layout.fit(id)}
    />
  )
}
