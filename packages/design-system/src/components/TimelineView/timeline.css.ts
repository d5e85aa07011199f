import { css } from 'styled-components'
import { barCss } from './bars/timelineBar.css.ts'
import { dragLabelCss } from '../../dates/dragLabel.css.ts'

/** The frame, the rows and the ground that they stand on. */
export const timelineCss = css`
  ${dragLabelCss}
  ${barCss}
  @layer at.components {
    --_ground: var(--at-ground, var(--at-sheet));
    min-inline-size: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    .at-timeline-tools {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2) 10px;
      margin-block-end: var(--at-space-3);
    }
    .at-timeline-pair {
      display: inline-flex;
      gap: 2px;
    }
    .at-timeline-tools > .at-timeline-rest {
      flex: 1;
    }
    &:dir(rtl) .at-timeline-turn .at-icon {
      scale: -1 1;
    }

    .at-timeline-scroller,
    .at-timeline-frame {
      position: relative;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--_ground);
    }
    .at-timeline-scroller {
      max-block-size: var(--_max, 70vh);
      overflow: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: thin;
      touch-action: pan-x pan-y;
      scroll-padding: 60px 8px 8px calc(var(--_side, 0px) + 8px);
    }
    .at-timeline-scroller[data-at-pulled] {
      cursor: grabbing;
      user-select: none;
    }
    .at-timeline-scroller[data-at-dragging] * {
      cursor: grabbing;
    }
    .at-timeline-scroller:is([data-at-dragging='start'], [data-at-dragging='end']) * {
      cursor: ew-resize;
    }
    .at-timeline-canvas {
      position: relative;
    }
    .at-timeline-body {
      position: relative;
      overflow: clip;
    }
    .at-timeline-ground {
      position: absolute;
      inset-block: 0;
      inset-inline: var(--_side) 0;
    }
    .at-timeline-ground svg {
      position: absolute;
      inline-size: 100%;
      block-size: 100%;
      /* Their edges lie on the same pixels as those of the marks in the head. */
      transform: translateX(0.5px);
      &:dir(rtl) {
        transform: translateX(-0.5px) scaleX(-1);
      }
    }
    .at-timeline-ground path {
      fill: none;
      stroke: var(--at-line);
      vector-effect: non-scaling-stroke;
      shape-rendering: crispEdges;
    }
    .at-timeline-ground .at-timeline-strong {
      stroke: var(--at-line-strong);
    }
    .at-timeline-ground .at-timeline-weekend {
      fill: color-mix(in srgb, var(--at-sunken) 60%, transparent);
      stroke: none;
    }
    .at-timeline-ground .at-timeline-now {
      position: absolute;
      z-index: 1;
      inset-block: 0;
      margin-inline-start: -1px;
      border-inline-start: 2px solid var(--at-brand-edge);
      pointer-events: none;
    }

    .at-timeline-line {
      position: absolute;
      inset-inline: 0;
      display: flex;
      border-block-end: 1px solid var(--at-line);
    }
    .at-timeline-line:last-child {
      border-block-end-color: transparent;
    }
    .at-timeline-line[data-at-heading] {
      border-block-end-color: transparent;
    }
    .at-timeline-side {
      position: sticky;
      z-index: 5;
      inset-inline-start: 0;
      flex: none;
      inline-size: var(--_side);
      /* Over the line below the row as well: what stands on the ground would show there. */
      margin-block-end: -1px;
      border-block-end: inherit;
      border-inline-end: 1px solid var(--at-line);
      background: var(--_ground);
    }
    .at-timeline-line[data-at-tall] .at-timeline-title {
      position: sticky;
      inset-block-start: 52px;
    }
    .at-timeline-title {
      display: flex;
      align-items: center;
      gap: 10px;
      min-block-size: min(100%, var(--_row));
      padding: 3px var(--at-space-3) 3px var(--at-space-4);
    }
    .at-timeline-title[data-at-detailed] {
      min-block-size: min(100%, var(--_tall));
    }
    .at-timeline-line[data-at-in-group] .at-timeline-title:not([data-at-marked]) {
      padding-inline-start: 26px;
    }
    .at-timeline-mark {
      display: flex;
      flex: none;
    }
    .at-timeline-words {
      min-inline-size: 0;
    }
    .at-timeline-words > * {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-timeline-words b {
      font: 600 0.8125rem / 18px var(--at-font-body);
    }
    .at-timeline-line[data-at-in-group] .at-timeline-words b {
      font-weight: 500;
    }
    .at-timeline-scroller:not([data-at-form='narrow']) {
      /* A long title has two lines where there is room for them. */
      .at-timeline-title:not([data-at-detailed]) .at-timeline-words b {
        display: -webkit-box;
        line-height: 16px;
        overflow-wrap: anywhere;
        white-space: normal;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      /* Who is in its row by keyboard reads all of it. */
      .at-timeline-line:has(.at-timeline-bar:focus-visible) > .at-timeline-side {
        z-index: 6;

        .at-timeline-title {
          background: var(--_ground);
        }
        .at-timeline-words > * {
          display: block;
          overflow-wrap: anywhere;
          white-space: normal;
        }
      }
    }
    .at-timeline-words small {
      color: var(--at-text-2);
      font: 400 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-timeline-line[data-at-heading] .at-timeline-title {
      min-block-size: 100%;
    }
    .at-timeline-line[data-at-heading] b {
      color: var(--at-text-2);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
    }
    .at-timeline-track {
      position: relative;
      flex: 1;
      min-inline-size: 0;
    }

    /* No room for a column: titles stand above their rows. */
    .at-timeline-scroller[data-at-form='narrow'] {
      .at-timeline-line {
        flex-direction: column;
      }
      .at-timeline-side {
        position: absolute;
        inset-block-start: 0;
        inset-inline: 0;
        inline-size: auto;
        margin: 0;
        border: 0;
        background: none;
        pointer-events: none;
      }
      .at-timeline-title {
        position: sticky;
        inset-inline-start: 0;
        inline-size: max-content;
        max-inline-size: min(100%, 90cqi);
        min-block-size: 100%;
        padding: var(--at-space-1) var(--at-space-2) 0;
      }
      /* Over the lines of the ground. */
      .at-timeline-words {
        display: flex;
        gap: var(--at-space-2);
        align-items: baseline;
        padding-inline: var(--at-space-1);
        border-radius: 4px;
        background: var(--_ground);
      }
      .at-timeline-line[data-at-heading] .at-timeline-side {
        inset-block: 0;
      }
      .at-timeline-line[data-at-heading] .at-timeline-title {
        align-items: flex-end;
        padding-block: 0 2px;
      }
      .at-timeline-line[data-at-in-group] .at-timeline-title:not([data-at-marked]) {
        padding-inline-start: var(--at-space-2);
      }
      .at-timeline-mark {
        display: none;
      }
    }

    .at-timeline-instead {
      padding: var(--at-space-6) var(--at-space-4);
    }
    .at-timeline-loading {
      padding-block-start: 52px;
      overflow: hidden;
    }
    .at-timeline-loading-row {
      display: grid;
      grid-template-columns: minmax(80px, 236px) minmax(0, 1fr);
      align-items: center;
      gap: var(--at-space-3);
      block-size: 48px;
      padding-inline: var(--at-space-4);
      border-block-start: 1px solid var(--at-line);
    }

    @media (forced-colors: active) {
      /* As the lines of the head: a drawing is not forced by itself. */
      .at-timeline-ground path {
        stroke: CanvasText;
      }
      .at-timeline-ground .at-timeline-weekend {
        fill: none;
        stroke: none;
      }
      .at-timeline-ground .at-timeline-now {
        border-color: Highlight;
      }
      .at-timeline-live {
        border: 1px solid CanvasText;
      }
    }
    @media print {
      .at-timeline-tools {
        display: none;
      }
      .at-timeline-scroller {
        max-block-size: none;
        overflow: clip;
      }
      .at-timeline-scroller[data-at-printing] .at-timeline-canvas {
        --_side: 160px !important;
        margin-inline-start: calc(-1 * var(--_x, 0px));
      }
      &[data-at-sheet='a3-landscape'] .at-timeline-scroller[data-at-printing] .at-timeline-canvas {
        --_side: 236px !important;
      }
      .at-timeline-scroller[data-at-printing] :is(.at-timeline-side, .at-timeline-corner) {
        position: relative;
        inset-inline-start: var(--_x, 0px);
      }
      .at-timeline-line {
        break-inside: avoid;
      }
    }
  }
`
