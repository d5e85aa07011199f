import { css } from 'styled-components'

/** A card: who it is, what they look after, how to reach them, and the callback at its foot. */
export const cardCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: var(--at-space-4);
    min-inline-size: 0;
    padding: var(--at-space-5);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);

    > .at-who {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: start;
      gap: var(--at-space-4);
    }
    /* Two lines of a short name stand at the middle of the picture. */
    > .at-who > :last-child {
      align-self: center;
    }
    /* The corner is the menu's. */
    &[data-at-menu] > .at-who {
      padding-inline-end: 28px;
    }
    .at-name {
      margin: 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
    }
    .at-role {
      margin: 2px 0 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    > .at-media {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2) 14px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    > .at-ways {
      display: grid;
      margin: 0;
      padding: 0;
      border-block-start: 1px solid var(--at-line);
      list-style: none;
    }
    > .at-ways > li {
      display: grid;
      grid-template-columns: 18px minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--at-space-3);
      min-block-size: 44px;
      border-block-end: 1px solid var(--at-line);

      > .at-icon {
        color: var(--at-text-3);
      }
      > a {
        padding-block: var(--at-space-1);
        font: 500 var(--at-font-m) / 20px var(--at-font-body);
        font-variant-numeric: tabular-nums;
      }
    }
    /* However long the card beside it is. */
    > .at-foot {
      margin-block-start: auto;
    }
  }
`

/** Days and times to choose from: radio inputs under pills. */
export const timesCss = css`
  @layer at.components {
    display: grid;
    gap: var(--at-space-4);

    .at-label {
      display: block;
      margin-block-end: var(--at-space-2);
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-weekdays,
    .at-days {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 6px;
    }
    .at-weekdays {
      margin-block-end: var(--at-space-1);
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      text-align: center;
    }
    .at-hours {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
      gap: 6px;
    }
    label,
    .at-nothing {
      position: relative;
      display: grid;
      place-items: center;
      min-block-size: var(--at-control);
      padding: var(--at-space-1) 6px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-m);
      background: var(--at-raised);
      color: var(--at-text);
      font: 500 var(--at-font-m) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: center;
      cursor: pointer;
      transition: border-color var(--at-fast) var(--at-ease);
      -webkit-tap-highlight-color: transparent;
    }
    .at-nothing {
      border-color: transparent;
      background: none;
    }
    /* Over the whole pill, unseen: the browser's own keys and touch stay. */
    input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    label:has(:checked) {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      color: var(--at-on-brand);
    }
    label:has(:focus-visible) {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    label:has(:disabled) {
      border-color: transparent;
      background: var(--at-sunken);
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    label:has(:disabled) .at-date {
      text-decoration: line-through;
    }
    @media (hover: hover) {
      label:not(:has(:checked, :disabled)):hover {
        border-color: var(--at-field);
        background: var(--at-brand-wash);
      }
    }
    [aria-invalid='true'] label {
      border-color: var(--at-bad);
    }
    .at-holidays,
    .at-error {
      margin: var(--at-space-2) 0 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-error {
      display: flex;
      gap: 6px;
      color: var(--at-bad-text);
      font-weight: 500;
    }
    @media (pointer: coarse) {
      label {
        min-block-size: 44px;
      }
    }
    @media (forced-colors: active) {
      label:has(:checked) {
        outline: 2px solid Highlight;
      }
      label:has(:disabled) {
        color: GrayText;
      }
    }
  }
`
