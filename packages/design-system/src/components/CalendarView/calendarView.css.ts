import { css } from 'styled-components'
import { dragLabelCss } from '../../dates/dragLabel.css.ts'
import { eventCss } from './calendarEvent.css.ts'

/** Weeks below each other, days beside each other. */
export const calendarViewCss = css`
  ${dragLabelCss}
  .at-calendar-event {
    ${eventCss}
  }
  @layer at.components {
    --_ground: var(--at-ground, var(--at-sheet));
    --_air: 7px;
    min-inline-size: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    .at-calendar-tools {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2) 10px;
      margin-block-end: var(--at-space-3);
    }
    .at-calendar-turn {
      display: inline-flex;
      gap: 2px;
    }
    &:dir(rtl) .at-calendar-turn .at-icon {
      scale: -1 1;
    }
    .at-calendar-tools strong {
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      font-variant-numeric: tabular-nums;
    }
    .at-calendar-space {
      flex: 1;
    }
    .at-calendar-grid,
    .at-calendar-instead {
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--_ground);
      overflow: clip;
    }
    .at-calendar-grid[data-at-hours] {
      max-block-size: 70vh;
      overflow: auto;
      scrollbar-width: thin;
    }
    /* What lasts all day stays in sight over the hours. */
    .at-calendar-grid[data-at-hours] .at-calendar-week {
      position: sticky;
      z-index: 3;
      inset-block-start: 31px;
      border-block-end: 1px solid var(--at-line-strong);
      background: var(--_ground);
    }
    .at-calendar-instead {
      padding: var(--at-space-6) var(--at-space-4);
    }
    .at-calendar-weekdays,
    .at-calendar-week,
    .at-calendar-hours {
      display: grid;
      grid-template-columns: 46px repeat(7, minmax(0, 1fr));
    }
    .at-calendar-hours,
    .at-calendar-grid[data-at-hours] :is(.at-calendar-weekdays, .at-calendar-week) {
      grid-template-columns: 62px repeat(7, minmax(0, 1fr));
    }
    .at-calendar-weekdays {
      position: sticky;
      z-index: 4;
      inset-block-start: 0;
      border-block-end: 1px solid var(--at-line-strong);
      background: var(--_ground);
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 30px var(--at-font-body);
    }
    .at-calendar-weekdays > * {
      padding-inline: 9px;
      overflow: hidden;
    }
    .at-calendar-week + .at-calendar-week {
      border-block-start: 1px solid var(--at-line);
    }
    .at-calendar-week-number {
      padding: 7px 9px;
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-calendar-day {
      position: relative;
      min-block-size: calc(var(--_head) + var(--_lines) + 4px);
      border-inline-start: 1px solid var(--at-line);
      outline-offset: -2px;
      cursor: default;
    }
    .at-calendar-grid[data-at-hours] .at-calendar-day {
      min-block-size: calc(var(--_head) + max(1, var(--_used)) * var(--_line) + 4px);
    }
    [data-at-rest]:is(.at-calendar-day, .at-calendar-hours-day) {
      background-color: color-mix(in srgb, var(--at-sunken) 45%, transparent);
    }
    .at-calendar-day:focus-visible {
      z-index: 3;
      box-shadow: none;
    }
    .at-calendar-day[data-at-active] {
      box-shadow: inset 0 0 0 1px var(--at-line-strong);
    }
    [data-at-over]:is(.at-calendar-day, .at-calendar-hours-day) {
      background-color: var(--at-brand-wash);
      box-shadow: inset 0 0 0 2px var(--at-brand-edge);
    }
    .at-calendar-date {
      display: inline-grid;
      place-items: center;
      min-inline-size: 24px;
      block-size: 22px;
      margin: var(--at-space-1) var(--at-space-1) 0;
      padding-inline: 5px;
      border: 1px solid transparent;
      border-radius: var(--at-radius-full);
      font: 500 var(--at-font-xs) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-calendar-day[data-at-out] .at-calendar-date {
      color: var(--at-text-3);
      font-weight: 400;
    }
    .at-calendar-day[aria-current='date'] .at-calendar-date {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      color: var(--at-on-brand);
      font-weight: 650;
    }
    .at-calendar-more {
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
    .at-calendar-more:hover {
      background: var(--at-hover);
      color: var(--at-text);
    }

    .at-calendar-hours {
      position: relative;
      border-block-start: 1px solid var(--at-line-strong);
    }
    .at-calendar-clock {
      position: relative;
      color: var(--at-text-2);
      font: 400 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-calendar-clock span {
      position: absolute;
      inset-inline-end: 8px;
      translate: 0 -8px;
    }
    .at-calendar-hours-day {
      position: relative;
      border-inline-start: 1px solid var(--at-line);
      background-image: repeating-linear-gradient(var(--at-line) 0 1px, transparent 1px 46px);
    }
    .at-calendar-now {
      position: absolute;
      z-index: 2;
      inset-inline: -1px 0;
      border-block-start: 2px solid var(--at-brand-edge);
      pointer-events: none;
    }

    &[data-at-narrow] {
      --_air: 4px;
    }
    &[data-at-narrow] :is(.at-calendar-weekdays, .at-calendar-week) {
      grid-template-columns: 30px repeat(7, minmax(0, 1fr));
    }
    &[data-at-narrow] .at-calendar-weekdays > * {
      padding-inline: 5px;
    }
    &[data-at-narrow] .at-calendar-week-number {
      padding-inline: 5px;
    }
    &[data-at-narrow] .at-calendar-date {
      margin-inline: 2px;
    }
    &[data-at-narrow] .at-calendar-event {
      inset-inline-start: 2px;
      padding: 0;
      border-inline-start-width: 0;
      background: var(--_ink);
      pointer-events: none;
    }
    .at-calendar-agenda {
      margin-block-start: var(--at-space-4);
    }
    .at-calendar-agenda > :is(h2, h3, h4) {
      margin-block-end: var(--at-space-2);
      font-size: var(--at-font-m);
    }
    .at-calendar-nothing {
      color: var(--at-text-2);
    }
    @media (forced-colors: active) {
      .at-calendar-day[aria-current='date'] .at-calendar-date {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      [data-at-over] {
        outline: 2px solid Highlight;
      }
    }
    @media print {
      .at-calendar-tools > :not(strong) {
        display: none;
      }
      .at-calendar-grid[data-at-hours] {
        max-block-size: none;
        overflow: clip;
      }
      .at-calendar-week {
        break-inside: avoid;
      }
    }
  }
`
