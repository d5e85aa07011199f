import { css } from 'styled-components'

/** A button that stays pressed; the mark of the brand says so, and the edge where colour is missing. */
export const toggleCss = css`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 7px;
    min-block-size: var(--at-control);
    min-inline-size: var(--at-control);
    padding: var(--at-space-1) var(--at-space-3);
    border: 1px solid var(--at-line-strong);
    border-radius: var(--at-radius-m);
    background: var(--at-raised);
    color: var(--at-text-2);
    font: 600 var(--at-font-m) / 20px var(--at-font-body);
    text-align: start;
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color var(--at-fast) var(--at-ease),
      border-color var(--at-fast) var(--at-ease);

    &[data-at-size='compact'] {
      min-block-size: var(--at-control-compact);
      min-inline-size: var(--at-control-compact);
      padding: 2px 10px;
      font-size: 0.8125rem;
    }
    &[data-at-icon-only] {
      padding-inline: 6px;
    }
    > span {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .at-icon {
      flex: none;
    }
    &:hover {
      border-color: var(--at-field);
      background: linear-gradient(var(--at-hover), var(--at-hover)) var(--at-raised);
      color: var(--at-text);
    }
    &:active {
      background: linear-gradient(var(--at-pressed), var(--at-pressed)) var(--at-raised);
    }
    &[aria-pressed='true'] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
    }
    &[aria-pressed='true']:hover {
      box-shadow: inset 0 0 0 1px var(--at-brand-edge);
    }
    &:disabled {
      border-color: var(--at-line);
      background: var(--at-sunken);
      box-shadow: none;
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    &[aria-pressed='true']:disabled {
      border-color: var(--at-text-3);
    }
    @media (forced-colors: active) {
      border-color: ButtonBorder;
      &[aria-pressed='true'] {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      &:disabled {
        border-color: GrayText;
        background: Canvas;
        color: GrayText;
      }
    }
    @media print {
      display: none;
    }
  }
`
