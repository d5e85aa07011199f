import { css } from 'styled-components'
import { plainCss, tonesCss } from './tone.css.ts'

/** A bar: its days are its place and its length, which hang on the width of a day. */
export const barCss = css`
  ${plainCss}
  :is(.at-timeline-bar, .at-timeline-swatch) {
    ${tonesCss}
  }
  @layer at.components {
    --_later: right;
    &:dir(rtl) {
      --_later: left;
    }
    .at-timeline-bar {
      position: absolute;
      z-index: 2;
      min-inline-size: 4px;
      block-size: var(--_bar);
      color: var(--_ink);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      white-space: nowrap;
      cursor: default;
      -webkit-tap-highlight-color: transparent;
      user-select: none;

      .at-timeline-in {
        position: absolute;
        /* A hair of air between one that ends and one that begins the next day. */
        inset: 0 1px 0 0;
        z-index: 0;
        overflow: clip;
        border-inline-start: 3px solid var(--_ink);
        border-radius: var(--at-radius-s);
        background: var(--_soft);
      }
      .at-timeline-in > i {
        position: absolute;
        z-index: -1;
        inset-block: 0;
        background: repeating-linear-gradient(
            -45deg,
            transparent 0 4px,
            color-mix(in srgb, var(--_ink) 24%, transparent) 4px 5px
          )
          var(--at-ground, var(--at-sheet));
        border-inline: 1px solid var(--_soft);
      }
      &:not([data-at-cut]) .at-timeline-in,
      .at-timeline-label {
        display: flex;
        align-items: center;
        gap: 6px;
        padding-inline: 7px var(--at-space-2);
      }
      &:not([data-at-cut]) .at-timeline-in > *,
      .at-timeline-label > * {
        flex: none;
      }
      /* What does not fit beside the first, which is as high as the bar, goes below and out of sight. */
      &[data-at-whole]:not([data-at-cut]) .at-timeline-in {
        flex-wrap: wrap;
        row-gap: 0;
        padding-inline: 5px 1px;

        &::before {
          content: '';
          block-size: 100%;
          margin-inline-end: -6px;
        }
      }
      /* What sticks is a layer of its own, which costs: only where a start can be out of sight. */
      .at-timeline-label {
        position: sticky;
        inset-inline-start: calc(var(--_side) + 8px);
        inline-size: max-content;
        block-size: 100%;
      }
      .at-timeline-label[data-at-out] {
        visibility: hidden;
      }
      &[data-at-level] .at-timeline-in {
        background: linear-gradient(
          to top,
          var(--_soft) var(--_filled),
          transparent var(--_filled)
        );
        print-color-adjust: exact;
      }
      &[data-at-level='1'] {
        --_filled: 20%;
      }
      &[data-at-level='2'] {
        --_filled: 40%;
      }
      &[data-at-level='3'] {
        --_filled: 60%;
      }
      &[data-at-level='4'] {
        --_filled: 80%;
      }
      &[data-at-level='5'] {
        --_filled: 100%;
      }
      &[data-at-tentative] .at-timeline-in {
        outline: 1px dashed var(--_ink);
        outline-offset: -1px;
      }
      &[data-at-open] .at-timeline-in {
        mask-image: linear-gradient(to var(--_later), black calc(100% - 72px), transparent);
      }
      &[data-at-point] {
        z-index: 3;
        inline-size: var(--_bar);
        translate: -50%;
        &:dir(rtl) {
          translate: 50%;
        }
      }
      &[data-at-point] .at-timeline-in {
        inset: max(0px, calc(50% - 12px));
        justify-content: center;
        padding: 0;
        border: 1px solid var(--_ink);
        border-radius: 50%;
        box-shadow: 0 0 0 2px var(--at-ground, var(--at-sheet));
      }
      /* What is late has another shape, not only another colour. */
      &[data-at-point][data-at-tone='bad'] .at-timeline-in {
        border-radius: 4px;
        background: var(--_ink);
        color: var(--_soft);
      }
      &:hover .at-timeline-in {
        box-shadow: inset 0 0 0 1px var(--_ink);
      }
      &[data-at-move] {
        cursor: grab;
      }
      &[data-at-resize]::before,
      &[data-at-resize]::after {
        content: '';
        position: absolute;
        z-index: 1;
        inset-block: 0;
        inline-size: min(9px, 25%);
        cursor: ew-resize;
      }
      &[data-at-resize]::before {
        inset-inline-start: 0;
      }
      &[data-at-resize]::after {
        inset-inline-end: 0;
      }
      &[data-at-open]::after {
        display: none;
      }
      &[aria-selected='true'] .at-timeline-in {
        background: var(--at-brand-soft);
        box-shadow: inset 0 0 0 2px var(--at-brand-edge);
        color: var(--at-brand-text);
      }
      &:focus-visible {
        z-index: 3;
        outline-offset: 1px;
        border-radius: var(--at-radius-s);
      }
      &[data-at-hot] {
        z-index: 3;
      }
      &[data-at-dragged] {
        z-index: 4;
        cursor: grabbing;
      }
      &[data-at-dragged] .at-timeline-in {
        box-shadow:
          inset 0 0 0 1px var(--_ink),
          var(--at-shadow-float);
      }
      .at-timeline-menu-button {
        position: absolute;
        z-index: 2;
        inset-block-start: calc(50% - 12px);
        inset-inline-end: max(-26px, min(0px, calc(100% - 76px)));
        display: grid;
        place-items: center;
        inline-size: 24px;
        block-size: 24px;
        padding: 0;
        border: 1px solid var(--at-line-strong);
        border-radius: var(--at-radius-s);
        background: var(--at-raised);
        color: var(--at-text-2);
        cursor: pointer;
      }
      .at-timeline-menu-button:hover {
        color: var(--at-text);
      }

      @media (pointer: coarse) {
        &[tabindex='0'] {
          touch-action: none;
        }
        .at-timeline-menu-button {
          inset-block-start: 0;
          inset-inline-end: max(-46px, min(0px, calc(100% - 110px)));
          inline-size: 44px;
          block-size: 44px;
        }
      }
      @media (forced-colors: active) {
        .at-timeline-in {
          border: 1px solid CanvasText;
          border-inline-start-width: 3px;
        }
        &[data-at-tentative] .at-timeline-in {
          border-style: dashed;
          outline: none;
        }
        .at-timeline-in > i {
          border: 1px dotted CanvasText;
          background: Canvas;
        }
        &[aria-selected='true'] .at-timeline-in {
          forced-color-adjust: none;
          background: Highlight;
          color: HighlightText;
        }
      }
      @media print {
        .at-timeline-menu-button {
          display: none;
        }
        .at-timeline-in {
          print-color-adjust: exact;
        }
      }
    }
  }
`
