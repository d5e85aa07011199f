import { css } from 'styled-components'

/** List and chat beside each other; where there is little room, one after the other. */
export const frameCss = css`
  @layer at.components {
    container: at-chat / inline-size;
    block-size: 100%;
    min-block-size: 320px;
    max-block-size: 100dvh;
    font: 400 var(--at-font-m) / 20px var(--at-font-body);
    color: var(--at-text);

    > .at-panes {
      display: grid;
      grid-template-columns: minmax(220px, 34%) minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr);
      block-size: 100%;
    }
    .at-list-pane,
    .at-chat-pane {
      display: flex;
      flex-direction: column;
      min-inline-size: 0;
      min-block-size: 0;
    }
    .at-list-pane {
      border-inline-end: 1px solid var(--at-line);
    }
    .at-list-head {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--at-space-2);
      padding: var(--at-space-3) var(--at-space-4) var(--at-space-2);
    }
    .at-find {
      padding: 0 var(--at-space-4) var(--at-space-2);
    }
    .at-rows {
      flex: 1;
      min-block-size: 0;
      overflow: auto;
      overscroll-behavior: contain;
      padding: 0 var(--at-space-4) var(--at-space-3);
    }
    .at-chat-name {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--at-space-2);
    }
    .at-one-line {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-unsent-note {
      color: var(--at-bad-text);
      font-weight: 600;
    }
    /* Where both fit, the pane beside the list says it. */
    .at-alone {
      display: none;
    }
    .at-choose {
      display: grid;
      flex: 1;
      place-content: center;
      overflow: auto;
    }
    @container at-chat (max-width: 599px) {
      > .at-panes {
        grid-template-columns: minmax(0, 1fr);
      }
      > .at-panes[data-at-open] > .at-list-pane,
      > .at-panes:not([data-at-open]) > .at-chat-pane {
        display: none;
      }
      .at-list-pane {
        border: 0;
      }
      .at-alone {
        display: block;
      }
    }
  }
`

/** Head, messages, and what is written. */
export const conversationCss = css`
  @layer at.components {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;

    > .at-head {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      padding: 10px var(--at-space-4);
      border-block-end: 1px solid var(--at-line);
    }
    .at-back {
      display: none;
      margin-inline-start: -8px;
    }
    @container at-chat (max-width: 599px) {
      .at-back {
        display: block;
      }
    }
    .at-words {
      flex: 1;
      min-inline-size: 0;
    }
    .at-words h3 {
      margin: 0;
      font: 640 var(--at-font-m) / 20px var(--at-font-heading);
      overflow-wrap: anywhere;
      outline-offset: 3px;
    }
    .at-words p {
      margin: 0;
      overflow: hidden;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > .at-messages {
      flex: 1;
      min-block-size: 0;
    }
    > .at-notice {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: var(--at-space-1) var(--at-space-3);
      padding: 6px var(--at-space-4);
      border-block-end: 1px solid var(--at-line);
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    > .at-state {
      display: grid;
      flex: 1;
      place-content: center;
      overflow: auto;
    }
  }
`

/** One message. One's own stand at the end side, on the brand's wash. */
export const messageCss = css`
  @layer at.components {
    display: grid;
    justify-items: start;
    gap: 2px;

    .at-flag,
    .at-line {
      justify-self: stretch;
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    .at-flag {
      justify-content: center;
      padding-block: 10px 6px;
      color: var(--at-text-2);
      font-variant-numeric: tabular-nums;
    }
    .at-line {
      padding-block: var(--at-space-1);
      color: var(--at-brand-text);
      font-weight: 600;
    }
    .at-line::before,
    .at-line::after {
      content: '';
      flex: 1;
      border-block-start: 1px solid var(--at-brand-edge);
    }
    .at-author {
      padding-inline-start: 1px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-weight: 600;
      line-height: 18px;
      overflow-wrap: anywhere;
    }
    .at-bubble {
      max-inline-size: min(68ch, 86%);
      padding: 6px var(--at-space-3);
      border: 1px solid transparent;
      border-radius: 4px var(--at-radius-l) var(--at-radius-l) var(--at-radius-l);
      background: var(--at-sunken);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    .at-clock {
      margin-inline-start: var(--at-space-2);
      color: var(--at-text-2);
      font-size: 0.6875rem;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    &[data-at-own] {
      justify-items: end;
    }
    &[data-at-own] .at-bubble {
      border-radius: var(--at-radius-l) 4px var(--at-radius-l) var(--at-radius-l);
      background: var(--at-brand-soft);
    }
    &:dir(rtl) .at-bubble {
      border-radius: var(--at-radius-l) 4px var(--at-radius-l) var(--at-radius-l);
    }
    &[data-at-own]:dir(rtl) .at-bubble {
      border-radius: 4px var(--at-radius-l) var(--at-radius-l) var(--at-radius-l);
    }
    @media (forced-colors: active) {
      .at-bubble {
        border-color: GrayText;
      }
      &[data-at-own] .at-bubble {
        border-color: CanvasText;
      }
    }
  }
`

/** The field to write in, and above it what could not be sent. */
export const composerCss = css`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);
    padding: 10px var(--at-space-4) 14px;
    border-block-start: 1px solid var(--at-line);

    .at-unsent {
      display: grid;
      gap: var(--at-space-2);
      max-block-size: 30vh;
      margin: 0;
      padding: 0;
      overflow: auto;
      list-style: none;
    }
    .at-unsent > li {
      display: grid;
      gap: 2px;
      padding: var(--at-space-2) var(--at-space-3);
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      background: var(--at-bad-soft);
    }
    .at-unsent strong {
      color: var(--at-bad-text);
      font-size: var(--at-font-s);
    }
    .at-unsent p {
      display: -webkit-box;
      margin: 0;
      overflow: hidden;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
    .at-why {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-ways {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin-block-start: var(--at-space-1);
    }
    > form {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
      gap: var(--at-space-2);
    }
    .at-hint {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    @media (pointer: coarse) {
      .at-hint {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .at-unsent > li {
        border-color: CanvasText;
      }
    }
    @media print {
      display: none;
    }
  }
`
