import { css } from 'styled-components'

/** Several discs side by side, with a gap of what they stand on. */
export const avatarsCss = css`
  @layer at.components {
    display: inline-flex;
    flex-wrap: wrap;
    row-gap: 6px;
    max-inline-size: 100%;
    isolation: isolate;

    > * {
      outline: 2px solid var(--at-ground, var(--at-sheet));
    }
    > :not(:last-child) {
      margin-inline-end: -2px;
    }
    @media print {
      flex-wrap: nowrap;
    }
  }
`

/** The disc that a person's picture or initials stand on. */
export const avatarCss = css`
  @layer at.components {
    --_size: 28px;
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: var(--_size);
    block-size: var(--_size);
    border-radius: 50%;
    background: var(--_color, var(--at-sunken));
    color: var(--at-on-avatar);
    font: 650 calc(var(--_size) * 0.375) / var(--_size) var(--at-font-body);
    overflow: hidden;
    user-select: none;
    print-color-adjust: exact;

    &[data-at-size='small'] {
      --_size: 22px;
    }
    &[data-at-size='large'] {
      --_size: 40px;
    }
    &[data-at-size='huge'] {
      --_size: 72px;
    }
    &[data-at-rest] {
      background: var(--at-sunken);
      color: var(--at-text-2);
      font-weight: 600;
    }
    img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`
