import { css } from 'styled-components'

/** Steps in a line, below each other where the line is too short. */
export const stepperCss = css`
  @layer at.components {
    container: at-stepper / inline-size;
    inline-size: 100%;

    ol {
      display: flex;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      --_edge: var(--at-field);
      --_fill: var(--at-sheet);
      --_ink: var(--at-text-2);
      position: relative;
      flex: 1;
      min-inline-size: 0;
    }
    li[data-at-step='current'] {
      --_edge: var(--at-brand-edge);
      --_fill: var(--at-brand);
      --_ink: var(--at-on-brand);
    }
    li[data-at-step='done'] {
      --_edge: var(--at-brand-edge);
      --_fill: var(--at-brand-soft);
      --_ink: var(--at-brand-text);
    }
    li[data-at-step='invalid'] {
      --_edge: var(--at-bad);
      --_fill: var(--at-bad-soft);
      --_ink: var(--at-bad-text);
    }
    /* The way to the next step. */
    li:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block-start: 17px;
      inset-inline: calc(50% + 20px) calc(-50% + 20px);
      block-size: 2px;
      border-radius: 1px;
      background: var(--at-line-strong);
    }
    li[data-at-passed]:not(:last-child)::before {
      background: var(--at-brand-edge);
    }

    .at-step {
      display: flex;
      flex-direction: column;
      align-items: center;
      gap: 6px;
      inline-size: 100%;
      padding: var(--at-space-1);
      border: 0;
      border-radius: var(--at-radius-m);
      background: transparent;
      color: var(--at-text-2);
      font: 500 var(--at-font-m) / 20px var(--at-font-body);
      text-align: center;
    }
    button.at-step {
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    button.at-step:hover .at-words b {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    button.at-step:active {
      color: var(--at-text);
    }
    .at-dot {
      position: relative;
      display: grid;
      place-items: center;
      flex: none;
      inline-size: 28px;
      block-size: 28px;
      border: 1.5px solid var(--_edge);
      border-radius: 50%;
      background: var(--_fill);
      color: var(--_ink);
      font: 600 var(--at-font-s) / 1 var(--at-font-body);
      font-variant-numeric: tabular-nums;
      transition: background-color var(--at-medium) var(--at-ease);
    }
    button.at-step:hover .at-dot {
      box-shadow: 0 0 0 4px var(--at-hover);
    }
    .at-words {
      max-inline-size: 100%;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    b {
      font-weight: 500;
    }
    [aria-current] b,
    li[data-at-step='invalid'] b {
      font-weight: 600;
      color: var(--at-text);
    }
    small {
      display: block;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    li[data-at-step='invalid'] small {
      color: var(--at-bad-text);
    }

    @container at-stepper (max-width: 560px) {
      ol {
        flex-direction: column;
      }
      li:not(:last-child)::before {
        inset-block: 40px -4px;
        inset-inline: 17px auto;
        inline-size: 2px;
        block-size: auto;
      }
      .at-step {
        flex-direction: row;
        gap: var(--at-space-3);
        min-block-size: 52px;
        align-items: flex-start;
        text-align: start;
      }
      .at-words {
        padding-block: var(--at-space-1);
      }
    }
    @media (forced-colors: active) {
      li[data-at-step='current'] .at-dot {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      li:not(:last-child)::before {
        background: CanvasText;
      }
    }
  }
`
