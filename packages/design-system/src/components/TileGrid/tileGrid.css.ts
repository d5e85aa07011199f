import { css } from 'styled-components'
import { frameCss, printCss } from '../../collection/frame.css.ts'

/** The frame, what scrolls in it, its rows and their tiles. */
export const tileGridCss = css`
  ${frameCss}
  @layer at.components {
    > .at-tiles-scroller {
      /* Room for the ring of focus, which a scrolling box would cut. */
      margin-inline: -4px;
      padding: var(--at-space-1);
    }
    .at-tiles-body {
      position: relative;
    }
    /* Rows and tiles know their sizes: nothing of them is laid out for what stands in others. */
    .at-tiles-row,
    .at-tiles-waiting {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-3);
    }
    .at-tiles-row {
      position: absolute;
      inset-inline: 0;
      contain: size layout style;
    }
    .at-tiles-tile,
    .at-tiles-waiting > div {
      flex: none;
      inline-size: calc((100% - 12px * (var(--_columns) - 1)) / var(--_columns));
    }
    .at-tiles-tile {
      position: relative;
      box-sizing: border-box;
      block-size: 100%;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--at-raised);
      overflow: clip;
      cursor: default;
      user-select: none;
      contain: size layout style;
      -webkit-tap-highlight-color: transparent;
    }
    &[data-at-opens] .at-tiles-tile {
      cursor: pointer;
    }
    .at-tiles-picture {
      position: relative;
      display: flex;
      align-items: center;
      justify-content: center;
      block-size: calc(100% - var(--_caption));
      overflow: hidden;
      background: var(--at-sunken);
      color: var(--at-text-2);
    }
    .at-tiles-picture > :is(img, video, canvas) {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    .at-tiles-caption {
      display: flex;
      flex-direction: column;
      justify-content: center;
      box-sizing: border-box;
      block-size: var(--_caption);
      padding-inline: var(--at-space-3);
      overflow: hidden;
    }
    .at-tiles-tile:focus-visible {
      outline-offset: 1px;
      box-shadow: none;
    }
    @media (hover: hover) {
      .at-tiles-tile:hover {
        border-color: var(--at-line-strong);
      }
      .at-tiles-tile:hover > .at-tiles-caption {
        background: var(--at-hover);
      }
    }
    .at-tiles-tile:active > .at-tiles-caption {
      background: var(--at-pressed);
    }
    .at-tiles-tile[aria-selected='true'] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-wash);
    }
    /* As an inner line, so that nothing moves by a pixel. */
    .at-tiles-tile[aria-selected='true']::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 1px solid var(--at-brand-edge);
      border-radius: calc(var(--at-radius-l) - 1px);
      pointer-events: none;
    }

    /* The mark lies in the picture's corner; around it is room for a finger. */
    .at-tiles-check {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      z-index: 1;
      display: grid;
      place-items: center;
      inline-size: 44px;
      block-size: 44px;
      visibility: hidden;
      cursor: pointer;
    }
    .at-tiles-tile:is(:hover, :focus-visible, [aria-selected='true']) > .at-tiles-check {
      visibility: visible;
    }
    .at-tiles-check::before,
    .at-tiles-check::after {
      content: '';
      grid-area: 1 / 1;
      box-sizing: border-box;
    }
    .at-tiles-check::before {
      inline-size: 22px;
      block-size: 22px;
      border: 1.5px solid var(--at-field);
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      box-shadow: var(--at-shadow-low);
    }
    .at-tiles-check:hover::before {
      border-color: var(--at-text-2);
    }
    .at-tiles-tile[aria-selected='true'] > .at-tiles-check::before {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
    }
    .at-tiles-tile[aria-selected='true'] > .at-tiles-check::after {
      inline-size: 6px;
      block-size: 11px;
      margin-block-end: 3px;
      border: solid var(--at-on-brand);
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }
    @media (hover: none) {
      .at-tiles-check {
        visibility: visible;
      }
    }

    .at-tiles-waiting > div {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      box-sizing: border-box;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      overflow: clip;
    }
    .at-tiles-waiting > div > div {
      display: grid;
      align-content: center;
      gap: var(--at-space-1);
      padding-inline: var(--at-space-3);
    }
    .at-tiles-more {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: var(--at-space-2);
      min-block-size: 48px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-tiles-state {
      display: grid;
      flex: 1;
      place-content: center;
      min-block-size: 0;
      overflow: auto;
    }
    .at-tiles-failure {
      flex: none;
      padding: var(--at-space-2) 0;
    }

    @media (forced-colors: active) {
      .at-tiles-tile[aria-selected='true'] {
        border-color: Highlight;
      }
      .at-tiles-tile[aria-selected='true']::after {
        border: 3px solid Highlight;
      }
      .at-tiles-tile[aria-selected='true'] > .at-tiles-check::before {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
      }
      .at-tiles-tile[aria-selected='true'] > .at-tiles-check::after {
        forced-color-adjust: none;
        border-color: HighlightText;
      }
    }
    @media print {
      .at-tiles-row {
        margin-block-end: var(--at-space-3);
      }
    }
  }
  ${printCss}
`
