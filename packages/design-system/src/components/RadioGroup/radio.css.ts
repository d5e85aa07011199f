import { css } from 'styled-components'

/** Answers below or beside each other, or as cards. */
export const radioCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: 6px;

    &[data-at-variant='row'] {
      flex-flow: row wrap;
      gap: 6px var(--at-space-5);
    }
    &[data-at-variant='cards'] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
      gap: 10px;
    }

    label {
      position: relative;
      display: flex;
      gap: 10px;
      min-inline-size: 0;
      min-block-size: 24px;
      padding-block: 2px;
      color: var(--at-text);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    /* Over the whole answer, unseen: the browser's own keys, validation and touch stay. */
    input {
      position: absolute;
      inset: 0;
      z-index: 1;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    .at-dot {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 18px;
      block-size: 18px;
      margin-block-start: 1px;
      border: 1.5px solid var(--at-field);
      border-radius: 50%;
      background: var(--at-raised);
      transition: border-color var(--at-fast) var(--at-ease);
    }
    .at-dot::after {
      content: '';
      inline-size: 8px;
      block-size: 8px;
      border-radius: 50%;
      background: var(--at-on-brand);
      scale: 0;
      transition: scale var(--at-fast) var(--at-ease);
    }
    label > .at-icon {
      flex: none;
      margin-block-start: 1px;
      color: var(--at-text-2);
    }
    .at-words {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    .at-detail {
      display: block;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    input:checked + .at-dot {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
    }
    input:checked + .at-dot::after {
      scale: 1;
    }
    input:focus-visible + .at-dot {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    &[data-at-invalid] .at-dot {
      border-color: var(--at-bad);
    }
    @media (hover: hover) {
      input:not(:checked, :disabled):hover + .at-dot {
        border-color: var(--at-text-2);
      }
    }
    label:has(input:disabled) {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    label:has(input:disabled) :is(.at-detail, .at-icon) {
      color: var(--at-text-3);
    }
    input:disabled + .at-dot {
      border-color: var(--at-line-strong);
      background: var(--at-sunken);
    }
    input:disabled + .at-dot::after {
      background: var(--at-text-3);
    }

    &[data-at-variant='cards'] label {
      padding: var(--at-space-3) 14px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-l);
      background: var(--at-raised);
      transition: border-color var(--at-fast) var(--at-ease);
    }
    &[data-at-variant='cards'] .at-words {
      font-weight: 600;
    }
    &[data-at-variant='cards'] .at-detail {
      font-weight: 400;
    }
    &[data-at-variant='cards'] label:has(input:checked) {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-wash);
      box-shadow: inset 0 0 0 1px var(--at-brand-edge);
    }
    &[data-at-variant='cards'] label:has(input:disabled) {
      background: var(--at-sunken);
    }
    @media (hover: hover) {
      &[data-at-variant='cards'] label:not(:has(:checked, :disabled)):hover {
        border-color: var(--at-field);
      }
    }

    @media (pointer: coarse) {
      label {
        padding-block: var(--at-space-3);
      }
      &:not([data-at-variant='cards']) {
        gap: 0 var(--at-space-5);
      }
    }
    @media (forced-colors: active) {
      .at-dot {
        border-color: ButtonText;
      }
      input:checked + .at-dot {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
      }
      input:checked + .at-dot::after {
        background: HighlightText;
      }
      input:disabled + .at-dot {
        border-color: GrayText;
      }
      &[data-at-variant='cards'] label:has(input:checked) {
        outline: 2px solid Highlight;
      }
    }
  }
`
