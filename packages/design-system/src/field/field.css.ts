import { css } from 'styled-components'

/** A label above, a control, and words below: the arrangement of every field. */
export const fieldCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-inline-size: 0;

    .at-label {
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      color: var(--at-text);
    }
    .at-note {
      display: inline-block;
      margin-inline-start: 6px;
      font-weight: 400;
      font-size: var(--at-font-s);
      color: var(--at-text-3);
    }
    .at-below {
      display: flex;
      justify-content: space-between;
      gap: var(--at-space-3);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      color: var(--at-text-2);
    }
    .at-below:not(:has(> :not(:empty))) {
      display: none;
    }
    .at-counter {
      flex: none;
      margin-inline-start: auto;
      font-variant-numeric: tabular-nums;
      color: var(--at-text-3);
    }
    .at-error {
      display: flex;
      gap: 6px;
      color: var(--at-bad-text);
      font-weight: 500;
    }
    .at-error .at-icon {
      flex: none;
      margin-block-start: 1px;
    }
  }
`

/** The box in which text is typed. */
export const inputCss = css`
  @layer at.components {
    inline-size: 100%;
    min-block-size: var(--at-control);
    padding: 6px var(--at-space-3);
    border: 1px solid var(--at-field);
    border-radius: var(--at-radius-m);
    background: var(--at-raised);
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    &::placeholder {
      color: var(--at-text-3);
      opacity: 1;
    }
    @media (hover: hover) {
      &:hover {
        border-color: var(--at-text-2);
        transition: border-color var(--at-fast) var(--at-ease);
      }
    }
    &:focus {
      border-color: var(--at-focus);
      outline: 2px solid var(--at-focus);
      outline-offset: -1px;
      box-shadow: none;
    }
    &[aria-invalid='true'] {
      border-color: var(--at-bad);
    }
    &[aria-invalid='true']:focus {
      outline-color: var(--at-bad);
    }
    &:disabled {
      border-color: var(--at-line-strong);
      background: var(--at-sunken);
      color: var(--at-text-2);
      cursor: not-allowed;
    }
    &[readonly] {
      background: transparent;
      border-style: dashed;
    }
    /* iOS zooms into smaller text and leaves the page there. */
    @media (pointer: coarse) {
      font-size: 1rem;
    }
    @media (forced-colors: active) {
      &[aria-invalid='true'] {
        border-width: 2px;
      }
      &:disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
`
