import { css } from 'styled-components'

/** The list of files on their way. */
export const uploadQueueCss = css`
  @layer at.components {
    container: at-uploads / inline-size;
    min-inline-size: 0;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);
    overflow: hidden;

    .at-head {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2) var(--at-space-3);
      padding: var(--at-space-3) var(--at-space-2) var(--at-space-3) var(--at-space-4);
    }
    .at-total {
      flex: 1 1 200px;
      min-inline-size: 0;
    }
    .at-outcome {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      font-weight: 600;
    }
    .at-outcome .at-icon {
      flex: none;
      color: var(--at-ok-text);
    }
    .at-outcome[data-at-failed] .at-icon {
      color: var(--at-bad-text);
    }
    .at-actions,
    .at-buttons {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      margin-inline-start: auto;
    }
    .at-buttons {
      flex: none;
    }
    .at-actions:not(:empty) + .at-buttons {
      margin-inline-start: 0;
    }
    .at-actions:empty {
      display: none;
    }
    .at-turn .at-icon {
      transition: rotate var(--at-medium) var(--at-ease);
    }
    .at-turn[data-at-open] .at-icon {
      rotate: 180deg;
    }
    ul {
      max-block-size: 308px;
      margin: 0;
      padding: 0;
      border-block-start: 1px solid var(--at-line);
      overflow: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      list-style: none;
    }
    ul:focus-visible {
      outline-offset: -2px;
    }
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: 2px var(--at-space-3);
      min-block-size: 52px;
      padding: var(--at-space-2) var(--at-space-2) var(--at-space-2) var(--at-space-4);
    }
    li + li {
      border-block-start: 1px solid var(--at-line);
    }
    .at-words {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 5px;
      min-inline-size: 0;
    }
    .at-first {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--at-space-3);
    }
    .at-first > .at-name {
      flex: 1 1 10rem;
      min-inline-size: 0;
      font-weight: 550;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-state {
      flex: 0 1 auto;
      min-inline-size: 0;
      display: inline-flex;
      align-items: center;
      gap: 5px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
    }
    li[data-at-state='done'] .at-state {
      color: var(--at-ok-text);
    }
    li[data-at-state='failed'] .at-error {
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      overflow-wrap: anywhere;
    }
    li[data-at-state='cancelled'] .at-name {
      color: var(--at-text-2);
      text-decoration: line-through;
    }
    @container at-uploads (inline-size < 420px) {
      li {
        padding-inline-start: var(--at-space-3);
      }
      .at-head {
        padding-inline-start: var(--at-space-3);
      }
      /* Their words take the line below, up to the edge of the words above. */
      .at-actions {
        order: 1;
        flex-basis: 100%;
        margin-inline-start: -8px;
      }
      .at-actions:not(:empty) + .at-buttons {
        margin-inline-start: auto;
      }
      .at-total {
        flex-basis: 140px;
      }
    }
    @media print {
      :is(.at-actions, .at-buttons) {
        display: none;
      }
      ul {
        max-block-size: none;
      }
    }
  }
`
