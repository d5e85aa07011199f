import { css } from 'styled-components'

/** Two weeks as columns, campaigns as bars across them; a list where there is no room. */
export const nearCss = css`
  @layer at.components {
    container: at-near / inline-size;

    .at-chart {
      --_days: 14;
      position: relative;
      padding-block: 30px 50px;
      overflow: clip;
    }
    .at-days {
      position: absolute;
      inset: 0 0 38px;
      display: grid;
      grid-template-columns: repeat(var(--_days), minmax(0, 1fr));
    }
    .at-days > span {
      position: relative;
      border-inline-start: 1px solid var(--at-line);
      color: var(--at-text-2);
      font: 400 0.6875rem / 15px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }
    .at-days > span:last-child {
      border-inline-end: 1px solid var(--at-line);
    }
    .at-days > [data-at-weekend] {
      background: color-mix(in srgb, var(--at-sunken) 60%, transparent);
    }
    .at-day {
      position: absolute;
      inset-block-start: calc(100% + 6px);
      inset-inline: 0;
    }
    .at-day b {
      display: block;
      color: var(--at-text-3);
      font-weight: 400;
    }
    [data-at-now] > .at-day,
    [data-at-now] b {
      color: var(--at-text);
      font-weight: 650;
    }
    .at-today {
      position: absolute;
      inset-block: 0 38px;
      inset-inline-start: calc(100% / 2);
      z-index: 1;
      border-inline-start: 2px solid var(--at-bad);
      pointer-events: none;
    }
    .at-today > span {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 6px;
      color: var(--at-bad-text);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
    }
    ul {
      display: grid;
      gap: 12px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-chart a {
      position: relative;
      display: flex;
      align-items: center;
      gap: 7px;
      min-inline-size: 0;
      block-size: 28px;
      margin-inline: calc(100% / var(--_days) * var(--_from))
        calc(100% - 100% / var(--_days) * var(--_to));
      padding-inline: 8px;
      border-radius: var(--at-radius-s);
      background: var(--_ground);
      color: var(--_ink);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      text-decoration: none;
      box-shadow: inset 0 0 0 1px transparent;
      transition: box-shadow var(--at-fast) var(--at-ease);
    }
    .at-chart a:hover {
      box-shadow: inset 0 0 0 1px currentColor;
    }
    .at-chart a[data-at-open-start] {
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    .at-chart a[data-at-open-end] {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    .at-chart .at-icon {
      flex: none;
    }
    .at-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-list {
      display: none;
    }
    @container at-near (max-width: 439px) {
      .at-chart {
        display: none;
      }
      .at-list {
        display: block;
      }
    }
    @media (forced-colors: active) {
      .at-chart a {
        border: 1px solid LinkText;
      }
    }
  }
`
