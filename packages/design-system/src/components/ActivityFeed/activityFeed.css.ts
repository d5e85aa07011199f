import { css } from 'styled-components'

/** Days with a thread from event to event. */
export const activityFeedCss = css`
  @layer at.components {
    min-inline-size: 0;
    color: var(--at-text-2);

    section + section {
      margin-block-start: 18px;
    }
    h2,
    h3,
    h4 {
      margin: 0 0 10px;
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      letter-spacing: 0;
    }
    ol {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      position: relative;
      display: flex;
      align-items: flex-start;
      gap: var(--at-space-3);
      padding-block-end: var(--at-space-4);
    }
    li:last-child {
      padding-block-end: 0;
    }
    li:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block: 34px 4px;
      inset-inline-start: 14.5px;
      border-inline-start: 1px solid var(--at-line);
    }
    .at-words {
      flex: 1;
      min-inline-size: 0;
      padding-block-start: 5px;
      overflow-wrap: anywhere;
    }
    .at-title {
      color: var(--at-text);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-title strong {
      font-weight: 650;
    }
    .at-detail {
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      /* What was written in lines stays in lines. */
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
    time {
      flex: none;
      padding-block-start: 6px;
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-place {
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      padding-block: 7px;

      > :first-child {
        flex: none;
      }
    }
    @media print {
      li {
        break-inside: avoid;
      }
    }
  }
`
