import { css } from 'styled-components'

/** A numbered pin, its point at its place. */
const pinCss = css`
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

/** The frame of an area, seen on light and dark; and the corner by which it is drawn. */
const areaCss = css`
  .at-area {
    position: absolute;
    border: 2px solid var(--at-brand-edge);
    border-radius: 4px;
    box-shadow:
      0 0 0 1px #fff,
      inset 0 0 0 1px #fff;
    pointer-events: none;
  }
  [data-at-resolved] + .at-area {
    border-style: dashed;
  }
  .at-area[data-at-draft],
  [data-at-chosen] + .at-area,
  .at-pin:hover + .at-area,
  .at-pin:focus-visible + .at-area {
    background: color-mix(in oklab, var(--at-brand) 18%, transparent);
  }
  .at-grip {
    position: absolute;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin: -12px 0 0 -12px;
    padding: 0;
    border: 2px solid #fff;
    border-radius: var(--at-radius-s);
    background: var(--at-brand);
    color: var(--at-on-brand);
    box-shadow: var(--at-shadow-low);
    pointer-events: auto;
    touch-action: none;
    cursor: nwse-resize;

    /* Beside its pin until there is a corner to hold. */
    &:not([data-at-area]) {
      margin: 10px 0 0 10px;
    }
    &:focus-visible {
      outline: 3px solid var(--at-focus);
      outline-offset: 3px;
    }
    @media (pointer: coarse) {
      inline-size: 32px;
      block-size: 32px;
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
    .at-pin {
      z-index: 1;
    }
    ${pinCss}
    ${areaCss}
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
    gap: var(--at-space-3);
    padding: var(--at-space-1) var(--at-space-5) var(--at-space-5);

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
