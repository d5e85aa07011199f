import { css } from 'styled-components'

/** The frame of a collection that scrolls inside of it: its height, and how the box that scrolls behaves. */
export const frameCss = css`
  @layer at.components {
    position: relative;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    block-size: var(--_height, 100%);
    max-block-size: 100dvh;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    > [data-at-scroller] {
      position: relative;
      flex: 1;
      min-block-size: 0;
      overflow: hidden auto;
      overflow-anchor: none;
      overscroll-behavior: contain;
      scrollbar-gutter: stable;
      outline: none;
    }
  }
`

/** On paper nothing scrolls: every row stands below the one before it, and is not torn apart. */
export const printCss = css`
  @layer at.components {
    @media print {
      block-size: auto !important;
      max-block-size: none;

      > [data-at-scroller] {
        overflow: visible;
      }
      [data-at-rows] {
        block-size: auto !important;
      }
      [data-at-rows] > *,
      [data-at-rows] > [data-at-rows] > * {
        position: relative !important;
        inset-block: auto !important;
        break-inside: avoid;
      }
      [data-at-rows] > [data-at-rows] {
        break-inside: auto;
      }
    }
  }
`
