import { css } from 'styled-components'
import { floatCss } from '../overlay/index.ts'

/** A month: its name, its weeks with their numbers, its days. */
export const calendarCss = css`
  @layer at.components {
    inline-size: 100%;
    max-inline-size: 324px;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    .at-head {
      display: flex;
      align-items: center;
      gap: 2px;
      margin-block-end: var(--at-space-1);
    }
    .at-months {
      display: flex;
      flex: 1;
      justify-content: center;
      min-inline-size: 0;
    }
    .at-head select {
      min-inline-size: 0;
      min-block-size: 30px;
      padding: 2px 6px;
      border: 1px solid transparent;
      border-radius: var(--at-radius-s);
      appearance: none;
      field-sizing: content;
      background: transparent;
      color: var(--at-text);
      font: 640 var(--at-font-m) / 20px var(--at-font-heading);
      font-variant-numeric: tabular-nums;
      text-align: center;
      text-align-last: center;
      text-overflow: ellipsis;
      cursor: pointer;
    }
    .at-head option {
      background: var(--at-raised);
      color: var(--at-text);
    }
    .at-page {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: var(--at-control-compact);
      block-size: var(--at-control-compact);
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-m);
      background: transparent;
      color: var(--at-text-2);
      cursor: pointer;
    }
    .at-page:disabled {
      color: var(--at-text-3);
      opacity: 0.55;
      cursor: not-allowed;
    }
    [dir='rtl'] & .at-page .at-icon {
      scale: -1 1;
    }

    table {
      inline-size: 100%;
      border-collapse: separate;
      border-spacing: 0 2px;
      table-layout: fixed;
      font-variant-numeric: tabular-nums;
    }
    th {
      padding: 0;
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 28px var(--at-font-body);
      text-align: center;
    }
    thead tr::before {
      content: var(--_week);
      display: table-cell;
      inline-size: 28px;
      color: var(--at-text-3);
      font: 500 var(--at-font-xs) / 28px var(--at-font-body);
      text-align: center;
    }
    tbody th {
      color: var(--at-text-3);
      font-weight: 400;
    }
    td {
      padding: 0;
    }
    @media (width < 360px) {
      thead tr::before {
        inline-size: 22px;
      }
    }
    .at-day {
      position: relative;
      display: grid;
      place-items: center;
      block-size: var(--at-control);
      border-radius: var(--at-radius-m);
      cursor: pointer;
      outline: none;
      -webkit-tap-highlight-color: transparent;
    }
    .at-day[data-outside-month] {
      color: var(--at-text-3);
    }
    .at-day[data-at-today]::after {
      content: '';
      position: absolute;
      inset-block-end: 4px;
      inline-size: 4px;
      block-size: 4px;
      border-radius: 50%;
      background: var(--at-brand-edge);
    }
    .at-day[data-at-today] {
      font-weight: 650;
    }
    @media (hover: hover) {
      .at-day[data-hovered],
      .at-page:enabled:hover,
      .at-head select:hover {
        background: var(--at-hover);
      }
    }
    .at-day[data-pressed],
    .at-page:active {
      background: var(--at-pressed);
    }
    .at-day[data-selected] {
      border-radius: 0;
      background: var(--at-brand-soft);
      color: var(--at-text);
    }
    &[data-at-single] .at-day[data-selected],
    .at-day[data-selection-start],
    .at-day[data-selection-end] {
      background: var(--at-brand);
      color: var(--at-on-brand);
      font-weight: 600;
      box-shadow: inset 0 0 0 1px var(--at-brand-edge);
    }
    &[data-at-single] .at-day[data-selected],
    .at-day[data-selection-start] {
      border-start-start-radius: var(--at-radius-m);
      border-end-start-radius: var(--at-radius-m);
    }
    &[data-at-single] .at-day[data-selected],
    .at-day[data-selection-end] {
      border-start-end-radius: var(--at-radius-m);
      border-end-end-radius: var(--at-radius-m);
    }
    .at-day[data-selected][data-at-today]::after {
      background: currentColor;
    }
    .at-day[data-invalid][data-selected] {
      box-shadow: inset 0 0 0 2px var(--at-bad);
    }
    .at-day[data-focus-visible] {
      outline: 2px solid var(--at-focus);
      outline-offset: -2px;
      box-shadow: inset 0 0 0 3px var(--at-focus-gap);
    }
    .at-day[data-disabled],
    .at-day[data-unavailable] {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    .at-day[data-unavailable] {
      text-decoration: line-through;
    }
    .at-day[data-disabled]:not([data-selected]) {
      opacity: 0.6;
    }
    .at-fault {
      margin-block-start: 6px;
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
    }

    @media (pointer: coarse) {
      .at-page {
        inline-size: 44px;
        block-size: 44px;
      }
      .at-head select {
        min-block-size: 44px;
        font-size: 1rem;
      }
    }
    @media (forced-colors: active) {
      .at-day {
        forced-color-adjust: none;
        background: Canvas;
        color: CanvasText;
      }
      .at-day[data-selected] {
        background: Highlight;
        color: HighlightText;
        box-shadow: none;
      }
      .at-day:is([data-disabled], [data-unavailable]) {
        color: GrayText;
        opacity: 1;
      }
      .at-day[data-focus-visible] {
        outline: 2px solid CanvasText;
      }
    }
  }
`

/** What opens under a date field: a calendar, and quick ways beside it. */
export const calendarPopoverCss = css`
  ${floatCss}
  @layer at.components {
    box-sizing: border-box;
    inline-size: 340px;
    max-inline-size: calc(100vw - 8px);
    overflow: auto;

    [role='dialog'] {
      outline: none;
    }
    .at-sheet {
      padding: var(--at-space-2);
    }
    /* On the narrowest phones the days keep a width for the finger. */
    @media (width < 360px) {
      .at-sheet {
        padding-inline: var(--at-space-1);
      }
    }
    .at-foot {
      display: flex;
      justify-content: space-between;
      gap: var(--at-space-2);
      padding: 6px var(--at-space-2);
      border-block-start: 1px solid var(--at-line);
    }
    .at-quick {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin: 0;
      padding: 10px var(--at-space-3);
      border-block-end: 1px solid var(--at-line);
      list-style: none;
    }
    .at-quick button {
      min-block-size: 28px;
      padding: 3px 10px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-full);
      background: transparent;
      color: var(--at-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      text-align: start;
      cursor: pointer;
    }
    @media (hover: hover) {
      .at-quick button:hover {
        background: var(--at-hover);
      }
    }
    .at-quick button:active {
      background: var(--at-pressed);
    }
    .at-quick button:disabled {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    .at-quick button[aria-pressed='true'] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
    }
    @media (pointer: coarse) {
      .at-quick button {
        min-block-size: 44px;
        padding-inline: 14px;
      }
    }
    @media (forced-colors: active) {
      .at-quick button[aria-pressed='true'] {
        border-color: Highlight;
        border-width: 2px;
      }
    }
    @media print {
      display: none;
    }
  }
`
