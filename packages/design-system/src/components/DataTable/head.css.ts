import { css } from 'styled-components'

/** Headings stay at the top; their menus and edges show themselves under pointer and focus. */
export const headCss = css`
  @layer at.components {
    .at-head {
      position: sticky;
      z-index: 6;
      inset-block-start: 0;
      min-inline-size: var(--_least);
    }
    .at-head .at-cell {
      position: relative;
    }
    .at-head [data-at-frozen],
    .at-head .at-end {
      position: sticky;
    }
    .at-head > .at-row {
      position: relative;
      background: var(--at-raised);
      grid-template-rows: var(--_head);
    }
    .at-head > .at-row::after {
      content: '';
      position: absolute;
      z-index: 3;
      inset: auto 0 0;
      border-block-end: 1px solid var(--at-line);
      pointer-events: none;
    }
    .at-head .at-cell {
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 16px var(--at-font-body);
    }
    .at-head [data-at-column] {
      display: flex;
      align-items: center;
      gap: 2px;
      padding-inline: 6px 4px;
    }
    .at-head .at-row > [data-at-column]:first-child {
      padding-inline-start: 10px;
    }
    .at-head [data-at-align='end'] {
      flex-direction: row-reverse;
      padding-inline: 4px 6px;
    }
    .at-head [data-at-align='center'] {
      justify-content: center;
    }
    .at-head .at-title {
      display: flex;
      flex: 0 1 auto;
      align-items: center;
      gap: 4px;
      min-inline-size: 0;
      min-block-size: 28px;
      padding: 0 6px;
      border: 0;
      border-radius: var(--at-radius-s);
      background: transparent;
      cursor: pointer;
    }
    [data-at-align='end'] > .at-title {
      flex-direction: row-reverse;
    }
    .at-head .at-name {
      overflow: hidden;
      min-inline-size: 0;
      text-overflow: ellipsis;
    }
    .at-head .at-title:focus-visible,
    .at-head .at-tool:focus-visible,
    .at-head .at-sort:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    [aria-sort] > .at-title {
      color: var(--at-text);
      font-weight: 600;
    }
    .at-head .at-order {
      display: inline-flex;
      flex: none;
      align-items: center;
      color: var(--at-brand-text);
    }
    .at-head .at-order small {
      font: 600 0.6875rem / 14px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    /* Over the heading rather than beside it: words need the room. */
    .at-head .at-open {
      position: absolute;
      inset-inline-end: 6px;
      inline-size: 24px;
      block-size: 24px;
      border-radius: var(--at-radius-s);
      background: linear-gradient(var(--at-hover), var(--at-hover)) var(--at-raised);
      opacity: 0;
    }
    .at-head .at-open::before {
      content: '';
      inline-size: 10px;
      block-size: 6px;
      background: currentColor;
      clip-path: polygon(0 14%, 14% 0, 50% 64%, 86% 0, 100% 14%, 50% 100%);
    }
    .at-head [data-at-align='end'] > .at-open {
      inset-inline: 6px auto;
    }
    .at-head .at-open:is(:focus-visible, [aria-expanded='true']),
    .at-head .at-cell:focus-within > .at-open {
      opacity: 1;
    }
    .at-head .at-edge {
      position: absolute;
      z-index: 1;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: 9px;
      outline: none;
      cursor: col-resize;
      touch-action: none;
    }
    .at-head .at-edge::before {
      content: '';
      position: absolute;
      inset-block: 10px;
      inset-inline-end: 0;
      inline-size: 2px;
      border-radius: 2px;
      background: transparent;
    }
    .at-head .at-edge:is(:focus-visible, [data-at-resizing]) {
      box-shadow: none;
    }
    .at-head .at-edge:is(:focus-visible, [data-at-resizing])::before {
      inset-block: 4px;
      inline-size: 3px;
      background: var(--at-focus);
    }
    @media (hover: hover) {
      .at-head .at-cell:hover > .at-open {
        opacity: 1;
      }
      .at-head .at-title:hover {
        color: var(--at-text);
      }
      .at-head .at-row:hover .at-edge::before {
        background: var(--at-line-strong);
      }
      .at-head .at-edge:hover::before {
        inset-block: 4px;
        background: var(--at-brand-edge);
      }
    }
    @media (pointer: coarse) {
      --_head: 44px;
      .at-head .at-title {
        min-block-size: 44px;
      }
      .at-head .at-open {
        position: relative;
        inset: auto;
        flex: none;
        inline-size: 32px;
        block-size: 44px;
        background: none;
        opacity: 1;
      }
      .at-head .at-edge {
        inline-size: 16px;
      }
    }
    .at-head [data-at-dragged] {
      color: var(--at-text-3);
    }
    .at-head [data-at-edge]::before {
      content: '';
      position: absolute;
      z-index: 2;
      inset-block: 3px;
      inline-size: 3px;
      border-radius: 3px;
      background: var(--at-brand-edge);
    }
    .at-head [data-at-edge='start']::before {
      inset-inline-start: 0;
    }
    .at-head [data-at-edge='end']::before {
      inset-inline-end: 0;
    }
    @media (forced-colors: active) {
      .at-head .at-open {
        opacity: 1;
      }
      .at-head [data-at-edge]::before,
      .at-head .at-edge:is(:focus-visible, [data-at-resizing])::before {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
    @media print {
      .at-head .at-open,
      .at-head .at-edge {
        display: none;
      }
    }
  }
`
