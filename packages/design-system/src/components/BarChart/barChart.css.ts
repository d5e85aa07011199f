import { css } from 'styled-components'

export const barChartCss = css`
  @layer at.components {
    container: at-bars / inline-size;
    min-inline-size: 0;
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    table {
      inline-size: 100%;
      border-collapse: collapse;
    }
    th,
    td {
      padding: 9px 0 9px var(--at-space-4);
      border-block-end: 1px solid var(--at-line);
      color: var(--at-text);
      font-weight: 400;
      text-align: start;
      vertical-align: middle;
    }
    th:first-child {
      padding-inline-start: 0;
    }
    tbody tr:last-child > * {
      border-block-end: 0;
    }
    tfoot > tr > * {
      border-block-start: 1px solid var(--at-line-strong);
      border-block-end: 0;
      font-weight: 600;
    }
    thead th {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-bars-value {
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }
    tbody th {
      min-inline-size: 150px;
    }
    .at-bars-name {
      display: flex;
      align-items: center;
      gap: 10px;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .at-bars-cell {
      inline-size: 30%;
      min-inline-size: 90px;
    }
    .at-bars-head {
      display: inline-flex;
      align-items: center;
      gap: 6px;
    }
    .at-bars-key {
      position: relative;
      display: inline-block;
      flex: none;
      inline-size: 18px;
      block-size: 14px;
      color: var(--at-brand-edge);
    }
    .at-bars-track {
      position: relative;
      display: block;
      block-size: 20px;
      color: var(--at-brand-edge);
    }
    /* Each of a row's values has a height and a pattern of its own; colour only repeats it. */
    .at-bars-bar {
      --_inset: 0px;
      position: absolute;
      inset-inline-start: 0;
      inset-block: var(--_inset);
      inline-size: var(--_size);
      min-inline-size: 2px;
      border: 1px solid currentColor;
      border-radius: 3px;
      print-color-adjust: exact;
    }
    .at-bars-bar[data-at-place='0'] {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
    .at-bars-bar[data-at-place='1'] {
      --_inset: 4px;
      background: color-mix(in srgb, currentColor 42%, var(--at-ground, var(--at-raised)));
    }
    .at-bars-bar[data-at-place='2'] {
      --_inset: 8px;
      border-color: var(--at-text);
      background: var(--at-text);
    }
    .at-bars-key .at-bars-bar[data-at-place='1'] {
      --_inset: 2px;
    }
    .at-bars-key .at-bars-bar[data-at-place='2'] {
      --_inset: 5px;
    }
    .at-bars-bar[data-at-nothing] {
      border-style: none;
      background: none;
    }
    @container at-bars (inline-size < 620px) {
      thead {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      tr {
        display: grid;
        /* Three amounts beside each other also on a phone. */
        grid-template-columns: repeat(auto-fill, minmax(max(84px, 30%), 1fr));
        gap: var(--at-space-1) var(--at-space-3);
        padding-block: var(--at-space-3);
        border-block-end: 1px solid var(--at-line);
      }
      tbody tr:last-child {
        border-block-end: 0;
      }
      tfoot tr {
        border-block: 1px solid var(--at-line-strong) 0;
      }
      th,
      td,
      tfoot > tr > * {
        padding: 0;
        border: 0;
      }
      th,
      .at-bars-cell {
        grid-column: 1 / -1;
        inline-size: auto;
      }
      tfoot .at-bars-cell {
        display: none;
      }
      .at-bars-value {
        text-align: start;
      }
      .at-bars-value::before {
        content: attr(data-at-series);
        display: block;
        color: var(--at-text-2);
        font-weight: 400;
        font-size: var(--at-font-s);
      }
    }
    @media (forced-colors: active) {
      .at-bars-bar {
        forced-color-adjust: none;
        border-color: CanvasText;
        background: Canvas;
      }
      .at-bars-bar[data-at-place='1'] {
        background: GrayText;
      }
      .at-bars-bar[data-at-place='2'] {
        background: CanvasText;
      }
    }
  }
`
