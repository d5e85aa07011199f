import { css } from 'styled-components'

/** Where columns find no room, a row is an entry: its name, and below it what was chosen of the rest. */
export const narrowCss = css`
  @layer at.components {
    &[data-at-narrow] {
      --_columns: none;

      .at-table-body,
      .at-table-head,
      .at-table-foot,
      .at-table-row {
        min-inline-size: 0;
      }
      .at-table-body > .at-table-row {
        grid-template-columns: auto minmax(0, 1fr) auto auto;
        grid-template-rows: minmax(0, 1fr) auto auto;
        padding-block: var(--at-space-3) 10px;
      }
      .at-table-body > .at-table-row > .at-table-cell {
        background: none;
      }
      .at-table-body > .at-table-row:not([data-at-open]) {
        block-size: var(--_row);
      }
      [data-at-frozen],
      .at-table-row > .at-table-end {
        position: relative;
        inset: auto;
        border: 0;
        box-shadow: none;
        clip-path: none;
      }
      .at-table-row [role='rowheader'] {
        grid-area: 1 / 2;
        padding-inline: var(--at-space-4) var(--at-space-2);
        font-size: 0.9375rem;
      }
      .at-table-row > .at-table-pick {
        grid-area: 1 / 1;
        padding-inline: var(--at-space-3) 0;
      }
      .at-table-pick ~ [role='rowheader'],
      .at-table-pick ~ .at-table-facts {
        padding-inline-start: 10px;
      }
      .at-table-row > .at-table-more {
        grid-area: 1 / 3;
        padding: 0;
      }
      .at-table-row > .at-table-end {
        grid-area: 1 / 4;
        padding-inline: 0 6px;
      }
      .at-table-facts {
        grid-area: 2 / 2 / auto / -1;
        display: grid;
        grid-auto-flow: column;
        /* Beside each other as in the entries above, as long as no figure would be cut. */
        grid-auto-columns: minmax(min-content, 1fr);
        gap: var(--at-space-5);
        min-inline-size: 0;
        padding-inline: var(--at-space-4);
        padding-block-start: 6px;
      }
      @media (max-width: 359px) {
        .at-table-row > .at-table-facts,
        .at-table-pick ~ .at-table-facts {
          grid-column-start: 1;
          gap: var(--at-space-3);
          padding-inline: var(--at-space-3);
          font-size: 0.8125rem;
        }
      }
      .at-table-facts > .at-table-cell {
        align-content: start;
        min-inline-size: 56px;
        padding-inline: 0;
        text-align: start;
      }
      .at-table-cell > .at-table-label {
        display: block;
        overflow: hidden;
        color: var(--at-text-2);
        font: 400 0.6875rem / 16px var(--at-font-body);
        text-overflow: ellipsis;
      }
      .at-table-cell > .at-table-value {
        display: block;
        overflow: hidden;
        min-block-size: 22px;
        line-height: 22px;
        text-overflow: ellipsis;
      }
      /* There is one line for both. */
      .at-table-value > .at-table-second {
        color: var(--at-text-2);
      }
      .at-table-value > .at-table-second:not(:empty)::before {
        content: ' · ';
      }
      .at-table-row > .at-table-below {
        grid-area: 3 / 1 / auto / -1;
        inline-size: auto;
        padding: var(--at-space-3) var(--at-space-4) var(--at-space-2);
      }
      .at-table-head > .at-table-row {
        grid-template-columns: auto minmax(0, 1fr) auto auto;
      }
      .at-table-head [data-at-column] {
        grid-area: 1 / 2;
        padding-inline: var(--at-space-2);
      }
      .at-table-head .at-table-sort {
        display: flex;
        align-items: center;
        gap: var(--at-space-2);
        min-inline-size: 0;
        min-block-size: 32px;
        padding: 0 var(--at-space-2);
        border: 0;
        border-radius: var(--at-radius-s);
        background: transparent;
        color: var(--at-text-2);
        font: inherit;
        cursor: pointer;
      }
      .at-table-head .at-table-sort span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .at-table-head .at-table-sort b {
        color: var(--at-text);
        font-weight: 600;
      }
      .at-table-foot > .at-table-row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--at-space-1) var(--at-space-5);
        min-block-size: 44px;
        padding: var(--at-space-2) var(--at-space-4);
        background: var(--at-raised);
      }
      .at-table-foot .at-table-cell {
        padding: 0;
        background: none;
      }
      .at-table-foot [role='rowheader'] {
        flex: 1;
      }
      .at-table-foot .at-table-label {
        margin-inline-end: 6px;
        font-weight: 400;
      }
      .at-table-waiting > .at-table-row {
        display: block;
        padding: var(--at-space-3) var(--at-space-4);
      }
      .at-table-waiting .at-table-cell {
        display: block;
        padding: 0;
      }
      @media (pointer: coarse) {
        .at-table-head .at-table-sort {
          min-block-size: 44px;
        }
      }
    }
  }
`
