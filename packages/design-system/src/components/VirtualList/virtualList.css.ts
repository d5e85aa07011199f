import { css, keyframes } from 'styled-components'
import { frameCss, printCss } from '../../collection/frame.css.ts'

// Late by a moment: where the list follows what came, nothing flashes.
const rise = keyframes`from { opacity: 0; translate: 0 6px }`

/** The frame, what scrolls in it, and the rows. */
export const virtualListCss = css`
  ${frameCss}
  @layer at.components {
    > .at-list-scroller {
      display: flex;
      flex-direction: column;
    }
    .at-list-body {
      position: relative;
      flex: none;
    }
    /* A short chat stands at the bottom, where the field to write in is. */
    &[data-at-reversed] .at-list-body {
      margin-block-start: auto;
    }
    .at-list-section {
      position: absolute;
      inset-inline: 0;
    }
    .at-list-heading {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      display: flex;
      align-items: center;
      block-size: 36px;
      padding-inline: 14px var(--at-space-3);
      overflow: hidden;
      background: var(--_ground, var(--at-sheet));
      color: var(--at-text-2);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-list-item {
      position: absolute;
      inset-inline: 0;
      box-sizing: border-box;
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      min-inline-size: 0;
      padding-inline: 14px var(--at-space-3);
      border-radius: var(--at-radius-m);
      contain: layout style;
      -webkit-tap-highlight-color: transparent;
    }
    .at-list-item > .at-list-content {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .at-list-item[data-at-measured] {
      padding-block: 9px;
    }
    .at-list-item:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }

    /* What can be opened or chosen answers the pointer. */
    &[data-at-interactive] .at-list-item {
      cursor: default;
      user-select: none;
    }
    &[data-at-interactive] .at-list-item::after {
      content: '';
      position: absolute;
      inset: auto 12px 0;
      block-size: 1px;
      background: var(--at-line);
      pointer-events: none;
    }
    &[data-at-opens] .at-list-item {
      cursor: pointer;
    }
    @media (hover: hover) {
      &[data-at-interactive] .at-list-item:hover {
        background: var(--at-hover);
      }
    }
    &[data-at-interactive] .at-list-item:active {
      background: var(--at-pressed);
    }
    .at-list-item[aria-selected='true'],
    &[data-at-interactive] .at-list-item[aria-selected='true']:hover {
      background: var(--at-brand-wash);
    }
    &[data-at-interactive] .at-list-item:is(:focus-visible, [aria-selected='true'])::after {
      background: transparent;
    }
    .at-list-item[aria-selected='true']::before {
      content: '';
      position: absolute;
      inset-block: 10px;
      inset-inline-start: 4px;
      inline-size: 3px;
      border-radius: var(--at-radius-full);
      background: var(--at-brand-edge);
    }

    .at-skeleton {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--at-space-3);
      padding-inline: var(--at-space-3);
    }
    .at-list-more {
      display: flex;
      flex: none;
      align-items: center;
      justify-content: center;
      gap: 10px;
      min-block-size: 48px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    /* Over the rows: older ones come without moving what is read. */
    &[data-at-reversed] .at-list-more {
      position: absolute;
      inset: 8px 0 auto;
      z-index: 2;
      min-block-size: 0;
      pointer-events: none;
    }
    &[data-at-reversed] .at-list-more > span {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      padding: 5px var(--at-space-3);
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      box-shadow: var(--at-shadow-low);
    }
    .at-list-more > span {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
    }
    .at-list-state {
      display: grid;
      flex: 1;
      place-content: center;
      min-block-size: 0;
      overflow: auto;
    }
    .at-list-failure {
      flex: none;
      padding: var(--at-space-2) var(--at-space-3);
    }

    @media (forced-colors: active) {
      .at-list-item[aria-selected='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      .at-list-item[aria-selected='true']:focus-visible {
        outline-color: HighlightText;
      }
      .at-list-heading {
        background: Canvas;
      }
    }
  }
  ${printCss}
`

/** Leads to what came while the reader was elsewhere. */
export const jumpCss = css`
  @layer at.components {
    position: absolute;
    inset-block-end: 12px;
    inset-inline: 0;
    z-index: 2;
    display: flex;
    justify-content: center;
    pointer-events: none;

    > button {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-block-size: 32px;
      padding: 5px 14px 5px 10px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      color: var(--at-text);
      font: 600 var(--at-font-s) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      box-shadow: var(--at-shadow-float);
      cursor: pointer;
      pointer-events: auto;
      animation: ${rise} var(--at-medium) var(--at-ease) 60ms backwards;
    }
    > button[data-at-news] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      color: var(--at-on-brand);
    }
    > button:not([data-at-news]) {
      padding-inline: 6px;
    }
    @media (hover: hover) {
      > button:not([data-at-news]):hover {
        background: linear-gradient(var(--at-hover), var(--at-hover)) var(--at-raised);
      }
      > button[data-at-news]:hover {
        background: var(--at-brand-hover);
      }
    }
    @media (pointer: coarse) {
      > button {
        min-block-size: var(--at-control-touch);
        min-inline-size: var(--at-control-touch);
        justify-content: center;
      }
    }
    @media print {
      display: none;
    }
  }
`
