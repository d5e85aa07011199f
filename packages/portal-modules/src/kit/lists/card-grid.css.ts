import { css } from 'styled-components'

/**
 * A list of cards in as many columns of at least `--_least` as fit, with room for what stands in a
 * card's corner (`--_corner` from its top).
 */
export const cardGridCss = css`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--_least)), 1fr));
    gap: var(--at-space-4);
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      position: relative;
      display: grid;
      min-inline-size: 0;
    }
    > li > .at-corner {
      position: absolute;
      inset-block-start: var(--_corner, 16px);
      inset-inline-end: 12px;
    }
  }
`
