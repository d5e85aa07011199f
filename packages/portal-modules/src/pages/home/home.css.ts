import { css } from 'styled-components'

/** A list under a card's heading, begun by a hairline. */
export const listCss = css`
  @layer at.components {
    margin-block: -2px -8px;
    outline: none;

    > ul {
      border-block-start: 1px solid var(--_line, var(--at-line));
    }
    [data-at-tone='brand'] > & > ul {
      --_line: color-mix(in srgb, var(--at-brand-line) 50%, transparent);
    }
    .at-all {
      min-block-size: 24px;
      margin-block: 8px;
      padding: 2px 0;
      border: 0;
      background: none;
      color: var(--at-brand-text);
      font: 600 var(--at-font-s) / 20px var(--at-font-body);
      text-underline-offset: 3px;
      cursor: pointer;
    }
    .at-all:hover {
      text-decoration: underline;
    }
    > ul:has(+ .at-all) {
      border-block-end: 1px solid var(--_line, var(--at-line));
    }
    time {
      display: block;
      inline-size: 78px;
      color: var(--at-text);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    /* On a phone the two ways on share the line, each as large as a finger. */
    @media (max-width: 767px) {
      &[data-at-buttons] .at-actions {
        flex-basis: 100% !important;
        padding-inline-start: 0 !important;
      }
      &[data-at-buttons] .at-actions > * {
        flex: 1 1 0;
        min-block-size: 40px;
      }
    }
    @media (max-width: 767px) and (pointer: coarse) {
      &[data-at-buttons] .at-actions > * {
        min-block-size: 44px;
      }
    }
  }
`
