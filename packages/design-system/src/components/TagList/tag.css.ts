import { css } from 'styled-components'

/** Tags side by side; a cross in one removes it. */
export const tagsCss = css`
  @layer at.components {
    .at-tags {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-1);
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-tags > * {
      display: flex;
      min-inline-size: 0;
      max-inline-size: 100%;
    }
    .at-tag,
    .at-more {
      display: inline-flex;
      align-items: center;
      min-inline-size: 0;
      min-block-size: 24px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-s);
      background: var(--at-sunken);
      color: var(--at-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-tag > span {
      padding: 2px var(--at-space-2);
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-tag > button {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 24px;
      block-size: 24px;
      margin-block: -1px;
      margin-inline: -6px -1px;
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-s);
      background: transparent;
      color: var(--at-text-2);
      cursor: pointer;
    }
    .at-tag > button:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    .at-tag:has(> button:focus-visible) {
      border-color: var(--at-focus);
    }
    .at-more {
      padding: 2px var(--at-space-2);
      border-color: transparent;
      background: transparent;
      color: var(--at-brand-text);
      white-space: nowrap;
      cursor: pointer;
    }
    .at-more:disabled {
      color: var(--at-text-2);
      cursor: not-allowed;
    }
    @media (hover: hover) {
      .at-tag > button:hover,
      .at-more:not(:disabled):hover {
        background: var(--at-hover);
        color: var(--at-text);
      }
    }
    @media (pointer: coarse) {
      .at-tag,
      .at-more {
        min-block-size: 36px;
      }
      .at-tag > button {
        inline-size: 36px;
        block-size: 36px;
      }
    }
    @media print {
      .at-tag > button,
      .at-more {
        display: none;
      }
    }
  }
`
