import { css } from 'styled-components'

/** Figures that line up, and two small buttons at the end. */
export const numberCss = css`
  @layer at.components {
    .at-entry {
      font-variant-numeric: tabular-nums;
    }
    .at-steps {
      display: grid;
      flex: none;
      align-self: stretch;
      grid-template-rows: 1fr 1fr;
      inline-size: 28px;
      border-inline-start: 1px solid var(--at-line);
      border-start-end-radius: 8px;
      border-end-end-radius: 8px;
      overflow: hidden;
    }
    .at-steps button {
      display: grid;
      place-items: center;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: transparent;
      color: var(--at-text-2);
      cursor: pointer;
    }
    .at-steps button + button {
      border-block-start: 1px solid var(--at-line);
    }
    .at-steps button[data-hovered] {
      background: var(--at-hover);
      color: var(--at-text);
    }
    .at-steps button[data-pressed] {
      background: var(--at-pressed);
    }
    .at-steps button[data-disabled] {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    @media (pointer: coarse) {
      /* Side by side: two fingers' breadth. */
      .at-steps {
        grid-template: 1fr / 44px 44px;
        inline-size: auto;
      }
      .at-steps button + button {
        border-block-start: 0;
        border-inline-start: 1px solid var(--at-line);
      }
    }
    @media print {
      .at-steps {
        display: none;
      }
    }
  }
`
