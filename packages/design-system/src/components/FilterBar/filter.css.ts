import { css } from 'styled-components'

/** Filters at the start of the line, what else steers the list at its end. */
export const barCss = css`
  @layer at.components {
    container: at-filters / inline-size;
    inline-size: 100%;

    .at-line {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
    }
    .at-chips {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
      min-inline-size: 0;
    }
    .at-start {
      flex: 0 1 220px;
      min-inline-size: 150px;
    }
    .at-start + .at-chips {
      flex: 1 1 480px;
    }
    .at-compact {
      display: none;
    }
    .at-active {
      margin-inline-start: var(--at-space-1);
      font-variant-numeric: tabular-nums;
    }
    .at-end {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
      margin-inline-start: auto;
    }
    /* Where chips would take three lines, they go into one button. */
    @container at-filters (max-width: 560px) {
      .at-chips {
        display: none;
      }
      .at-compact {
        display: flex;
      }
      /* The field takes what the buttons leave. */
      .at-start {
        flex: 1 1 150px;
      }
    }
    @media print {
      .at-end,
      .at-compact {
        display: none;
      }
    }
  }
`

/** Name and choice of one filter, and a cross where it can be taken away. */
export const chipCss = css`
  @layer at.components {
    display: inline-flex;
    align-items: stretch;
    max-inline-size: 100%;
    min-block-size: var(--at-control-compact);
    border: 1px solid var(--at-line-strong);
    border-radius: var(--at-radius-m);
    background: var(--at-raised);
    transition: border-color var(--at-fast) var(--at-ease);

    &:hover {
      border-color: var(--at-field);
    }
    button {
      padding: 2px 10px;
      border: 0;
      border-radius: 8px;
      background: transparent;
      color: var(--at-text-2);
      font: 500 0.8125rem / 18px var(--at-font-body);
      text-align: start;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    button:hover {
      background: var(--at-hover);
    }
    button:active,
    button[aria-expanded='true'] {
      background: var(--at-pressed);
    }
    strong {
      margin-inline-start: 3px;
      color: var(--at-text);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    .at-clear {
      display: grid;
      flex: none;
      place-items: center;
      min-inline-size: 26px;
      margin-inline-start: -6px;
      padding: 0;
      color: var(--at-text-2);
    }
    .at-clear:hover {
      color: var(--at-text);
    }
    @media (pointer: coarse) {
      .at-clear {
        min-inline-size: var(--at-control-compact);
      }
    }
    @media (forced-colors: active) {
      border-color: ButtonBorder;
    }
    @media print {
      .at-clear {
        display: none;
      }
    }
  }
`

/** The line over a long list in a menu that narrows it. */
export const searchCss = css`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: var(--at-space-2);
    position: sticky;
    inset-block-start: -5px;
    z-index: 1;
    margin: -5px -5px 5px;
    padding: 5px 15px;
    border-block-end: 1px solid var(--at-line);
    background: var(--at-raised);

    .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    input {
      flex: 1;
      min-inline-size: 0;
      min-block-size: var(--at-control-compact);
      padding: 0;
      border: 0;
      background: transparent;
      outline: none;
      box-shadow: none;
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
    }
    input::-webkit-search-cancel-button {
      display: none;
    }
    input::placeholder {
      color: var(--at-text-3);
      opacity: 1;
    }
    &:focus-within {
      border-block-end-color: var(--at-focus);
      box-shadow: 0 1px 0 var(--at-focus);
    }
    @media (pointer: coarse) {
      input {
        font-size: 1rem;
      }
    }
  }
`

/** The same questions as a sheet, with answers for the thumb. */
export const sheetCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: var(--at-space-5);

    fieldset {
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    legend {
      margin-block-end: var(--at-space-2);
      padding: 0;
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-narrow {
      margin-block-end: var(--at-space-2);
    }
    .at-choices {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
    }
    label {
      position: relative;
      display: inline-flex;
      align-items: center;
      gap: 7px;
      max-inline-size: 100%;
      min-block-size: var(--at-control);
      padding: var(--at-space-1) 13px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      color: var(--at-text-2);
      font: 500 var(--at-font-m) / 20px var(--at-font-body);
      overflow-wrap: anywhere;
      cursor: pointer;
    }
    label:hover {
      border-color: var(--at-field);
      color: var(--at-text);
    }
    input[type='checkbox'],
    input[type='radio'] {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }
    label:has(:checked) {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
      font-weight: 600;
    }
    label:has(:focus-visible) {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    @media (forced-colors: active) {
      label:has(:checked) {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`
