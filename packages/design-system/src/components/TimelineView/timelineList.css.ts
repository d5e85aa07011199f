import { css } from 'styled-components'

/** The bars below each other. */
export const listCss = css`
  @layer at.components {
    .at-timeline-list .at-timeline-body {
      overflow: visible;
    }
    .at-timeline-list-heading,
    .at-timeline-item {
      position: absolute;
      inset-inline: 0;
      display: flex;
      align-items: center;
      gap: 10px;
      padding-inline: var(--at-space-4) var(--at-space-3);
    }
    .at-timeline-list-heading {
      block-size: 40px;
      padding-block-start: var(--at-space-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-timeline-list-heading [role='rowheader'] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-timeline-over,
    .at-timeline-amount {
      color: var(--at-text-2);
      font-weight: 400;
      white-space: nowrap;
    }
    .at-timeline-item {
      border-block-start: 1px solid var(--at-line);
      cursor: default;
    }
    .at-timeline-item:hover {
      background: var(--at-hover);
    }
    .at-timeline-item[aria-selected='true'] {
      background: var(--at-brand-soft);
    }
    .at-timeline-item:focus-visible {
      z-index: 1;
      outline-offset: -3px;
      box-shadow: none;
    }
    .at-timeline-what {
      display: grid;
      flex: 1;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: 2px 10px;
      min-inline-size: 0;
    }
    .at-timeline-swatch {
      display: grid;
      place-items: center;
      inline-size: 24px;
      block-size: 24px;
      border-radius: var(--at-radius-s);
      border-inline-start: 3px solid var(--_ink);
      background: var(--_soft);
      color: var(--_ink);
    }
    .at-timeline-name {
      display: -webkit-box;
      overflow: hidden;
      overflow-wrap: anywhere;
      font-weight: 500;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .at-timeline-when {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    &[data-at-width='narrow'] .at-timeline-what {
      grid-template-columns: auto minmax(0, 1fr);
    }
    &[data-at-width='narrow'] .at-timeline-name {
      -webkit-line-clamp: 3;
    }
    &[data-at-width='narrow'] .at-timeline-swatch {
      grid-row: 1 / 3;
    }
    @media (forced-colors: active) {
      .at-timeline-item[aria-selected='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
    @media print {
      .at-timeline-list .at-timeline-body {
        block-size: auto !important;
      }
      .at-timeline-list-heading,
      .at-timeline-item {
        position: static;
      }
    }
  }
`
