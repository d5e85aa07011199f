import { css } from 'styled-components'

/** Two pictures in the same place or beside each other, and what is chosen over them. */
export const compareCss = css`
  @layer at.components {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: 10px;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    container-type: inline-size;

    .at-choices,
    .at-sizes {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      justify-content: center;
      gap: var(--at-space-2) var(--at-space-3);
    }
    .at-choices > .at-version {
      flex: 0 1 210px;
      min-inline-size: 140px;
    }
    .at-sizes {
      align-items: center;
      /* The same with and without the line for opacity: the pictures stay where they are. */
      min-block-size: 56px;
    }
    .at-sizes > .at-opacity {
      flex: 0 1 300px;
    }
    .at-sizes output {
      min-inline-size: 52px;
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }
    .at-frames {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 10px;
      min-block-size: 0;
    }
    .at-frame {
      position: relative;
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-block-size: 0;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
      overflow: hidden;
      touch-action: none;
      user-select: none;
      cursor: zoom-in;
    }
    .at-frame[data-at-loose] {
      cursor: grab;
    }
    .at-frame[data-at-dragging] {
      cursor: grabbing;
    }
    .at-layer {
      grid-area: 1 / 1;
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-block-size: 0;
      overflow: hidden;
    }
    .at-layer > * {
      grid-area: 1 / 1;
      place-self: center;
    }
    .at-layer > img {
      place-self: stretch;
      inline-size: 100%;
      block-size: 100%;
      max-inline-size: none;
      max-block-size: none;
      object-fit: contain;
      border-radius: 0;
      transform: translate(var(--_x), var(--_y)) scale(var(--_zoom));
      transition: transform var(--at-fast) var(--at-ease);
      pointer-events: none;
      cursor: inherit;
    }
    .at-frame[data-at-dragging] img {
      transition: none;
    }
    /* What lies on top hides what is below it, also where a picture has holes or other sides. */
    .at-layer[data-at-over] {
      background: var(--at-sunken);
    }
    .at-layer[data-at-over='overlay'] {
      opacity: var(--_opacity);
    }
    .at-layer[data-at-over='slider'] {
      clip-path: inset(0 0 0 var(--_at));
    }
    .at-tag {
      position: absolute;
      inset-block-start: 10px;
      padding: 2px 10px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      color: var(--at-text);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      pointer-events: none;
    }
    .at-tag[data-at-end='left'] {
      left: 10px;
    }
    .at-tag[data-at-end='right'] {
      right: 10px;
    }
    .at-divider {
      position: absolute;
      inset-block: 0;
      left: var(--_at);
      inline-size: 44px;
      margin-left: -22px;
      cursor: ew-resize;
      touch-action: none;
      outline: none;
    }
    .at-divider::before {
      content: '';
      position: absolute;
      inset-block: 0;
      left: 21px;
      border-left: 2px solid var(--at-raised);
      box-shadow: 0 0 0 1px var(--at-text);
    }
    .at-handle {
      position: absolute;
      top: 50%;
      left: 4px;
      display: grid;
      place-items: center;
      inline-size: 36px;
      block-size: 36px;
      margin-top: -18px;
      border: 1px solid var(--at-text);
      border-radius: 50%;
      background: var(--at-raised);
      color: var(--at-text);
      box-shadow: var(--at-shadow-low);
    }
    .at-divider:focus-visible .at-handle {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    @container (max-width: 640px) {
      .at-frames {
        grid-auto-flow: row;
        grid-auto-rows: minmax(0, 1fr);
      }
      .at-choices > .at-version {
        flex: 1 1 120px;
        min-inline-size: 110px;
      }
      .at-choices > .at-mode {
        order: 1;
      }
      /* The words fit into one line alone. */
      .at-mode svg {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .at-divider::before {
        border-left-color: CanvasText;
        box-shadow: none;
      }
      .at-handle {
        border-color: CanvasText;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .at-layer > img {
        transition: none;
      }
    }
  }
`
