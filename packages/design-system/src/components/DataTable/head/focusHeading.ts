/** Focuses the heading of a column; without one the heading that Tab leads to. */
export function focusHeading(scroller: HTMLElement | null, column: string | null): void {
  const head = scroller?.querySelector('.at-table-head')
  const own = column === null ? '' : `[data-at-column="${CSS.escape(column)}"] .at-table-title, `
  const tabbed = '.at-table-title[tabindex="0"], .at-table-sort'
  const stops = [...(head?.querySelectorAll<HTMLElement>(`${own}${tabbed}`) ?? [])]
  const wanted = stops.find(
    (stop) => column && stop.closest(`[data-at-column="${CSS.escape(column)}"]`),
  )
  ;(wanted ?? stops[0])?.focus()
}
