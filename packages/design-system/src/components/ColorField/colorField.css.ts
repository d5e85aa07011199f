import { css } from 'styled-components'

/** The sample before the text; pressing it opens the browser's palette. */
export const colorFieldCss = css`
  @layer at.components {
    .at-entry {
      padding-inline-start: 10px;
      font-variant-numeric: tabular-nums;
    }
    .at-swatch {
      position: relative;
      flex: none;
      inline-size: 26px;
      block-size: 26px;
      margin-inline-start: 5px;
      border-radius: var(--at-radius-s);
      background: var(--_color);
      box-shadow: inset 0 0 0 1px var(--at-field);
      overflow: hidden;
      forced-color-adjust: none;
    }
    /* No colour: a line through the empty sample. */
    .at-swatch[data-at-none] {
      background: linear-gradient(
        to top right,
        transparent calc(50% - 1px),
        var(--at-bad) calc(50% - 1px),
        var(--at-bad) calc(50% + 1px),
        transparent calc(50% + 1px)
      );
    }
    .at-swatch:focus-within {
      outline: 2px solid var(--at-focus);
      outline-offset: 1px;
      overflow: visible;
    }
    .at-swatch input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      padding: 0;
      border: 0;
      opacity: 0;
      cursor: pointer;
    }
    .at-swatch input:disabled {
      cursor: not-allowed;
    }
    @media (pointer: coarse) {
      .at-swatch {
        inline-size: 36px;
        block-size: 36px;
      }
    }
  }
`
