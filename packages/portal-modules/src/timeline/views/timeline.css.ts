import { css } from 'styled-components'

/** Months under headings that stay, days beside a thread from item to item. */
export const timelineCss = css`
  @layer at.components {
    container: at-timeline / inline-size;
    max-inline-size: 1120px;

    section + section {
      margin-block-start: var(--at-space-3);
    }
    h2 {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      margin: 0;
      padding-block: var(--at-space-3) 10px;
      border-block-end: 1px solid var(--at-line);
      background: var(--at-ground, var(--at-sheet));
      /* What scrolls away is not seen above it either, where the page has an edge. */
      box-shadow: 0 -26px 0 var(--at-ground, var(--at-sheet));
      color: var(--at-text);
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
    }
    .at-day {
      display: grid;
      gap: var(--at-space-1);
      padding-block: 14px;
    }
    .at-day + .at-day,
    .at-day + .at-now,
    .at-now + .at-day {
      border-block-start: 1px solid var(--at-line);
    }
    h3 {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--at-space-2);
      margin: 0;
      padding-block: 5px;
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      letter-spacing: 0;

      .at-near {
        display: inline-block;
        color: var(--at-brand-text);

        &::first-letter {
          text-transform: uppercase;
        }
      }
      .at-date {
        color: var(--at-text-2);
        font-weight: 400;
        font-variant-numeric: tabular-nums;
      }
      .at-week {
        color: var(--at-text-3);
        font: 400 var(--at-font-s) / 18px var(--at-font-body);
      }
    }
    ul {
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      position: relative;
      display: grid;
      grid-template-columns: 30px minmax(0, 1fr) auto;
      gap: 0 14px;
      margin-inline: -8px;
      padding: 6px var(--at-space-2) 10px;
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      scroll-margin-block: 96px 24px;
    }
    li :is(a, button) {
      scroll-margin-block: 96px 24px;
    }
    li:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: -2px;
    }
    li[data-at-named] {
      border-color: var(--at-brand-line);
      background: var(--at-brand-wash);
    }
    li:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block: 42px -2px;
      inset-inline-start: 22px;
      border-inline-start: 1px solid var(--at-line-strong);
    }
    h4 {
      margin: 0;
      padding-block-start: 5px;
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      letter-spacing: 0;
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    .at-text {
      max-inline-size: 68ch;
      margin: var(--at-space-1) 0 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      overflow-wrap: anywhere;
      text-wrap: pretty;
      white-space: pre-line;
    }
    .at-meta {
      margin: var(--at-space-1) 0 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      overflow-wrap: anywhere;
    }
    .at-tools {
      display: flex;
      align-items: flex-start;
    }
    /* A column of icons would be louder than what they stand beside. */
    @media (hover: hover) {
      li:not(:hover, :focus-within) .at-copy {
        opacity: 0;
      }
    }
    .at-now {
      display: flex;
      align-items: center;
      gap: 10px;
      margin: 0;
      padding-block: 10px;
      color: var(--at-brand-text);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);

      &::after {
        content: '';
        flex: 1;
        border-block-start: 2px solid var(--at-brand-edge);
      }
    }
    .at-end {
      display: grid;
      justify-items: center;
      gap: var(--at-space-3);
      padding-block: var(--at-space-5) var(--at-space-2);
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      text-align: center;
    }
    @container at-timeline (min-width: 620px) {
      .at-day {
        grid-template-columns: 132px minmax(0, 1fr);
        gap: var(--at-space-4);
      }
      h3 {
        flex-direction: column;
        align-items: flex-start;
        align-self: start;
        padding-block: var(--at-space-3) 0;
      }
    }
    @media print {
      h2 {
        position: static;
        box-shadow: none;
      }
      .at-tools,
      .at-end {
        display: none;
      }
      li {
        break-inside: avoid;
      }
    }
  }
`
