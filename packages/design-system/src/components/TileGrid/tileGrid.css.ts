import { css } from 'styled-components'

/** The frame, what scrolls in it, its rows and their tiles. */
export const tileGridCss = css`
  @layer at.components {
    position: relative;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    block-size: var(--_height, 100%);
    max-block-size: 100dvh;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    > .at-scroller {
      position: relative;
      flex: 1;
      min-block-size: 0;
      /* Room for the ring of focus, which a scrolling box would cut. */
      margin-inline: -4px;
      padding: 4px;
      overflow: hidden auto;
      overflow-anchor: none;
      overscroll-behavior: contain;
      scrollbar-gutter: stable;
      outline: none;
    }
    .at-body {
      position: relative;
    }
    .at-row,
    .at-waiting {
      display: grid;
      grid-template-columns: repeat(var(--_columns), minmax(0, 1fr));
      gap: 12px;
    }
    .at-row {
      position: absolute;
      inset-inline: 0;
    }
    .at-tile {
      position: relative;
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      min-inline-size: 0;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--at-raised);
      overflow: clip;
      cursor: default;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
      transition: border-color var(--at-fast) var(--at-ease);
    }
    &[data-at-opens] .at-tile {
      cursor: pointer;
    }
    .at-picture {
      position: relative;
      display: grid;
      place-items: center;
      min-block-size: 0;
      overflow: hidden;
      background: var(--at-sunken);
      color: var(--at-text-2);
    }
    .at-picture > :is(img, video, canvas) {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    .at-caption {
      display: flex;
      flex-direction: column;
      justify-content: center;
      min-inline-size: 0;
      padding-inline: 12px;
      overflow: hidden;
    }
    .at-tile:focus-visible {
      outline-offset: 1px;
      box-shadow: none;
    }
    @media (hover: hover) {
      .at-tile:hover {
        border-color: var(--at-line-strong);
      }
      .at-tile:hover > .at-caption {
        background: var(--at-hover);
      }
    }
    .at-tile:active > .at-caption {
      background: var(--at-pressed);
    }
    .at-tile[aria-selected='true'] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-wash);
    }
    /* As an inner line, so that nothing moves by a pixel. */
    .at-tile[aria-selected='true']::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 1px solid var(--at-brand-edge);
      border-radius: calc(var(--at-radius-l) - 1px);
      pointer-events: none;
    }

    /* The mark lies in the picture's corner; around it is room for a finger. */
    .at-check {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      z-index: 1;
      display: grid;
      place-items: center;
      inline-size: 44px;
      block-size: 44px;
      opacity: 0;
      cursor: pointer;
      transition: opacity var(--at-fast) var(--at-ease);
    }
    .at-check > span {
      display: grid;
      place-items: center;
      inline-size: 22px;
      block-size: 22px;
      border: 1.5px solid var(--at-field);
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      color: transparent;
      box-shadow: var(--at-shadow-low);
    }
    .at-tile:is(:hover, :focus-visible, [aria-selected='true']) > .at-check {
      opacity: 1;
    }
    .at-check:hover > span {
      border-color: var(--at-text-2);
    }
    .at-tile[aria-selected='true'] > .at-check > span {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      color: var(--at-on-brand);
    }
    @media (hover: none) {
      .at-check {
        opacity: 1;
      }
    }

    .at-waiting > div {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      overflow: clip;
    }
    .at-waiting > div > div {
      display: grid;
      align-content: center;
      gap: 4px;
      padding-inline: 12px;
    }
    .at-more {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 8px;
      min-block-size: 48px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-state {
      display: grid;
      flex: 1;
      place-content: center;
      min-block-size: 0;
      overflow: auto;
    }
    .at-failure {
      flex: none;
      padding: 8px 0;
    }

    @media (forced-colors: active) {
      .at-tile[aria-selected='true'] {
        border-color: Highlight;
      }
      .at-tile[aria-selected='true']::after {
        border: 3px solid Highlight;
      }
      .at-tile[aria-selected='true'] > .at-check > span {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
    }
    @media print {
      block-size: auto;
      max-block-size: none;

      > .at-scroller {
        overflow: visible;
      }
      .at-row {
        break-inside: avoid;
      }
    }
  }
`
