import { css } from 'styled-components'

/** Pictures side by side, of which one is chosen. */
export const imageSelectorCss = css`
  @layer at.components {
    .at-pictures {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(124px, 100%), 1fr));
      gap: var(--at-space-4) var(--at-space-3);
    }
    .at-picture {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--at-space-1);
      min-inline-size: 0;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    .at-picture input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    .at-frame {
      position: relative;
      display: block;
      aspect-ratio: 4 / 3;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
      overflow: hidden;
    }
    img {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    .at-check {
      position: absolute;
      inset-block-start: 6px;
      inset-inline-end: 6px;
      display: none;
      place-items: center;
      inline-size: 22px;
      block-size: 22px;
      border: 1px solid var(--at-brand-edge);
      border-radius: 50%;
      background: var(--at-brand);
      color: var(--at-on-brand);
    }
    .at-caption {
      display: grid;
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-caption > span:first-child {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-kind {
      color: var(--at-text-2);
      font-weight: 400;
    }
    @media (hover: hover) {
      .at-picture:hover .at-frame {
        border-color: var(--at-text-2);
      }
    }
    .at-picture:has(:checked) .at-frame {
      border-color: var(--at-brand-edge);
      box-shadow: 0 0 0 2px var(--at-brand-edge);
    }
    .at-picture:has(:checked) .at-check {
      display: grid;
    }
    .at-picture:has(:focus-visible) .at-frame {
      outline: 2px solid var(--at-focus);
      outline-offset: 4px;
    }
    .at-picture:has(:disabled) {
      cursor: not-allowed;
    }
    .at-picture:has(:disabled) img {
      filter: grayscale(1);
      opacity: 0.6;
    }
    .at-add {
      display: grid;
      align-content: center;
      justify-items: center;
      gap: 6px;
      aspect-ratio: 4 / 3;
      inline-size: 100%;
      padding: var(--at-space-2);
      border: 1.5px dashed var(--at-field);
      border-radius: var(--at-radius-m);
      background: transparent;
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      text-align: center;
      overflow-wrap: anywhere;
      cursor: pointer;
    }
    .at-add:disabled {
      border-color: var(--at-line-strong);
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    @media (hover: hover) {
      .at-add:enabled:hover {
        background: var(--at-hover);
        color: var(--at-text);
      }
    }
    .at-add:active:enabled {
      background: var(--at-pressed);
    }
    @media (forced-colors: active) {
      .at-picture:has(:checked) .at-frame {
        outline: 3px solid Highlight;
      }
      .at-check {
        forced-color-adjust: none;
        border-color: Canvas;
        background: Highlight;
        color: HighlightText;
      }
    }
    @media print {
      .at-add {
        display: none;
      }
    }
  }
`
