import { css } from 'styled-components'

/** The whole window; what is looked at has all the room. */
export const frameCss = css`
  @layer at.components {
    position: fixed;
    inset: 0;
    z-index: var(--at-z-overlay);
    background: var(--at-canvas);
    color: var(--at-text);
    transition: opacity var(--at-medium) var(--at-ease);

    @media (prefers-reduced-motion: no-preference) {
      &[data-entering],
      &[data-exiting] {
        opacity: 0;
      }
    }
    .at-modal,
    .at-keys,
    [role='dialog'] {
      block-size: 100%;
      outline: none;
    }
    [role='dialog'] {
      display: flex;
      flex-direction: column;
    }
    header {
      flex: none;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1);
      min-block-size: 60px;
      padding: var(--at-space-2) var(--at-space-3) var(--at-space-2) var(--at-space-5);
    }
    .at-name {
      flex: 1 1 160px;
      min-inline-size: 0;
      margin-inline-end: var(--at-space-2);
    }
    h2 {
      margin: 0;
      font: 620 0.9375rem / 20px var(--at-font-heading);
      letter-spacing: -0.01em;
      overflow-wrap: anywhere;
    }
    .at-position {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-tools {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1);
      margin-inline-start: auto;
    }
    .at-body {
      flex: 1;
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-block-size: 0;
    }
    .at-body:has(> aside) {
      grid-template-columns: minmax(0, 1fr) minmax(300px, 26%);
    }
    aside {
      min-inline-size: 0;
      overflow: auto;
      border-inline-start: 1px solid var(--at-line);
    }
    .at-stage {
      position: relative;
      display: grid;
      place-items: center;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-block-size: 0;
      padding: 0 68px var(--at-space-3);
      overflow: auto;
    }
    .at-stage > :is(img, video, picture, canvas) {
      max-inline-size: 100%;
      max-block-size: 100%;
      object-fit: contain;
      border-radius: var(--at-radius-s);
    }
    .at-way {
      position: absolute;
      inset-block-start: 50%;
      translate: 0 -50%;
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
      box-shadow: var(--at-shadow-low);
      border: 1px solid var(--at-line-strong);
    }
    .at-way[data-at-to='previous'] {
      inset-inline-start: 14px;
    }
    .at-way[data-at-to='next'] {
      inset-inline-end: 14px;
    }
    .at-way .at-icon:dir(rtl) {
      scale: -1 1;
    }
    .at-show {
      flex: none;
      display: flex;
      justify-content: center;
      min-inline-size: 0;
      padding: var(--at-space-2) var(--at-space-4) calc(12px + env(safe-area-inset-bottom));
      overflow: auto;
    }
    header,
    .at-way,
    .at-show {
      transition: opacity var(--at-medium) var(--at-ease);
    }
    &[data-at-bare] {
      cursor: none;

      :is(header, .at-way, .at-show) {
        opacity: 0;
        pointer-events: none;
      }
      .at-stage * {
        cursor: none;
      }
    }
    @media (max-width: 767px) {
      /* More tools than a few have a line of their own; what closes stays where it is looked for. */
      header:has(> .at-tools > :nth-child(4)) {
        display: grid;
        grid-template: 'name close' auto 'tools tools' auto / minmax(0, 1fr) auto;

        > .at-name {
          grid-area: name;
        }
        > .at-tools {
          grid-area: tools;
          margin-inline: -8px auto;
        }
      }
      .at-body:has(> aside) {
        grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr);
      }
      aside {
        border-inline-start: 0;
        border-block-start: 1px solid var(--at-line);
      }
      .at-stage {
        padding: 0 var(--at-space-2) 60px;
      }
      .at-way {
        inset-block: auto 8px;
        translate: none;
      }
    }
    @media (max-height: 420px) {
      [role='dialog'] {
        display: block;
        overflow: auto;
      }
    }
  }
`
