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
        background: linear-gradient(var(--_veil), var(--_veil)) var(--_ground, var(--at-raised));
      }
      .at-body .at-cell {
        background: none;
      }
      .at-body > .at-row:not(:has(.at-detail)) {
        block-size: var(--_row);
      }
      [data-at-frozen],
      .at-end {
        position: relative;
        inset: auto;
        border: 0;
        box-shadow: none;
        clip-path: none;
      }
      [role='rowheader'] {
        grid-area: 1 / 2;
        padding-inline: 16px 8px;
        font-size: 0.9375rem;
      }
      .at-pick {
        grid-area: 1 / 1;
        padding-inline: 12px 0;
      }
      .at-pick ~ [role='rowheader'],
      .at-pick ~ .at-facts {
        padding-inline-start: 10px;
      }
      .at-more {
        grid-area: 1 / 3;
        padding: 0;
      }
      .at-end {
        grid-area: 1 / 4;
        padding-inline: 0 6px;
      }
      .at-facts {
        grid-area: 2 / 2 / auto / -1;
        display: flex;
        gap: 20px;
        min-inline-size: 0;
        padding-inline: 16px;
        padding-block-start: 6px;
      }
      .at-facts > .at-cell {
        align-content: start;
        flex: 0 1 auto;
        min-inline-size: 56px;
        padding-inline: 0;
        text-align: start;
      }
      .at-facts > .at-cell:not([data-at-align='end']) {
        flex-grow: 1;
      }
      /* Figures are never cut. */
      .at-facts > [data-at-align='end'] {
        flex-shrink: 0;
      }
      .at-label {
        display: block;
        overflow: hidden;
        color: var(--at-text-2);
        font: 400 0.6875rem / 16px var(--at-font-body);
        text-overflow: ellipsis;
      }
      .at-value {
        display: block;
        overflow: hidden;
        min-block-size: 22px;
        line-height: 22px;
        text-overflow: ellipsis;
      }
      .at-detail {
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
      .at-sort {
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
      .at-sort span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .at-sort b {
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
        .at-sort {
          min-block-size: 44px;
        }
      }
    }
  }
`
