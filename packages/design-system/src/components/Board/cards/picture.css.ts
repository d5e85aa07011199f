import { css } from 'styled-components'

/** A card in the air. */
export const pictureCss = css`
  @layer at.components {
    padding: var(--at-space-2);
    pointer-events: none;

    &[data-at-carried] {
      z-index: var(--at-z-toast);
    }
    .at-board-tilt {
      position: relative;
      rotate: 1.6deg;
      border: 1px solid var(--at-brand-edge);
      border-radius: 12px;
      background: var(--at-raised);
      color: var(--at-text);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      box-shadow: var(--at-shadow-float);
    }
    &:dir(rtl) .at-board-tilt {
      rotate: -1.6deg;
    }
    .at-board-body {
      overflow: hidden;
      max-block-size: 280px;
      padding: var(--at-space-3) 44px var(--at-space-3) var(--at-space-3);
      border-radius: inherit;
      background: inherit;
    }
    &:dir(rtl) .at-board-body {
      padding: var(--at-space-3) var(--at-space-3) var(--at-space-3) 44px;
    }
    /* The others lie below it. */
    .at-board-tilt[data-at-stacked] {
      box-shadow:
        4px 4px 0 -1px var(--at-raised),
        4px 4px 0 0 var(--at-line-strong),
        8px 8px 0 -1px var(--at-raised),
        8px 8px 0 0 var(--at-line);
    }
    .at-board-amount {
      position: absolute;
      inset-block-start: -8px;
      inset-inline-end: -8px;
      min-inline-size: 24px;
      padding: 2px 7px;
      border-radius: var(--at-radius-full);
      background: var(--at-brand);
      color: var(--at-on-brand);
      font: 650 var(--at-font-xs) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: center;
      outline: 1px solid var(--at-brand-edge);
      outline-offset: -1px;
    }
    @media (forced-colors: active) {
      .at-board-tilt {
        border-color: Highlight;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .at-board-tilt {
        rotate: none;
      }
    }
  }
`
