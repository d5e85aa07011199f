import { css } from 'styled-components'

const arrow = `
  &::before {
    content: '';
    inline-size: 10px;
    block-size: 6px;
    background: currentColor;
    clip-path: polygon(0 14%, 14% 0, 50% 64%, 86% 0, 100% 14%, 50% 100%);
  }
`
const shown = `
  background: linear-gradient(var(--_over, var(--at-hover)) 0 0) var(--at-raised);
  ${arrow}
`

/** Headings stay at the top; their menus and edges show themselves under pointer and focus. */
export const headCss = css`
  @layer at.components {
    .at-table-head {
      position: sticky;
      z-index: 6;
      inset-block-start: 0;
      min-inline-size: var(--_least);
    }
    .at-table-head .at-table-cell {
      position: relative;
    }
    .at-table-head [data-at-frozen],
    .at-table-head .at-table-end {
      position: sticky;
    }
    .at-table-head > .at-table-row {
      position: relative;
      background: var(--at-raised);
      grid-template-rows: var(--_head);
    }
    .at-table-head > .at-table-row::after {
      content: '';
      position: absolute;
      z-index: 3;
      inset: auto 0 0;
      border-block-end: 1px solid var(--at-line);
      pointer-events: none;
    }
    .at-table-head .at-table-cell {
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 16px var(--at-font-body);
    }
    .at-table-head [data-at-column] {
      display: flex;
      align-items: center;
      gap: 2px;
      padding-inline: 6px var(--at-space-1);
    }
    .at-table-head .at-table-row > [data-at-column]:first-child {
      padding-inline-start: 10px;
    }
    .at-table-head [data-at-align='end'] {
      flex-direction: row-reverse;
      padding-inline: var(--at-space-1) 6px;
    }
    .at-table-head [data-at-align='center'] {
      justify-content: center;
    }
    .at-table-head .at-table-title {
      display: flex;
      flex: 0 1 auto;
      align-items: center;
      gap: var(--at-space-1);
      min-inline-size: 0;
      min-block-size: 28px;
      padding: 0 6px;
      border: 0;
      border-radius: var(--at-radius-s);
      background: transparent;
      cursor: pointer;
    }
    [data-at-align='end'] > .at-table-title {
      flex-direction: row-reverse;
    }
    .at-table-head .at-table-name {
      overflow: hidden;
      min-inline-size: 0;
      text-overflow: ellipsis;
    }
    .at-table-head .at-table-title:focus-visible,
    .at-table-head .at-table-tool:focus-visible,
    .at-table-head .at-table-sort:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    [aria-sort] > .at-table-title {
      color: var(--at-text);
      font-weight: 600;
    }
    .at-table-head .at-table-order {
      display: inline-flex;
      flex: none;
      align-items: center;
      color: var(--at-brand-text);
    }
    .at-table-head .at-table-order small {
      font: 600 0.6875rem / 14px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    /* Over the heading rather than beside it: words need the room. At rest nothing of it is drawn. */
    .at-table-head .at-table-open {
      position: absolute;
      inset-inline-end: 6px;
      inline-size: 24px;
      block-size: 24px;
      border-radius: var(--at-radius-s);
      background: none;
    }
    .at-table-head .at-table-open:is(:active, [aria-expanded='true']) {
      --_over: var(--at-pressed);
    }
    .at-table-head [data-at-align='end'] > .at-table-open {
      inset-inline: 6px auto;
    }
    .at-table-head .at-table-open:is(:focus-visible, [aria-expanded='true']),
    .at-table-head .at-table-cell:focus-within > .at-table-open {
      ${shown}
    }
    .at-table-head .at-table-edge {
      position: absolute;
      z-index: 1;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: 9px;
      outline: none;
      cursor: col-resize;
      touch-action: none;
    }
    :where(
      .at-table-head .at-table-row:hover .at-table-edge,
      .at-table-head .at-table-edge:is(:focus-visible, [data-at-resizing])
    )::before {
      content: '';
      position: absolute;
      inset-block: 10px;
      inset-inline-end: 0;
      inline-size: 2px;
      border-radius: 2px;
    }
    .at-table-head .at-table-edge:is(:focus-visible, [data-at-resizing]) {
      box-shadow: none;
    }
    .at-table-head .at-table-edge:is(:focus-visible, [data-at-resizing])::before {
      inset-block: 4px;
      inline-size: 3px;
      background: var(--at-focus);
    }
    @media (hover: hover) {
      .at-table-head .at-table-cell:hover > .at-table-open {
        ${shown}
      }
      .at-table-head .at-table-title:hover {
        color: var(--at-text);
      }
      .at-table-head .at-table-row:hover .at-table-edge::before {
        background: var(--at-line-strong);
      }
      .at-table-head .at-table-edge:hover::before {
        inset-block: 4px;
        background: var(--at-brand-edge);
      }
    }
    @media (pointer: coarse) {
      --_head: 44px;
      .at-table-head .at-table-title {
        min-block-size: 44px;
      }
      .at-table-head .at-table-open {
        position: relative;
        inset: auto;
        flex: none;
        inline-size: 32px;
        block-size: 44px;
        ${arrow}
        background: none;
      }
      .at-table-head .at-table-edge {
        inline-size: 16px;
      }
    }
    .at-table-head [data-at-dragged] {
      color: var(--at-text-3);
    }
    .at-table-head [data-at-edge]::before {
      content: '';
      position: absolute;
      z-index: 2;
      inset-block: 3px;
      inline-size: 3px;
      border-radius: 3px;
      background: var(--at-brand-edge);
    }
    .at-table-head [data-at-edge='start']::before {
      inset-inline-start: 0;
    }
    .at-table-head [data-at-edge='end']::before {
      inset-inline-end: 0;
    }
    /* There every button has an edge. */
    @media (forced-colors: active) and (pointer: fine) {
      .at-table-head
        .at-table-cell:not(:hover, :focus-within)
        > .at-table-open:not([aria-expanded='true']) {
        opacity: 0;
      }
    }
    @media (forced-colors: active) {
      .at-table-head .at-table-open::before {
        forced-color-adjust: none;
        background: ButtonText;
      }
      .at-table-head [data-at-edge]::before,
      .at-table-head .at-table-edge:is(:focus-visible, [data-at-resizing])::before {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
    @media print {
      .at-table-head .at-table-open,
      .at-table-head .at-table-edge {
        display: none;
      }
    }
  }
`
