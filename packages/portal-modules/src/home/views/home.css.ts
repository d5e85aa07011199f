import { css } from 'styled-components'

/** The greeting, and under it the answers: one below the other, or in two columns where there is room. */
export const homeCss = css`
  @layer at.components {
    container: at-home / inline-size;
    display: grid;
    gap: var(--at-space-4);

    .at-blocks,
    .at-area {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--at-space-4);
    }
    /* Below each other, what waits is as long as it is: what follows would be seen to go. */
    @container at-home (max-width: 819px) {
      .at-area[data-at-loading] ~ .at-area {
        display: none;
      }
    }
    @container at-home (min-width: 820px) {
      .at-blocks[data-at-columns] {
        grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
        grid-template-rows: auto 1fr;
        grid-template-areas: 'first side' 'rest side';
      }
      .at-blocks[data-at-columns] > .at-area {
        grid-area: var(--_area);
      }
      .at-area[data-at-area='first'] {
        --_area: first;
      }
      .at-area[data-at-area='side'] {
        --_area: side;
      }
      .at-area[data-at-area='rest'] {
        --_area: rest;
      }
    }
    .at-rows {
      margin-block: -2px -8px;
    }
    /* A line of time where there is room for it, else its rows. */
    @container at-home (min-width: 480px) {
      .at-rows[data-at-charted] ul {
        display: none;
      }
    }
    @container at-home (max-width: 479px) {
      .at-chart {
        display: none;
      }
    }
    .at-doing {
      display: inline-flex;
      align-items: center;
      gap: var(--at-space-2);
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-rows ul {
      border-block-start: 1px solid var(--_line, var(--at-line));
    }
    [data-at-tone='brand'] > .at-rows ul {
      --_line: color-mix(in srgb, var(--at-brand-line) 50%, transparent);
    }
    .at-rows:has(.at-more) ul {
      border-block-end: 1px solid var(--_line, var(--at-line));
    }
    /* What somebody wrote may be long; the rest of it is where the row leads. */
    .at-detail {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
    .at-day {
      display: block;
      inline-size: 78px;
      color: var(--at-text);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-more {
      min-block-size: 24px;
      margin-block: var(--at-space-2);
      padding: 2px 0;
      border: 0;
      border-radius: 3px;
      background: none;
      color: var(--at-brand-text);
      font: 600 var(--at-font-s) / 20px var(--at-font-body);
      text-underline-offset: 3px;
      cursor: pointer;
    }
    .at-more:hover {
      text-decoration: underline;
    }
    .at-state {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 10px 14px;
      min-block-size: 76px;
      color: var(--at-text-2);
    }
    .at-state > .at-icon {
      flex: none;
      color: var(--at-brand-text);
    }
    .at-state[data-at-bad] > .at-icon {
      color: var(--at-bad-text);
    }
    .at-state > p {
      flex: 1 1 200px;
      display: grid;
      margin: 0;
      overflow-wrap: anywhere;
    }
    .at-state strong {
      color: var(--at-text);
      font-weight: 600;
    }
    .at-state small {
      color: var(--at-text-3);
      font-size: var(--at-font-s);
      user-select: all;
    }
    .at-skeleton > div {
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      min-block-size: 60px;
      border-block-start: 1px solid var(--at-line);
    }
    .at-skeleton > div > :last-child {
      flex: 1;
      max-inline-size: 320px;
    }
    @media (pointer: coarse) {
      .at-more {
        min-block-size: 44px;
        margin-block: 2px;
      }
    }
  }
`
