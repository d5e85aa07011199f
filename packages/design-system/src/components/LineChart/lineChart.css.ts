import { css } from 'styled-components'

export const lineChartCss = css`
  @layer at.components {
    display: grid;
    gap: 10px;
    min-inline-size: 0;
    margin: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-xs) / 16px var(--at-font-body);
    font-variant-numeric: tabular-nums;

    .at-chart-box {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      grid-template-rows: var(--_height) 22px;
      column-gap: var(--at-space-2);
      padding: 10px 22px 0 0;
    }
    .at-chart-steps {
      position: relative;
      min-inline-size: var(--_scale);

      span {
        position: absolute;
        inset-inline-end: 0;
        inset-block-start: var(--_y);
        translate: 0 -50%;
        white-space: nowrap;
      }
    }
    .at-chart-plot {
      position: relative;
      color: var(--at-brand-edge);
      print-color-adjust: exact;
    }
    .at-chart-plot svg {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    .at-chart-plot svg line {
      stroke: var(--at-line);
      stroke-width: 1;
      vector-effect: non-scaling-stroke;
    }
    .at-chart-plot svg .at-chart-line {
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
      stroke-linejoin: round;
      stroke-linecap: round;
      vector-effect: non-scaling-stroke;
    }
    /* Dashes tell it apart where colours do not. */
    .at-chart-plot svg .at-chart-other {
      fill: none;
      stroke: var(--at-text-3);
      stroke-width: 2;
      stroke-dasharray: 6 4;
      vector-effect: non-scaling-stroke;
    }
    .at-chart-plot svg .at-chart-area {
      fill: currentColor;
      opacity: 0.1;
    }
    /* What happened: a dashed line with its number on top. */
    .at-chart-mark {
      position: absolute;
      inset-block: 0;
      inset-inline-start: var(--_x);
      border-inline-start: 1px dashed var(--at-text-3);

      b {
        position: absolute;
        inset-block-start: -9px;
        inset-inline-start: -9px;
      }
    }
    .at-chart-number {
      display: grid;
      place-items: center;
      inline-size: 18px;
      block-size: 18px;
      border: 1px solid var(--at-text-3);
      border-radius: 50%;
      background: var(--at-ground, var(--at-raised));
      color: var(--at-text);
      font: 600 0.6875rem / 16px var(--at-font-body);
    }
    .at-chart-dot {
      position: absolute;
      inset-inline-start: var(--_x);
      inset-block-start: var(--_y);
      inline-size: 9px;
      block-size: 9px;
      margin: -4.5px;
      border: 2px solid currentColor;
      border-radius: 50%;
      background: currentColor;
      box-shadow: 0 0 0 2px var(--at-ground, var(--at-raised));
    }
    .at-chart-dot[data-at-hollow] {
      background: var(--at-ground, var(--at-raised));
    }
    .at-chart-dot[data-at-other] {
      color: var(--at-text-3);
    }
    .at-chart-sample {
      display: inline-block;
      flex: none;
      inline-size: 26px;
      border-block-start: 2px solid var(--at-brand-edge);
      print-color-adjust: exact;
    }
    .at-chart-sample[data-at-other] {
      border-block-start: 2px dashed var(--at-text-3);
    }
    .at-chart-reading {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: var(--_x);
      translate: var(--_shift) 0;
      padding: var(--at-space-1) var(--at-space-2);
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      box-shadow: var(--at-shadow-float);
      color: var(--at-text-2);
      white-space: nowrap;
      pointer-events: none;

      b {
        color: var(--at-text);
        font-weight: 600;
      }
      span {
        display: flex;
        align-items: center;
        justify-content: end;
        gap: 6px;
      }
    }
    .at-chart-days {
      grid-column: 2;
      position: relative;

      span {
        position: absolute;
        inset-block-end: 0;
        inset-inline-start: var(--_x);
        translate: -50% 0;
        white-space: nowrap;
      }
    }
    &:dir(rtl) .at-chart-plot svg {
      scale: -1 1;
    }
    .at-chart-legend {
      display: grid;
      gap: var(--at-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);

      li {
        display: flex;
        gap: var(--at-space-2);
      }
      .at-chart-number {
        flex: none;
      }
    }
    .at-chart-lines {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-1) var(--at-space-5);

      li {
        align-items: center;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
      font-size: var(--at-font-s);
    }
    th,
    td {
      padding: var(--at-space-1) var(--at-space-2) var(--at-space-1) 0;
      border-block-end: 1px solid var(--at-line);
      color: var(--at-text);
      font-weight: 400;
      text-align: start;
    }
    thead th {
      color: var(--at-text-2);
      font-weight: 600;
    }
    .at-chart-value {
      text-align: end;
    }
    .at-chart-scroll {
      max-block-size: 280px;
      overflow: auto;
    }
    @media (forced-colors: active) {
      .at-chart-plot {
        color: CanvasText;
      }
      .at-chart-dot {
        forced-color-adjust: none;
        background: CanvasText;
        border-color: CanvasText;
      }
      .at-chart-dot[data-at-hollow] {
        background: Canvas;
      }
    }
    @media print {
      .at-chart-scroll {
        max-block-size: none;
        overflow: visible;
      }
    }
  }
`
