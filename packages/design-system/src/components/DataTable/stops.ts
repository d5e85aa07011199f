import { INDEX } from '../../collection/index.ts'

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'
const PLACE = 'aria-colindex'
const CELLS = '[role="gridcell"], [role="rowheader"]'

/** Controls of a cell; a pencil belongs to the pointer, the cell itself is edited by keys. */
const controlsOf = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches('.at-table-pencil, [hidden]'),
  )

/** Where the arrows stop in a row: the controls of a cell, or the cell where there are none. */
export function stopsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CELLS)]
    .filter((cell) => !cell.matches('.at-table-below, [data-at-blank]'))
    .flatMap((cell) => {
      const controls = controlsOf(cell)
      return controls.length > 0 ? controls : [cell]
    })
}

/** Takes what is in rows out of the Tab order: arrows lead there, and Tab leaves the table. */
export function untab(row: Element | null): void {
  if (!row) return
  for (const control of row.querySelectorAll<HTMLElement>(CONTROLS))
    if (control.tabIndex >= 0 && !control.closest('.at-table-below, .at-table-cell-editor'))
      control.tabIndex = -1
}

/** The same stop in another row. */
export interface Stop {
  /** Its place among all columns, as ARIA counts. */
  place: string | null
  /** Which control of the cell. */
  nth: number
}

export function stopOf(element: Element): Stop {
  const cell = element.closest(CELLS)
  return {
    place: cell?.getAttribute(PLACE) ?? null,
    nth: cell ? controlsOf(cell).indexOf(element as HTMLElement) : -1,
  }
}

export function findStop(row: Element, { place, nth }: Stop): HTMLElement | undefined {
  const cell = [...row.querySelectorAll<HTMLElement>(CELLS)].find(
    (one) => one.getAttribute(PLACE) === place,
  )
  if (!cell) return undefined
  return controlsOf(cell)[Math.max(0, nth)] ?? cell
}

/** Focuses a stop; a cell takes the focus only as long as it has it, so that a click means its row. */
export function focusStop(stop: HTMLElement | undefined): void {
  if (!stop) return
  if (stop.matches(CELLS)) stop.tabIndex = -1
  stop.focus()
}

export function releaseCell(target: Element): void {
  if (target.matches(CELLS)) target.removeAttribute('tabindex')
}

export const rowAt = (root: Element | null, index: number) =>
  root?.querySelector<HTMLElement>(`[${INDEX}="${index}"]`) ?? undefined

/** The place of the column that something lies in, as ARIA counts. */
export const placeAt = (element: Element) =>
  Number(element.closest(CELLS)?.getAttribute(PLACE) ?? 0)
