import { sanitizeFragment } from './sanitize.ts'

/** Class of what a table scrolls in. */
export const tableScroller = 'at-table'

/** Sanitised HTML in which each table stands in an element that it scrolls in, where it is wider than the page. */
export function toProse(html: string): string {
  const holder = document.createElement('div')
  holder.append(sanitizeFragment(html))
  for (const table of holder.querySelectorAll('table')) {
    const scroller = document.createElement('div')
    scroller.className = tableScroller
    table.replaceWith(scroller)
    scroller.append(table)
  }
  return holder.innerHTML
}
