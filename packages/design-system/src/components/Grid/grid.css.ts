import { css } from 'styled-components'

/** Widths of the grid itself, in pixels, from which each size of item applies. */
export const GRID_BREAKPOINTS = { s: 480, m: 720, l: 960, xl: 1280 } as const

const COLUMNS = Array.from({ length: 12 }, (_, index) => index + 1)

/** The rules of one size: how many columns an item takes and where it begins. */
function rulesOf(size: string): string {
  return COLUMNS.map(
    (count) =>
      `&[data-at-${size}='${count}']{grid-column-end:span ${count}}` +
      `&[data-at-${size}-start='${count}']{grid-column-start:${count}}`,
  ).join('')
}

// Written once when the module loads, the same for every grid.
const spans =
  rulesOf('base') +
  Object.entries(GRID_BREAKPOINTS)
    .map(([size, least]) => `@container at-grid (min-width:${least}px){${rulesOf(size)}}`)
    .join('')
const rows = COLUMNS.map((count) => `&[data-at-rows='${count}']{grid-row-end:span ${count}}`).join(
  '',
)

/** An item's place in the grid. */
export const gridItemCss = css`
  @layer at.components {
    min-inline-size: 0;
    grid-column-end: span 12;
    ${spans}
    ${rows}
  }
`
