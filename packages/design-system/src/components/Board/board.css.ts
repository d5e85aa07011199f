import { css } from 'styled-components'
import { cardCss } from './cards/card.css.ts'

/** Columns side by side, each scrolling on its own; on a phone one at a time. */
export const boardCss = css`
  ${cardCss}
  @layer at.components {
    --_gap: 14px;
    container-type: inline-size;
    min-inline-size: 0;

    .at-board-columns {
      position: relative;
      display: flex;
      gap: var(--_gap);
      block-size: var(--_height, max(420px, calc(100dvh - 250px)));
      padding-block-end: 6px;
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      /* With that of the columns: else each turn of a wheel waits for the page to say what scrolls. */
      will-change: scroll-position;
      scroll-behavior: smooth;
      outline: none;
    }
    .at-board-column {
      --at-ground: var(--at-sunken);
      position: relative;
      display: flex;
      flex: 1 0 252px;
      flex-direction: column;
      min-inline-size: 0;
      max-inline-size: 420px;
      padding-block: var(--at-space-2) 0;
      border: 1px solid transparent;
      border-radius: var(--at-radius-l);
      background: var(--at-sunken);
      transition:
        border-color var(--at-fast) var(--at-ease),
        background-color var(--at-fast) var(--at-ease),
        opacity var(--at-fast) var(--at-ease);
    }
    .at-board-head {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--at-space-2);
      min-block-size: 32px;
      padding-inline: var(--at-space-4) var(--at-space-2);
    }
    .at-board-title {
      overflow: hidden;
      margin: 0;
      font: 620 var(--at-font-m) / 20px var(--at-font-body);
      letter-spacing: normal;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-board-tools {
      display: flex;
      flex: none;
      margin-inline-start: auto;
    }
    @media (hover: hover) {
      .at-board-fold {
        opacity: 0;
        transition: opacity var(--at-fast) var(--at-ease);
      }
      .at-board-column:is(:hover, :focus-within, [data-at-collapsed]) .at-board-fold {
        opacity: 1;
      }
    }
    .at-board-dot {
      flex: none;
      inline-size: 9px;
      block-size: 9px;
      border-radius: 50%;
      background: var(--_tone);
    }
    .at-board-glyph {
      display: grid;
      flex: none;
      color: var(--_tone);
    }
    .at-board-dot,
    .at-board-glyph {
      --_tone: var(--at-text-3);
    }
    [data-at-tone='brand'] {
      --_tone: var(--at-brand-edge);
    }
    [data-at-tone='ok'] {
      --_tone: var(--at-ok);
    }
    [data-at-tone='warn'] {
      --_tone: var(--at-warn);
    }
    [data-at-tone='bad'] {
      --_tone: var(--at-bad);
    }
    [data-at-tone='info'] {
      --_tone: var(--at-info);
    }
    .at-board-count {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: var(--at-space-1);
      min-inline-size: 20px;
      block-size: 18px;
      justify-content: center;
      padding-inline: 6px;
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      color: var(--at-text-2);
      font: 600 0.6875rem / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;

      &[data-at-over] {
        background: var(--at-warn-soft);
        color: var(--at-warn-text);
      }
    }

    .at-board-scroll {
      position: relative;
      flex: 1;
      min-block-size: 0;
      padding: 6px 10px 10px;
      overflow: hidden auto;
      overscroll-behavior-y: contain;
      will-change: scroll-position;
      /* Else the pointer looks for what is under it among the cards of all columns. */
      isolation: isolate;
      scrollbar-width: thin;
      scrollbar-gutter: stable both-edges;
    }
    @supports (scrollbar-gutter: stable) {
      .at-board-scroll {
        padding-inline: 3px;
      }
    }
    .at-board-list {
      position: relative;
    }
    .at-board-none {
      margin: 0 0 var(--at-space-2);
      padding: var(--at-space-5) var(--at-space-3);
      border: 1px dashed var(--at-line-strong);
      border-radius: 12px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      text-align: center;
    }
    .at-board-foot:empty {
      display: none;
    }
    .at-board-foot {
      flex: none;
      padding: var(--at-space-1) 10px var(--at-space-2);
    }

    .at-board-card[data-at-lifted] {
      opacity: 0.45;
    }
    &[data-at-lifting='keys'] .at-board-card[data-at-lifted] {
      z-index: 2;
      border-color: var(--at-brand-edge);
      opacity: 1;
      box-shadow: var(--at-shadow-float);
    }
    &[data-at-lifting] .at-board-columns {
      scroll-behavior: auto;
      scroll-snap-type: none;
    }
    .at-board-column[data-at-accepts='true'] {
      border-color: var(--at-brand-line);
    }
    .at-board-column[data-at-accepts='true'][data-at-over] {
      border-color: var(--at-brand-edge);
      background: linear-gradient(var(--at-brand-wash), var(--at-brand-wash)) var(--at-sunken);
    }
    .at-board-column[data-at-accepts='false'] {
      border: 1px dashed var(--at-line-strong);
      background: repeating-linear-gradient(
        -45deg,
        var(--at-sunken) 0 7px,
        var(--at-hover) 7px 8px
      );
      cursor: not-allowed;
    }
    .at-board-line {
      position: absolute;
      inset-block-start: 5px;
      inset-inline: 3px;
      z-index: 3;
      block-size: 2px;
      border-radius: 1px;
      background: var(--at-brand-edge);
      pointer-events: none;
    }
    .at-board-line::before {
      content: '';
      position: absolute;
      inset-block-start: -3px;
      inset-inline-start: -1px;
      inline-size: 4px;
      block-size: 4px;
      border: 2px solid var(--at-brand-edge);
      border-radius: 50%;
      background: var(--at-raised);
    }

    .at-board-column[data-at-collapsed] {
      flex: 0 0 46px;

      .at-board-head {
        flex: 1;
        flex-direction: column;
        padding: var(--at-space-1) 0 var(--at-space-3);
      }
      .at-board-title {
        order: 2;
        flex: 0 1 auto;
        writing-mode: vertical-rl;
      }
      .at-board-tools {
        margin: 0;
      }
      .at-board-dot,
      .at-board-glyph,
      .at-board-count {
        order: 1;
      }
    }

    /* Holds what is only spoken, which would widen the page. */
    .at-board-switcher {
      position: relative;
      display: flex;
      gap: var(--at-space-1);
      margin-block-end: 10px;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    .at-board-print {
      display: none;
    }

    @container (max-width: 620px) {
      .at-board-columns {
        --_gap: 10px;
        scroll-snap-type: x mandatory;
        scrollbar-width: none;
      }
      .at-board-column {
        flex: 0 0 88%;
        max-inline-size: none;
        scroll-snap-align: start;
      }
      .at-board-column:last-child {
        scroll-snap-align: end;
      }
    }
    .at-board-switcher button {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: 6px;
      min-block-size: var(--at-control-compact);
      padding: var(--at-space-1) 10px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-full);
      background: transparent;
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      cursor: pointer;
      outline-offset: -2px;
    }
    .at-board-switcher .at-board-count {
      background: var(--at-sunken);
    }
    .at-board-switcher button[aria-current] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
    }
    .at-board-switcher [aria-current] .at-board-count {
      background: var(--at-raised);
    }

    @media (pointer: coarse) {
      /* Scroll bars of fingers lie over what they scroll. */
      .at-board-scroll {
        padding-inline: 10px;
      }
      .at-board-more {
        inset-block-start: 0;
        inset-inline-end: 0;
        inline-size: 44px;
        block-size: 44px;
      }
      .at-board-switcher button {
        min-block-size: 44px;
        padding-inline: 14px;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .at-board-columns {
        scroll-behavior: auto;
      }
    }
    @media (forced-colors: active) {
      .at-board-column,
      .at-board-count {
        border: 1px solid CanvasText;
      }
      .at-board-column[data-at-over] {
        border-color: Highlight;
      }
      .at-board-card[aria-selected='true'] {
        outline: 2px solid Highlight;
        outline-offset: -3px;
      }
      .at-board-card[data-at-lifted] {
        border: 2px dashed Highlight;
        opacity: 1;
      }
      .at-board-line {
        background: Highlight;
      }
      .at-board-switcher button[aria-current] {
        border-color: Highlight;
      }
    }
    @media print {
      .at-board-columns,
      .at-board-switcher {
        display: none;
      }
      .at-board-print {
        display: block;
      }
      .at-board-print li {
        break-inside: avoid;
      }
    }
  }
`
