import { css } from 'styled-components'

/** The box of a field; the `.at-entry` in it takes the focus, `.at-tool` are its small buttons. */
export const boxCss = css`
  @layer at.components {
    position: relative;
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--at-control);
    border: 1px solid var(--at-field);
    border-radius: var(--at-radius-m);
    background: var(--at-raised);
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);
    transition: border-color var(--at-fast) var(--at-ease);

    .at-entry {
      flex: 1;
      inline-size: 100%;
      min-inline-size: 0;
      min-block-size: calc(var(--at-control) - 2px);
      padding: 6px var(--at-space-3);
      border: 0;
      border-radius: inherit;
      background: transparent;
      color: inherit;
      font: inherit;
      text-align: start;
      text-overflow: ellipsis;
      outline: none;
      box-shadow: none;
    }
    .at-entry::placeholder {
      color: var(--at-text-3);
      opacity: 1;
    }
    > .at-icon {
      flex: none;
      margin-inline: 11px -3px;
      color: var(--at-text-2);
      pointer-events: none;
    }
    .at-unit {
      flex: none;
      padding-inline-end: var(--at-space-3);
      color: var(--at-text-2);
      pointer-events: none;
    }
    .at-tools {
      display: flex;
      flex: none;
      align-items: center;
      gap: 2px;
      padding-inline-end: var(--at-space-1);
    }
    .at-tool {
      display: grid;
      flex: none;
      place-items: center;
      min-inline-size: 26px;
      min-block-size: 26px;
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-s);
      background: transparent;
      color: var(--at-text-2);
      cursor: pointer;
    }
    .at-tool:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    .at-tool:active {
      background: var(--at-pressed);
    }
    .at-tool:disabled {
      color: var(--at-text-3);
      cursor: not-allowed;
    }

    @media (hover: hover) {
      &:hover {
        border-color: var(--at-text-2);
      }
      .at-tool:not(:disabled):hover {
        background: var(--at-hover);
        color: var(--at-text);
      }
    }
    &:has(.at-entry:focus) {
      border-color: var(--at-focus);
      outline: 2px solid var(--at-focus);
      outline-offset: -1px;
    }
    &[data-at-invalid] {
      border-color: var(--at-bad);
    }
    &[data-at-invalid]:has(.at-entry:focus) {
      outline-color: var(--at-bad);
    }
    &[data-at-disabled] {
      border-color: var(--at-line-strong);
      background: var(--at-sunken);
      color: var(--at-text-2);
    }
    &[data-at-disabled] .at-entry {
      cursor: not-allowed;
    }
    &[data-at-readonly] {
      border-style: dashed;
      background: transparent;
    }

    /* iOS zooms into smaller text and leaves the page there. */
    @media (pointer: coarse) {
      font-size: 1rem;

      .at-tool {
        min-inline-size: 40px;
        min-block-size: 40px;
      }
    }
    @media (forced-colors: active) {
      &[data-at-invalid] {
        border-width: 2px;
      }
      &[data-at-disabled] {
        border-color: GrayText;
        color: GrayText;
      }
      &:has(.at-entry:focus) {
        outline-color: Highlight;
      }
    }
    @media print {
      .at-tools {
        display: none;
      }
    }
  }
`
