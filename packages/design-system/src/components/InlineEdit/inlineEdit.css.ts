import { css } from 'styled-components'

/** Reads as text; the field that replaces it has the same place and the same letters. */
export const inlineEditCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-inline-size: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    &[data-at-variant='title'] {
      font: 640 var(--at-font-xl) / 28px var(--at-font-heading);
      letter-spacing: -0.018em;
    }
    .at-text,
    .at-field {
      min-block-size: var(--at-control);
      margin-inline: -9px;
      padding: 6px var(--at-space-2);
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
    }
    .at-text {
      display: inline-flex;
      align-items: center;
      align-self: start;
      gap: var(--at-space-2);
      max-inline-size: calc(100% + 18px);
      background: transparent;
      text-align: start;
      overflow-wrap: anywhere;
    }
    button.at-text {
      cursor: text;
    }
    .at-text .at-icon {
      flex: none;
      color: var(--at-text-2);
      opacity: 0;
      transition: opacity var(--at-fast) var(--at-ease);
    }
    .at-text:focus-visible .at-icon {
      opacity: 1;
    }
    .at-text[data-at-empty] {
      color: var(--at-text-3);
    }
    @media (hover: hover) {
      button.at-text:hover {
        background: var(--at-hover);
      }
      .at-text:hover .at-icon {
        opacity: 1;
      }
    }
    @media (hover: none) {
      .at-text .at-icon {
        opacity: 1;
      }
    }

    .at-field {
      display: flex;
      align-items: center;
      gap: 2px;
      padding-block: 0;
      padding-inline-end: var(--at-space-1);
      border-color: var(--at-focus);
      background: var(--at-raised);
      outline: 2px solid var(--at-focus);
      outline-offset: -1px;
    }
    .at-field[data-at-invalid] {
      border-color: var(--at-bad);
      outline-color: var(--at-bad);
    }
    .at-input {
      flex: 1;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      background: transparent;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      outline: none;
      box-shadow: none;
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
    @media (hover: hover) {
      .at-tool:hover {
        background: var(--at-hover);
        color: var(--at-text);
      }
    }
    .at-message {
      display: flex;
      gap: 6px;
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      letter-spacing: normal;
      overflow-wrap: anywhere;
    }
    .at-message .at-icon {
      flex: none;
      margin-block-start: 1px;
    }
    @media (pointer: coarse) {
      .at-tool {
        min-inline-size: 40px;
        min-block-size: 40px;
      }
      &:not([data-at-variant='title']) .at-input {
        font-size: 1rem;
      }
    }
    @media (forced-colors: active) {
      button.at-text {
        border-color: ButtonBorder;
      }
    }
    @media print {
      .at-tool,
      .at-text .at-icon {
        display: none;
      }
    }
  }
`
