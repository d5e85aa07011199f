import { css } from 'styled-components'

/** Head, list and what is known of one entry beside it. */
export const viewCss = css`
  @layer at.components {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--at-space-3);
    min-block-size: 320px;

    > header {
      margin-block-end: 0;
    }
    > header + .at-place {
      margin-block-end: 6px;
    }
    @media (min-width: 768px) {
      > header + .at-place {
        margin-block-start: -8px;
      }
    }
    .at-bar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 10px var(--at-space-4);
      min-block-size: 44px;
    }
    .at-choosing {
      display: grid;
      /* Both have one place, so that nothing below moves and nothing is laid out anew. */
      > * {
        grid-area: 1 / 1;
        min-inline-size: 0;
      }
      > [data-at-away] {
        visibility: hidden;
      }
      @media (max-width: 767px) {
        > [data-at-away] {
          display: none;
        }
      }
    }
    .at-place {
      display: flex;
      flex: 0 1 auto;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 2px var(--at-space-4);
      min-inline-size: 0;
      /* The line of how many there are, before they are known. */
      min-block-size: 18px;
    }
    .at-tools {
      display: flex;
      flex: 1 1 auto;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
    }
    .at-beyond {
      display: flex;
      gap: var(--at-space-1);
      margin-inline-start: auto;
    }
    .at-filter {
      inline-size: 240px;
      max-inline-size: 100%;
    }
    .at-count {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-body {
      display: grid;
      gap: var(--at-space-5);
    }
    .at-body[data-at-details] {
      grid-template-columns: minmax(0, 1fr) minmax(300px, 36%);
      align-items: start;
    }
    /* Two panels stick together; one does so by itself. */
    .at-foot {
      display: contents;
    }
    .at-foot[data-at-open] {
      position: sticky;
      z-index: 4;
      inset-block-end: 0;
      display: grid;
      gap: var(--at-space-2);
    }
    .at-foot[data-at-open] > section {
      position: static;
    }
    .at-main {
      display: flex;
      flex-direction: column;
      gap: var(--at-space-3);
      min-inline-size: 0;
    }
    .at-body > aside {
      position: sticky;
      inset-block-start: 0;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      overflow: clip;
    }
    .at-reached:focus {
      outline: none;
    }
    .at-reached:focus-visible {
      border-radius: var(--at-radius-l);
      outline: 2px solid var(--at-focus);
    }
    .at-drag {
      position: fixed;
      inset-block-start: -400px;
      inset-inline-start: 0;
      padding: var(--at-space-2);
    }
    > .at-drop-hint {
      position: absolute;
      z-index: 5;
      inset: -8px;
      display: flex;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: var(--at-space-3);
      border: 2px dashed var(--at-brand-edge);
      border-radius: var(--at-radius-l);
      background: color-mix(in srgb, var(--at-brand-wash) 92%, transparent);
      color: var(--at-brand-text);
      font: 600 var(--at-font-l) / 24px var(--at-font-heading);
      text-align: center;
      pointer-events: none;
    }
    @media (max-width: 767px) {
      .at-tools {
        flex: 1 1 100%;
        inline-size: 100%;
      }
      .at-filter {
        flex: 1 1 200px;
      }
    }
  }
`
