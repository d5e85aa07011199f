import { css } from 'styled-components'

/** A soft square for one icon; `--_ground` and `--_ink` colour it. */
export const iconTileCss = css`
  @layer at.components {
    --_edge: 30px;
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: var(--_edge);
    block-size: var(--_edge);
    border-radius: 8px;
    background: var(--_ground, var(--at-sunken));
    color: var(--_ink, var(--at-text-2));
    print-color-adjust: exact;

    &[data-at-size='small'] {
      --_edge: 24px;
      border-radius: var(--at-radius-s);
    }
    &[data-at-size='large'] {
      --_edge: 40px;
      border-radius: 10px;
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`
