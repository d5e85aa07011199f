import { css } from 'styled-components'

/** What is shown, with all the room; below it one line that says how far it is. */
export const mediaCss = css`
  @layer at.components {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    min-block-size: 0;

    > .at-shown {
      min-block-size: 0;
      min-inline-size: 0;
    }
    > footer {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2) var(--at-space-4);
      min-block-size: 52px;
      padding: var(--at-space-2) var(--at-space-3);
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sheet);
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-how-far {
      display: flex;
      align-items: center;
      gap: 6px;
    }
    .at-how-far strong {
      color: var(--at-text);
      font-weight: 600;
    }
    .at-how-far > svg {
      flex: none;
      color: var(--at-ok-text);
    }
    .at-track {
      position: relative;
      flex: 1 1 160px;
      block-size: 8px;
      overflow: hidden;
      border-radius: 4px;
      background: var(--at-line);
    }
    .at-track > span {
      position: absolute;
      inset-block: 0;
      background: var(--at-brand-edge);
    }
    .at-track[data-at-done] > span {
      background: var(--at-ok-text);
    }
    @media (max-width: 560px) {
      .at-track {
        flex-basis: 100%;
        order: -1;
      }
    }
    @media (forced-colors: active) {
      .at-track {
        border: 1px solid CanvasText;
      }
      .at-track > span {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`
