import { css } from 'styled-components'

/** The look of everything that is pressed like a button. */
export const buttonCss = css`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--at-space-2);
    max-inline-size: 100%;
    min-block-size: var(--at-control);
    padding: var(--at-space-1) 14px;
    border: 1px solid transparent;
    border-radius: var(--at-radius-m);
    background: transparent;
    color: var(--at-text);
    font: 600 var(--at-font-m) / 20px var(--at-font-body);
    text-decoration: none;
    text-align: center;
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;

    /* Only under the pointer: a page that changes its theme would fade a thousand parts at once. */
    @media (hover: hover) {
      &:hover:where(:not(:disabled, [aria-disabled='true'])) {
        transition:
          background-color var(--at-fast) var(--at-ease),
          border-color var(--at-fast) var(--at-ease),
          translate var(--at-fast) var(--at-ease);
      }
    }

    &[data-at-size='compact'] {
      min-block-size: var(--at-control-compact);
      padding: 2px 11px;
      gap: 6px;
      font-size: 0.8125rem;
    }
    &[data-at-wide] {
      inline-size: 100%;
    }
    .at-icon {
      flex: none;
      margin-inline-start: -2px;
    }
    /* Breaks a word only where nothing else helps, so that no button is squeezed. */
    > span {
      min-inline-size: 0;
      overflow-wrap: break-word;
    }

    &[data-at-variant='primary'] {
      /* A hair stronger than others: under a near-white brand the edge is all that sets it apart. */
      border: 1.5px solid var(--at-brand-edge);
      background: var(--at-brand);
      color: var(--at-on-brand);
      @media (hover: hover) {
        &:hover:where(:not(:disabled, [aria-disabled='true'])) {
          background: var(--at-brand-hover);
        }
      }
      &:active:where(:not(:disabled, [aria-disabled='true'])) {
        background: var(--at-brand-pressed);
      }
    }
    &[data-at-variant='secondary'] {
      border-color: var(--at-line-strong);
      background: var(--at-raised);
      @media (hover: hover) {
        &:hover:where(:not(:disabled, [aria-disabled='true'])) {
          border-color: var(--at-field);
          background: linear-gradient(var(--at-hover), var(--at-hover)) var(--at-raised);
        }
      }
      &:active:where(:not(:disabled, [aria-disabled='true'])),
      &[aria-expanded='true'] {
        background: linear-gradient(var(--at-pressed), var(--at-pressed)) var(--at-raised);
      }
    }
    &[data-at-variant='quiet'] {
      color: var(--at-text-2);
      @media (hover: hover) {
        &:hover:where(:not(:disabled, [aria-disabled='true'])) {
          background: var(--at-hover);
          color: var(--at-text);
        }
      }
      &:active:where(:not(:disabled, [aria-disabled='true'])),
      &[aria-expanded='true'] {
        background: var(--at-pressed);
        color: var(--at-text);
      }
    }
    &[data-at-variant='danger'] {
      border-color: var(--at-bad);
      background: var(--at-bad);
      color: var(--at-on-bad);
      @media (hover: hover) {
        &:hover:where(:not(:disabled, [aria-disabled='true'])) {
          background: var(--at-bad-hover);
        }
      }
      &:active:where(:not(:disabled, [aria-disabled='true'])) {
        background: var(--at-bad-pressed);
      }
    }

    &:active:where(:not(:disabled, [aria-disabled='true'])) {
      translate: 0 0.5px;
    }
    &[data-at-pending] {
      cursor: progress;
    }
    &:disabled,
    &[aria-disabled='true']:not([data-at-pending]) {
      border-color: var(--at-line);
      background: var(--at-sunken);
      color: var(--at-text-3);
      cursor: not-allowed;
      translate: none;
    }
    &[data-at-variant='quiet']:is(:disabled, [aria-disabled='true']:not([data-at-pending])) {
      border-color: transparent;
      background: transparent;
    }

    @media (forced-colors: active) {
      border-color: ButtonBorder;
      &[data-at-variant='primary'] {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      &:disabled,
      &[aria-disabled='true'] {
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
