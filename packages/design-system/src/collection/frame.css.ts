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
