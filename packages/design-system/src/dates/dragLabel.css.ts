import { css } from 'styled-components'

/** The days beside the pointer while something is carried through time. */
export const dragLabelCss = css`
  @layer at.components {
    [data-at-drag-label] {
      position: fixed;
      z-index: var(--at-z-overlay);
      inset: 0 auto auto 0;
      margin: 18px 0 0 14px;
      padding: var(--at-space-1) 10px;
      border-radius: var(--at-radius-s);
      background: var(--at-inverse);
      color: var(--at-on-inverse);
      font: 600 var(--at-font-xs) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
      pointer-events: none;
    }
  }
`
