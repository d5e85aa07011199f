import { css } from 'styled-components'

/** Where columns find no room, a row is an entry: its name, and below it what was chosen of the rest. */
export const narrowCss = css`
  @layer at.components {
    &[data-at-narrow] {
      --_columns: none;

      .at-body,
      .at-head,
      .at-foot,
      .at-row {
        min-inline-size: 0;
      }
      .at-body > .at-row {
        grid-template-columns: auto minmax(0, 1fr) auto auto;
        grid-template-rows: minmax(0, 1fr) auto auto;
        padding-block: 12px 10px;
      }
      .at-body .at-cell {
        background: none;
      }
      .at-body > .at-row:not([data-at-open]) {
        block-size: var(--_row);
      }
      [data-at-frozen],
      .at-row > .at-end {
        position: relative;
        inset: auto;
        border: 0;
        box-shadow: none;
        clip-path: none;
      }
      .at-row [role='rowheader'] {
        grid-area: 1 / 2;
        padding-inline: 16px 8px;
        font-size: 0.9375rem;
      }
      .at-row > .at-pick {
        grid-area: 1 / 1;
        padding-inline: 12px 0;
      }
      .at-pick ~ [role='rowheader'],
      .at-pick ~ .at-facts {
        padding-inline-start: 10px;
      }
      .at-row > .at-more {
        grid-area: 1 / 3;
        padding: 0;
      }
      .at-row > .at-end {
        grid-area: 1 / 4;
        padding-inline: 0 6px;
      }
      .at-facts {
        grid-area: 2 / 2 / auto / -1;
        display: grid;
        grid-auto-flow: column;
        /* Beside each other as in the entries above, as long as no figure would be cut. */
        grid-auto-columns: minmax(min-content, 1fr);
        gap: 20px;
        min-inline-size: 0;
        padding-inline: 16px;
        padding-block-start: 6px;
      }
      .at-facts > .at-cell {
        align-content: start;
        min-inline-size: 56px;
        padding-inline: 0;
        text-align: start;
      }
      .at-cell > .at-label {
        display: block;
        overflow: hidden;
        color: var(--at-text-2);
        font: 400 0.6875rem / 16px var(--at-font-body);
        text-overflow: ellipsis;
      }
      .at-cell > .at-value {
        display: block;
        overflow: hidden;
        min-block-size: 22px;
        line-height: 22px;
        text-overflow: ellipsis;
      }
      .at-row > .at-below {
        grid-area: 3 / 1 / auto / -1;
        inline-size: auto;
        padding: 12px 16px 8px;
      }
      .at-head > .at-row {
        grid-template-columns: auto minmax(0, 1fr) auto auto;
      }
      .at-head [data-at-column] {
        grid-area: 1 / 2;
        padding-inline: 8px;
      }
      .at-head .at-sort {
        display: flex;
        align-items: center;
        gap: 8px;
        min-inline-size: 0;
        min-block-size: 32px;
        padding: 0 8px;
        border: 0;
        border-radius: var(--at-radius-s);
        background: transparent;
        color: var(--at-text-2);
        font: inherit;
        cursor: pointer;
      }
      .at-head .at-sort span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .at-head .at-sort b {
        color: var(--at-text);
        font-weight: 600;
      }
      .at-foot > .at-row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 20px;
        min-block-size: 44px;
        padding: 8px 16px;
        background: var(--at-raised);
      }
      .at-foot .at-cell {
        padding: 0;
        background: none;
      }
      .at-foot [role='rowheader'] {
        flex: 1;
      }
      .at-foot .at-label {
        font-weight: 400;
      }
      .at-waiting > .at-row {
        display: block;
        padding: 12px 16px;
      }
      .at-waiting .at-cell {
        display: block;
        padding: 0;
      }
      @media (pointer: coarse) {
        .at-head .at-sort {
          min-block-size: 44px;
        }
      }
    }
  }
`
