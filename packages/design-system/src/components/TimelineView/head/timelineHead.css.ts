import { css } from 'styled-components'

/** Two rows of marks over the ground. */
export const headCss = css`
  @layer at.components {
    .at-timeline-head {
      position: sticky;
      z-index: 6;
      inset-block-start: 0;
      display: flex;
      block-size: 52px;
      border-block-end: 1px solid var(--at-line-strong);
      background: var(--_ground);
    }
    .at-timeline-corner {
      position: sticky;
      z-index: 2;
      inset-inline-start: 0;
      display: flex;
      flex: none;
      align-items: flex-end;
      inline-size: var(--_side);
      padding: 0 var(--at-space-4) 6px;
      border-inline-end: 1px solid var(--at-line);
      background: var(--_ground);
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 16px var(--at-font-body);
    }
    .at-timeline-scroller[data-at-form='narrow'] .at-timeline-corner {
      padding: 0;
      border: 0;
      overflow: hidden;
    }
    .at-timeline-scale {
      position: relative;
      /* A room of its own: no mark in it rises above the corner, which lies before it. */
      z-index: 0;
      flex: 1;
      min-inline-size: 0;
      overflow: clip;
    }
    .at-timeline-upper,
    .at-timeline-lower {
      position: absolute;
      inset-inline: 0;
      block-size: 26px;
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 26px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-timeline-lower {
      inset-block-start: 26px;
    }
    .at-timeline-upper > span,
    .at-timeline-lower > span {
      position: absolute;
      inset-block: 0;
      padding-inline: 7px 2px;
      border-inline-start: 1px solid var(--at-line);
      overflow: clip;
      white-space: nowrap;
    }
    .at-timeline-upper > span {
      border-inline-start-color: var(--at-line-strong);
    }
    .at-timeline-upper b {
      position: sticky;
      inset-inline-start: calc(var(--_side) + 7px);
      display: inline-block;
      padding-inline-end: var(--at-space-2);
      color: var(--at-text);
      font-weight: 600;
    }
    /* Half a name is another one. The line at its beginning is out of sight as well. */
    .at-timeline-scale [data-at-out] {
      visibility: hidden;
    }
    .at-timeline-lower [data-at-rest] {
      color: var(--at-text-3);
    }
    .at-timeline-lower [data-at-now] {
      /* Its words stand above the line of today. */
      z-index: 2;
      color: var(--at-brand-text);
    }
    .at-timeline-lower b {
      margin-inline: -3px;
      padding-inline: 3px;
      background: var(--_ground);
      font-weight: 600;
    }
    .at-timeline-now-label {
      position: absolute;
      z-index: 1;
      inset-block: 0;
    }
    .at-timeline-now-label::after {
      content: '';
      position: absolute;
      inset-block: 22px 0;
      inset-inline-start: -1px;
      border-inline-start: 2px solid var(--at-brand-edge);
    }
    .at-timeline-now-label b {
      position: absolute;
      inset-block-start: 4px;
      inset-inline-start: 0;
      padding: 0 7px;
      border: 1px solid var(--at-brand-edge);
      border-radius: var(--at-radius-full);
      background: var(--at-brand);
      color: var(--at-on-brand);
      font: 600 0.6875rem / 16px var(--at-font-body);
      translate: -50% 0;
    }
    .at-timeline-now-label:dir(rtl) b {
      translate: 50% 0;
    }
    @media (forced-colors: active) {
      .at-timeline-now-label b {
        border-color: CanvasText;
      }
    }
    @media print {
      .at-timeline-head {
        position: relative;
      }
    }
  }
`
