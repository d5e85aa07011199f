import { css } from 'styled-components'

/** Who, when, what; beside the writer's picture. */
export const commentItemCss = css`
  @layer at.components {
    display: flex;
    gap: 10px;
    min-inline-size: 0;
    padding-block: var(--at-space-2);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    > .at-content {
      flex: 1;
      min-inline-size: 0;
    }
    .at-line {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--at-space-2);
    }
    strong {
      font-weight: 650;
      overflow-wrap: anywhere;
    }
    .at-time {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
    }
    .at-actions {
      margin-inline-start: auto;
    }
    .at-text {
      max-inline-size: 68ch;
      color: var(--at-text);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    &[data-at-own] .at-content > .at-text {
      inline-size: fit-content;
      margin-block-start: var(--at-space-1);
      padding: var(--at-space-2) var(--at-space-3);
      border: 1px solid transparent;
      border-radius: 4px var(--at-radius-l) var(--at-radius-l) var(--at-radius-l);
      background: var(--at-brand-wash);
    }
    &[data-at-own]:dir(rtl) .at-content > .at-text {
      border-radius: var(--at-radius-l) 4px var(--at-radius-l) var(--at-radius-l);
    }
    &[data-at-generated] {
      .at-text {
        color: var(--at-text-2);
        font-size: var(--at-font-s);
      }
      > .at-mark {
        display: grid;
        place-items: center;
        flex: none;
        inline-size: 28px;
        block-size: 24px;
        color: var(--at-text-3);
      }
    }
    &[data-at-pending] .at-text {
      color: var(--at-text-2);
    }
    .at-failure {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px;
      margin-block-start: var(--at-space-1);
      color: var(--at-bad-text);
      font-size: var(--at-font-s);
      font-weight: 600;
    }
    .at-failure > .at-why {
      flex-basis: 100%;
      color: var(--at-text-2);
      font-weight: 400;
    }
    .at-reactions {
      margin-block-start: 6px;
    }
    @media (forced-colors: active) {
      &[data-at-own] .at-content > .at-text {
        border-color: CanvasText;
      }
    }
    @media print {
      break-inside: avoid;
      .at-actions {
        display: none;
      }
    }
  }
`
