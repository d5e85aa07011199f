import { css } from 'styled-components'
import { toneCss } from '../TimelineView/bars/tone.css.ts'

/** An event on its days, or as an entry of a list. */
export const eventCss = css`
  ${toneCss}
  @layer at.components {
    padding: 0 6px;
    border: 0;
    border-inline-start: 3px solid var(--_ink);
    border-radius: var(--at-radius-s);
    background: var(--_soft);
    color: var(--_ink);
    font: 600 var(--at-font-xs) / 16px var(--at-font-body);
    text-align: start;
    white-space: nowrap;
    text-overflow: ellipsis;
    overflow: clip;
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;

    &.at-calendar-event {
      position: absolute;
      z-index: 1;
      inset-inline-start: 3px;
      inline-size: calc(100% - var(--_air));
      block-size: calc(var(--_line) - 2px);
    }
    /* A name as long as can be. */
    &[data-at-short] {
      padding-inline: var(--at-space-1) 2px;
      font-weight: 500;
    }
    &[data-at-short] .at-icon {
      margin-inline-end: 3px;
    }
    .at-calendar-title {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    time {
      font-weight: 500;
      font-variant-numeric: tabular-nums;
    }
    .at-icon {
      margin-inline-end: 5px;
      vertical-align: -2px;
    }
    &:hover {
      box-shadow: inset 0 0 0 1px var(--_ink);
    }
    &:focus-visible {
      z-index: 2;
      outline-offset: 1px;
    }
    /* Who is on it by keyboard reads all of it. */
    &.at-calendar-event:focus-visible {
      block-size: auto;
      min-block-size: calc(var(--_line) - 2px);
      white-space: normal;
      overflow-wrap: anywhere;
    }
    &.at-calendar-event[data-at-dot]:focus-visible:not([aria-selected='true']) {
      background: var(--at-raised);
    }
    &[data-at-before] {
      border-start-start-radius: 0;
      border-end-start-radius: 0;
      border-inline-start-width: 1px;
    }
    &[data-at-after] {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    &[data-at-dot]:not(.at-calendar-timed, [aria-selected='true']) {
      background: none;
    }
    &[aria-selected='true'] {
      background: var(--at-brand-soft);
      box-shadow: inset 0 0 0 2px var(--at-brand-edge);
      color: var(--at-brand-text);
    }
    &[data-at-dragged] {
      opacity: 0.6;
      cursor: grabbing;
    }
    &.at-calendar-timed {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      padding-block: 2px;
    }
    &.at-calendar-timed > * {
      flex: none;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    &.at-calendar-entry {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 5px;
      flex: 1;
      min-block-size: 32px;
      min-inline-size: 0;
      padding: 5px 10px;
      font-size: var(--at-font-s);
    }
    /* Where both do not fit, the days stand under the title. */
    &.at-calendar-entry .at-calendar-title {
      flex: 1 1 60%;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    &.at-calendar-entry > .at-icon {
      flex: none;
      margin: 0;
    }
    &.at-calendar-entry time {
      flex: none;
    }
    &.at-calendar-entry > .at-icon ~ time {
      margin-inline-start: 21px;
    }
    @media (pointer: coarse) {
      &.at-calendar-entry {
        min-block-size: 44px;
      }
    }
    @media (forced-colors: active) {
      border: 1px solid ButtonText;
      border-inline-start-width: 3px;
      &[aria-selected='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`
