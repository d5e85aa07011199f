import { css } from 'styled-components'

/**
 * The brand or its picture as the ground of a bar. The roles take on proved values of that ground,
 * so that everything standing there stays readable: on the brand what is proved on it, on a picture
 * what is proved on the veil over any pixel.
 */
export const groundsCss = css`
  @layer at.components {
    &[data-at-ground='brand'],
    [data-at-ground='brand'] {
      --at-ground: var(--at-brand);
      --at-dark: var(--at-brand-dark);
      --at-canvas: var(--at-brand);
      --at-sheet: var(--at-brand);
      --at-raised: var(--at-brand-hover);
      --at-sunken: var(--at-brand-hover);
      --at-hover: var(--at-brand-hover);
      --at-pressed: var(--at-brand-pressed);
      --at-brand-wash: var(--at-brand-pressed);
      --at-brand-soft: var(--at-brand-pressed);
      --at-line: var(--at-brand-pressed);
      --at-line-strong: var(--at-on-brand);
      --at-field: var(--at-on-brand);
      --at-text: var(--at-on-brand);
      --at-text-2: var(--at-on-brand);
      --at-text-3: var(--at-on-brand);
      --at-brand-text: var(--at-on-brand);
      --at-brand-edge: var(--at-on-brand);
      --at-focus: var(--at-on-brand);
      --at-focus-gap: var(--at-brand);
      --at-current: var(--at-on-brand);
      --at-on-current: var(--at-brand);
      background: var(--at-brand);
      color: var(--at-on-brand);
    }
    &[data-at-ground='picture'],
    [data-at-ground='picture'] {
      --at-ground: var(--at-on-inverse);
      --at-dark: 1;
      --at-hover: var(--at-veil);
      --at-pressed: var(--at-veil);
      --at-brand-soft: var(--at-veil);
      --at-line: var(--at-veil);
      --at-line-strong: var(--at-on-veil);
      --at-field: var(--at-on-veil);
      --at-text: var(--at-on-veil);
      --at-text-2: var(--at-on-veil);
      --at-text-3: var(--at-on-veil);
      --at-brand-text: var(--at-on-veil);
      --at-brand-edge: var(--at-on-veil);
      --at-focus: var(--at-on-veil);
      --at-focus-gap: var(--at-on-inverse);
      --at-current: var(--at-inverse);
      --at-on-current: var(--at-on-inverse);
      color-scheme: dark;
      background:
        linear-gradient(var(--at-veil), var(--at-veil)),
        var(--at-brand-picture) center / cover var(--at-veil);
      color: var(--at-on-veil);
    }
    @media (forced-colors: active) {
      &[data-at-ground],
      [data-at-ground] {
        background: Canvas;
      }
    }
  }
`
