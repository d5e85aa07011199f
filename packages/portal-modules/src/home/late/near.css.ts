import { css } from 'styled-components'
import { nearDays, nearSpan } from './near-days.ts'

/** The days around today as columns, campaigns as bars across them. */
export const nearCss = css`
  @layer at.components {
    --_days: ${nearSpan};
    position: relative;
    padding-block: 30px 34px;
    overflow: clip;

    .at-days {
      position: absolute;
      inset: 0 0 22px;
      display: grid;
      grid-template-columns: repeat(var(--_days), minmax(0, 1fr));
    }
    .at-days > span {
      position: relative;
      border-inline-start: 1px solid var(--at-line);
    }
    .at-days > span:last-child {
      border-inline-end: 1px solid var(--at-line);
    }
    .at-days > [data-at-weekend] {
      background: color-mix(in srgb, var(--at-sunken) 60%, transparent);
    }
    .at-days > span > span {
      position: absolute;
      inset-block-start: calc(100% + 4px);
      inset-inline: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }
    .at-days > span > [data-at-now] {
      color: var(--at-text);
      font-weight: 650;
    }
    .at-now {
      position: absolute;
      inset-block: 0 22px;
      inset-inline-start: calc(100% / var(--_days) * ${nearDays});
      z-index: 1;
      border-inline-start: 2px solid var(--at-bad);
      pointer-events: none;
    }
    .at-now > span {
      position: absolute;
      inset-block-start: 2px;
      inset-inline-start: 6px;
      color: var(--at-bad-text);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
    }
    ul {
      display: grid;
      gap: var(--at-space-3);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    a {
      position: relative;
      display: flex;
      align-items: center;
      min-inline-size: 0;
      block-size: 28px;
      margin-inline: calc(100% / var(--_days) * var(--_from))
        calc(100% - 100% / var(--_days) * var(--_to));
      padding-inline: var(--at-space-2);
      border: 1px solid transparent;
      border-radius: var(--at-radius-s);
      background: var(--_ground, var(--at-sunken));
      color: var(--_ink, var(--at-text));
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      text-decoration: none;
    }
    a:hover {
      border-color: currentColor;
    }
    a[data-at-open-start] {
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    a[data-at-open-end] {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    .at-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    @media (forced-colors: active) {
      a {
        border-color: LinkText;
      }
    }
  }
`
