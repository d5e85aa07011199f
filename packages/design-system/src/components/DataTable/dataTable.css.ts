import { css } from 'styled-components'
import { printCss } from '../../collection/frame.css.ts'
import { cellsCss } from './cells/cells.css.ts'
import { headCss } from './head/head.css.ts'
import { narrowCss } from './narrow.css.ts'

/** Above what stays in sight, and under nothing: it shifts nothing. */
const hairline = `
  content: '';
  position: absolute;
  z-index: 3;
  inset: auto 0 0;
  border-block-end: 1px solid var(--at-line);
  pointer-events: none;
`

/** The frame, what scrolls in it, and rows that have the same columns by one variable. */
export const dataTableCss = css`
  @layer at.components {
    --at-ground: var(--at-raised);
    --_head: 40px;
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);
    container-type: inline-size;

    > .at-table-scroller {
      position: relative;
      flex: 0 1 auto;
      min-block-size: 0;
      max-block-size: 70vh;
      max-block-size: 70dvh;
      border-radius: calc(var(--at-radius-l) - 1px);
      overflow: auto;
      overscroll-behavior-x: contain;
      scroll-padding-block: calc(var(--_head) + 4px) 52px;
      scroll-padding-inline: 56px;
    }
    &[style*='block-size'] > .at-table-scroller {
      max-block-size: 100%;
    }
    .at-table-body {
      position: relative;
      min-inline-size: var(--_least);
    }
    .at-table-row {
      display: grid;
      grid-template-columns: var(--_columns);
      min-inline-size: var(--_least);
    }
    .at-table-body > .at-table-row {
      position: absolute;
      inset-inline: 0;
      grid-template-rows: var(--_row) auto;
      background: var(--_ground, var(--at-raised));
      /* Its hairline lies over the row before it: it takes no room, and needs no box of its own. */
      box-shadow: 0 -1px var(--at-line);
      contain: layout style;
      outline: none;
      cursor: default;
    }
    &[data-at-opens] .at-table-body > .at-table-row {
      cursor: pointer;
    }
    .at-table-waiting > .at-table-row::after {
      ${hairline}
    }
    .at-table-body > .at-table-row:focus-visible {
      box-shadow: none;
    }
    .at-table-body > .at-table-row:focus-visible::after {
      ${hairline}
      inset: 0;
      border: 2px solid var(--at-focus);
      border-radius: var(--at-radius-s);
    }
    .at-table-body > .at-table-row[data-at-editing] {
      z-index: 4;
    }
    .at-table-row[aria-selected='true'] {
      --_ground: var(--at-brand-wash);
    }
    @media (hover: hover) {
      .at-table-body > .at-table-row:hover,
      .at-table-body > .at-table-row:hover > :is([data-at-frozen], .at-table-end) {
        background-image: linear-gradient(var(--at-hover), var(--at-hover));
      }
    }
    .at-table-waiting > .at-table-row {
      position: relative;
    }
    .at-table-instead {
      padding: var(--at-space-10) var(--at-space-5) var(--at-space-12);
    }
    .at-table-foot {
      position: sticky;
      z-index: 5;
      inset-block-end: 0;
      min-inline-size: var(--_least);
    }
    .at-table-foot > .at-table-row {
      grid-template-rows: 44px;
      border-block-start: 1px solid var(--at-line-strong);
      background: var(--at-raised);
      font-weight: 600;
    }
    /* A sum is longer than what it sums up, and never cut: it takes room before it. */
    .at-table-foot .at-table-cell[data-at-align='end'] {
      display: flex;
      align-items: center;
      justify-content: flex-end;
      overflow: visible;
    }
    /* The last row and the totals would draw their hairlines beside each other. */
    .at-table-body:not(:last-child) {
      margin-block-end: -1px;
    }
    /* There are no shadows there. */
    @media print, (forced-colors: active) {
      .at-table-body > .at-table-row:not(:last-child, :focus-visible)::after {
        ${hairline}
      }
    }
    @media (forced-colors: active) {
      .at-table-row[aria-selected='true'],
      .at-table-row[aria-selected='true'] > .at-table-cell {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      .at-table-row[aria-selected='true'] > .at-table-cell * {
        color: HighlightText;
      }
    }
    @media print {
      border: 0;
      > .at-table-scroller {
        max-block-size: none;
      }
    }
  }
  ${printCss}
  ${cellsCss}
  ${headCss}
  ${narrowCss}
`
