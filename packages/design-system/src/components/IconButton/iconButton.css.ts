import { css } from 'styled-components'

/** A square that shows itself only under pointer or focus. */
export const iconButtonCss = css`
  @layer at.components {
    position: relative;
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: var(--at-control);
    block-size: var(--at-control);
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--at-radius-m);
    background: transparent;
    color: var(--at-text-2);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    &[data-at-size='compact'] {
      inline-size: var(--at-control-compact);
      block-size: var(--at-control-compact);
    }
    @media (hover: hover) {
      &:hover:where(:not(:disabled)) {
        background: var(--at-hover);
        color: var(--at-text);
        transition: background-color var(--at-fast) var(--at-ease);
      }
    }
    &:active:where(:not(:disabled)),
    &[aria-expanded='true'] {
      background: var(--at-pressed);
      color: var(--at-text);
    }
    &[aria-pressed='true'] {
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
    }
    &:disabled {
      color: var(--at-text-3);
      cursor: not-allowed;
      opacity: 0.55;
    }
    .at-corner {
      position: absolute;
      /* From the middle on, so that a long count grows away from the icon. */
      inset-block-start: 0;
      inset-inline-start: 50%;
      display: flex;
      pointer-events: none;
    }
    @media (forced-colors: active) {
      color: ButtonText;
      &[aria-pressed='true'] {
        border-color: Highlight;
      }
      &:disabled {
        color: GrayText;
        opacity: 1;
      }
    }
    @media print {
      display: none;
    }
  }
`
