import { css } from 'styled-components'

/** Rows with hairlines between them. */
export const listRowsCss = css`
  @layer at.components {
    container: at-list-rows / inline-size;
    margin: 0;
    padding: 0;
    list-style: none;

    > li + li {
      border-block-start: 1px solid var(--_line, var(--at-line));
    }
    /* Where nothing stands above them the rows bring room enough of their own. */
    [data-at-padding='medium'] > &:first-child {
      margin-block: -10px;
    }
    [data-at-tone='brand'] & {
      --_line: var(--at-brand-line);
    }
  }
`

/** One row: mark, words, what stands at the end. */
export const listRowCss = css`
  @layer at.components {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-2) var(--at-space-3);
    min-block-size: 60px;
    padding-block: 9px;

    &[data-at-compact] {
      min-block-size: var(--at-row);
      padding-block: 5px;
    }
    &[data-at-interactive]::before {
      content: '';
      position: absolute;
      inset: 1px -10px;
      z-index: -1;
      border-radius: var(--at-radius-m);
      transition: background-color var(--at-fast) var(--at-ease);
    }
    &[data-at-interactive]:has(> .at-words .at-target:hover)::before {
      background: var(--at-hover);
    }
    &[data-at-interactive]:has(> .at-words .at-target:active)::before {
      background: var(--at-pressed);
    }
    &[data-at-selected]::before {
      content: '';
      position: absolute;
      inset: 1px -10px;
      z-index: -1;
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      background: var(--at-brand-soft);
    }
    > .at-words {
      flex: 1 1 0;
      min-inline-size: min(100%, 140px);
    }
    .at-title {
      display: block;
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      color: var(--at-text);
      overflow-wrap: anywhere;
    }
    .at-subtitle {
      display: block;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    &[data-at-late] .at-subtitle {
      color: var(--at-bad-text);
      font-weight: 600;
    }
    .at-target {
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
      text-decoration: none;
      cursor: pointer;
      outline-offset: 3px;
      border-radius: 3px;

      /* The whole row is its target; buttons and links at the end lie above it. */
      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
    > .at-meta {
      flex: none;
      /* Below the words, where there is no room beside them, it stands at the end as well. */
      margin-inline-start: auto;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: end;
    }
    > .at-actions {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
    }
    .at-chevron {
      flex: none;
      color: var(--at-text-3);
    }
    .at-chevron:dir(rtl) {
      scale: -1 1;
    }
    @container at-list-rows (max-width: 439px) {
      /* A single icon has its place beside the words. */
      > .at-actions:not(
          :has(
            > button:only-child > svg:only-child,
            > button:only-child > svg:first-child + .at-visually-hidden:last-child
          )
        ) {
        flex-basis: 100%;
        padding-block-end: var(--at-space-1);
      }
      > .at-meta:has(
          + .at-actions > button:only-child > svg:only-child,
          + .at-actions > button:only-child > svg:first-child + .at-visually-hidden:last-child
        ) {
        order: 1;
        flex-basis: 100%;
        text-align: start;
      }
      &:has(> .at-mark)
        > .at-meta:has(
          + .at-actions > button:only-child > svg:only-child,
          + .at-actions > button:only-child > svg:first-child + .at-visually-hidden:last-child
        ) {
        padding-inline-start: 42px;
      }
      /* The arrow belongs to the words, not to what stands below them. */
      > .at-actions + .at-chevron {
        order: 1;
      }
      > .at-actions:has(+ .at-chevron) {
        order: 2;
      }
      &:has(> .at-mark)
        > .at-actions:not(
          :has(
            > button:only-child > svg:only-child,
            > button:only-child > svg:first-child + .at-visually-hidden:last-child
          )
        ) {
        padding-inline-start: 42px;
      }
    }
    @media (forced-colors: active) {
      &[data-at-selected]::before {
        border-color: Highlight;
      }
    }
    @media print {
      break-inside: avoid;
      > .at-actions,
      .at-chevron {
        display: none;
      }
    }
  }
`
