import { css } from 'styled-components'

/** A numbered pin, its point at its place. */
export const pinCss = css`
  .at-pin {
    position: absolute;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    margin: -13px 0 0 -13px;
    padding: 0;
    border: 2px solid #fff;
    border-radius: 50%;
    background: var(--at-brand);
    color: var(--at-on-brand);
    box-shadow: var(--at-shadow-low);
    font: 700 var(--at-font-s) / 1 var(--at-font-body);
    font-variant-numeric: tabular-nums;
    pointer-events: auto;
    cursor: pointer;

    &[data-at-resolved] {
      background: var(--at-raised);
      color: var(--at-text-2);
    }
    &[data-at-chosen],
    &[data-at-draft] {
      outline: 3px solid var(--at-focus);
      outline-offset: 1px;
    }
    &:focus-visible {
      outline: 3px solid var(--at-focus);
      outline-offset: 3px;
    }
  }
`

/** Over what has places: it takes the pointer only while places are marked. */
export const pinsCss = css`
  @layer at.components {
    position: absolute;
    inset: 0;
    z-index: 1;
    pointer-events: none;

    &[data-at-marks] {
      pointer-events: auto;
      cursor: crosshair;
    }
    ${pinCss}
  }
`

/** Below a sound or film: its whole length, with a pin at each moment that is talked about. */
export const trackCss = css`
  @layer at.components {
    position: relative;
    inline-size: calc(100% - 32px);
    block-size: 34px;

    &::before {
      content: '';
      position: absolute;
      inset: 16px 0 auto;
      block-size: 2px;
      background: var(--at-line-strong);
    }
    ${pinCss}
  }
`

/** Beside what is looked at: what is said about it. */
export const panelCss = css`
  @layer at.components {
    display: grid;
    align-content: start;
    gap: 12px;
    padding: 4px 20px 20px;

    .at-mark {
      display: grid;
      justify-items: start;
      gap: 6px;
    }
    .at-mark p {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
  }
`
