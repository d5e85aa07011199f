import { css } from 'styled-components'
import { documentCss } from '../views/viewer.css.ts'

/** A bar of tools, and below it the pages on a ground of their own; paper is white in both modes. */
export const pagesCss = css`
  @layer at.components {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    ${documentCss}
    background: var(--at-sunken);

    .at-bar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--at-space-1);
      padding: var(--at-space-1) var(--at-space-2);
      border-block-end: 1px solid var(--at-line);
      background: var(--at-raised);
      color: var(--at-text);
    }
    .at-place {
      display: flex;
      align-items: center;
      gap: 6px;
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    .at-place input {
      box-sizing: content-box;
      min-block-size: 28px;
      padding: 0 var(--at-space-2);
      border: 1px solid var(--at-field);
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      color: var(--at-text);
      font: inherit;
      font-variant-numeric: inherit;
      text-align: end;
    }
    .at-bar > [role='toolbar'] {
      margin-inline-start: auto;
    }
    .at-find {
      gap: 2px var(--at-space-3);
    }
    .at-find .at-words {
      flex: 1 1 180px;
      max-inline-size: 360px;
    }
    .at-find output {
      min-inline-size: 84px;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-percent {
      min-inline-size: 52px;
      font: 400 var(--at-font-s) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }
    .at-pages {
      position: relative;
      min-block-size: 0;
      overflow: auto;
      overflow-anchor: none;
      /* A bar that comes and goes would make pages wider and narrower without an end. */
      scrollbar-gutter: stable;
      outline-offset: -2px;
    }
    .at-paper {
      position: relative;
    }
    .at-page {
      position: absolute;
      inset-inline: 0;
      margin-inline: auto;
      overflow: clip;
      background: #fff;
      box-shadow:
        0 1px 2px rgb(0 0 0 / 12%),
        0 2px 10px rgb(0 0 0 / 10%);
      --scale-round-x: 1px;
      --scale-round-y: 1px;
    }
    .at-picture,
    .at-picture > canvas {
      display: block;
      inline-size: 100%;
      block-size: 100%;
    }
    .at-page > :is(a, button) {
      position: absolute;
      z-index: 2;
      padding: 0;
      border: 0;
      border-radius: 2px;
      background: transparent;
      cursor: pointer;
    }
    .at-page > :is(a, button):hover {
      background: color-mix(in srgb, AccentColor, transparent 85%);
    }
    /* While a place is marked, a link is a place as any other. */
    .at-page:has(> [data-at-marks]) > :is(a, button) {
      pointer-events: none;
    }
    /* The names and variables in here are pdf.js's own. */
    .textLayer {
      --min-font-size: 1;
      --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
      --min-font-size-inv: calc(1 / var(--min-font-size));
      position: absolute;
      inset: 0;
      overflow: clip;
      color-scheme: only light;
      forced-color-adjust: none;
      line-height: 1;
      letter-spacing: normal;
      word-spacing: normal;
      text-align: initial;
      text-size-adjust: none;
      transform-origin: 0 0;
    }
    .textLayer :is(span, br) {
      position: absolute;
      color: transparent;
      white-space: pre;
      cursor: text;
      transform-origin: 0 0;
    }
    .textLayer > :not(.markedContent),
    .textLayer .markedContent span:not(.markedContent) {
      --font-height: 0;
      --scale-x: 1;
      --rotate: 0deg;
      z-index: 1;
      font-size: calc(var(--text-scale-factor) * var(--font-height));
      transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
    }
    .textLayer .markedContent {
      display: contents;
    }
    .textLayer ::highlight(at-found) {
      background: rgb(255 214 10 / 38%);
    }
    .textLayer ::highlight(at-found-now) {
      background: rgb(255 122 0 / 45%);
    }
    .textLayer ::selection {
      background: color-mix(in srgb, AccentColor, transparent 65%);
      color: transparent;
    }
    @media (max-width: 479px) {
      .at-bar > [role='toolbar'] {
        flex-basis: 100%;
        justify-content: space-between;
      }
      .at-place {
        flex: 1;
      }
    }
    @media (forced-colors: active) {
      .at-page {
        outline: 1px solid CanvasText;
      }
    }
  }
`
