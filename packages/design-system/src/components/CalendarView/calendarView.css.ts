import { css } from 'styled-components'

/** Weeks below each other, days beside each other. */
export const calendarViewCss = css`
  @layer at.components {
    --_ground: var(--at-ground, var(--at-sheet));
    --_head: 30px;
    --_air: 7px;
    min-inline-size: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    .at-tools {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 8px 10px;
      margin-block-end: 12px;
    }
    .at-turn {
      display: inline-flex;
      gap: 2px;
    }
    &:dir(rtl) .at-turn .at-icon {
      scale: -1 1;
    }
    .at-tools strong {
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      font-variant-numeric: tabular-nums;
    }
    .at-space {
      flex: 1;
    }
    .at-grid,
    .at-instead {
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--_ground);
      overflow: clip;
    }
    .at-grid[data-at-hours] {
      max-block-size: 70vh;
      overflow: auto;
      scrollbar-width: thin;
    }
    /* What lasts all day stays in sight over the hours. */
    .at-grid[data-at-hours] .at-week {
      position: sticky;
      z-index: 3;
      inset-block-start: 31px;
      border-block-end: 1px solid var(--at-line-strong);
      background: var(--_ground);
    }
    .at-instead {
      padding: 24px 16px;
    }
    .at-weekdays,
    .at-week,
    .at-hours {
      display: grid;
      grid-template-columns: 46px repeat(7, minmax(0, 1fr));
    }
    .at-hours,
    &:has([data-at-hours]) :is(.at-weekdays, .at-week) {
      grid-template-columns: 62px repeat(7, minmax(0, 1fr));
    }
    .at-weekdays {
      position: sticky;
      z-index: 4;
      inset-block-start: 0;
      border-block-end: 1px solid var(--at-line-strong);
      background: var(--_ground);
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 30px var(--at-font-body);
    }
    .at-weekdays > * {
      padding-inline: 9px;
      overflow: hidden;
    }
    .at-week + .at-week {
      border-block-start: 1px solid var(--at-line);
    }
    .at-week-number {
      padding: 7px 9px;
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-day {
      position: relative;
      min-block-size: calc(var(--_head) + var(--_lines) + 4px);
      border-inline-start: 1px solid var(--at-line);
      outline-offset: -2px;
      cursor: default;
    }
    .at-grid[data-at-mode='week'] .at-day {
      min-block-size: calc(var(--_head) + 3 * var(--_line));
    }
    .at-grid[data-at-mode='week']:not([data-at-hours]) .at-day {
      min-block-size: calc(var(--_head) + var(--_lines) + 4px);
    }
    [data-at-rest]:is(.at-day, .at-hours-day) {
      background: color-mix(in srgb, var(--at-sunken) 45%, transparent);
    }
    .at-day:focus-visible {
      z-index: 3;
      box-shadow: none;
    }
    .at-day[data-at-active] {
      box-shadow: inset 0 0 0 1px var(--at-line-strong);
    }
    [data-at-over]:is(.at-day, .at-hours-day) {
      background: var(--at-brand-wash);
      box-shadow: inset 0 0 0 2px var(--at-brand-edge);
    }
    .at-date {
      display: inline-grid;
      place-items: center;
      min-inline-size: 24px;
      block-size: 22px;
      margin: 4px 4px 0;
      padding-inline: 5px;
      border: 1px solid transparent;
      border-radius: var(--at-radius-full);
      font: 500 var(--at-font-xs) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-day[data-at-out] .at-date {
      color: var(--at-text-3);
      font-weight: 400;
    }
    .at-day[aria-current='date'] .at-date {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      color: var(--at-on-brand);
      font-weight: 650;
    }
    .at-more {
      position: absolute;
      z-index: 1;
      inset-inline: 3px 4px;
      inset-block-end: 4px;
      block-size: 24px;
      padding: 0 6px;
      border: 0;
      border-radius: var(--at-radius-s);
      background: transparent;
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 16px var(--at-font-body);
      text-align: start;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
      cursor: pointer;
    }
    .at-more:hover {
      background: var(--at-hover);
      color: var(--at-text);
    }

    .at-hours {
      position: relative;
      border-block-start: 1px solid var(--at-line-strong);
    }
    .at-clock {
      position: relative;
      color: var(--at-text-2);
      font: 400 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-clock span {
      position: absolute;
      inset-inline-end: 8px;
      translate: 0 -8px;
    }
    .at-hours-day {
      position: relative;
      border-inline-start: 1px solid var(--at-line);
      background-image: repeating-linear-gradient(var(--at-line) 0 1px, transparent 1px 46px);
    }
    .at-now {
      position: absolute;
      z-index: 2;
      inset-inline: -1px 0;
      border-block-start: 2px solid var(--at-brand-edge);
      pointer-events: none;
    }

    &[data-at-narrow] {
      --_head: 30px;
      --_air: 4px;
    }
    &[data-at-narrow] :is(.at-weekdays, .at-week) {
      grid-template-columns: 26px repeat(7, minmax(0, 1fr));
    }
    &[data-at-narrow] .at-weekdays > * {
      padding-inline: 5px;
    }
    &[data-at-narrow] .at-week-number {
      padding-inline: 5px;
    }
    &[data-at-narrow] .at-date {
      margin-inline: 2px;
    }
    &[data-at-narrow] .at-event {
      inset-inline-start: 2px;
      padding: 0;
      border-inline-start-width: 0;
      background: var(--_ink);
      pointer-events: none;
    }
    .at-agenda {
      margin-block-start: 16px;
    }
    .at-agenda h3 {
      margin-block-end: 8px;
      font-size: var(--at-font-m);
    }
    .at-nothing {
      color: var(--at-text-2);
    }
    .at-live {
      position: fixed;
      z-index: var(--at-z-overlay);
      inset: 0 auto auto 0;
      margin: 18px 0 0 14px;
      padding: 4px 10px;
      border-radius: var(--at-radius-s);
      background: var(--at-inverse);
      color: var(--at-on-inverse);
      font: 600 var(--at-font-xs) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
      pointer-events: none;
    }
    @media (forced-colors: active) {
      .at-day[aria-current='date'] .at-date {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      [data-at-over] {
        outline: 2px solid Highlight;
      }
    }
    @media print {
      .at-tools > :not(strong) {
        display: none;
      }
      .at-grid[data-at-hours] {
        max-block-size: none;
        overflow: clip;
      }
      .at-week {
        break-inside: avoid;
      }
    }
  }
`
