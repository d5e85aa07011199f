import { css } from 'styled-components'

/** The form of a step, and beside it what the order comes to. */
export const wizardCss = css`
  @layer at.components {
    display: grid;
    gap: var(--at-space-6);
    min-inline-size: 0;
    container: at-wizard / inline-size;

    .at-columns {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--at-space-6) var(--at-space-8);
      align-items: start;
    }
    .at-fields {
      display: grid;
      gap: 18px;
      min-inline-size: 0;
    }
    /* What has the focus stays clear of the line that sticks to the window's end. */
    form :focus:not(main *) {
      scroll-margin-block-end: 130px;
    }
    /* The page scrolls what has the focus to above the bar; a margin alone does not do for text areas (WCAG 2.4.11). */
    main:has(& aside) {
      scroll-padding-block-end: 130px;
    }
    .at-head:focus {
      outline: none;
    }
    .at-quiet {
      margin: 0;
      color: var(--at-text-2);
    }
    .at-block-words {
      display: block;
      margin-block-end: 6px;
    }
    .at-block-facts {
      display: block;
      color: var(--at-text);
      font-weight: 550;
      font-variant-numeric: tabular-nums;
    }
    .at-media-group {
      margin-block-start: var(--at-space-4);
    }
    .at-media {
      display: grid;
      gap: var(--at-space-1);
    }
    .at-medium {
      display: grid;
      gap: 10px;
      padding-block: var(--at-space-2);
      min-inline-size: 0;
    }
    .at-medium + .at-medium {
      border-block-start: 1px solid var(--at-line);
    }
    .at-medium-name {
      display: inline-flex;
      align-items: center;
      gap: 10px;
    }
    .at-own {
      padding-inline-start: 28px;
    }
    .at-files {
      display: grid;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-files + * {
      margin-block-start: var(--at-space-3);
    }
    .at-files li {
      display: flex;
      align-items: center;
      gap: 10px;
      min-block-size: 44px;
      min-inline-size: 0;
      border-block-end: 1px solid var(--at-line);
    }
    .at-files li[data-at-goes] .at-file {
      color: var(--at-text-2);
    }
    .at-files .at-file {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .at-files li[data-at-refused] {
      padding-block: var(--at-space-2);
    }
    .at-files .at-fault {
      display: block;
      color: var(--at-bad-text);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    .at-code {
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    .at-taxonomy {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--at-space-2) var(--at-space-4);
      padding: var(--at-space-3) var(--at-space-4);
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
    }
    .at-taxonomy > div {
      min-inline-size: 0;
    }
    .at-taxonomy .at-quiet {
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    @container at-wizard (min-width: 900px) {
      .at-columns:not([data-at-alone]) {
        grid-template-columns: minmax(0, 1fr) 300px;
      }
    }
  }
`

/** What the order comes to: beside the form, or in one line below it where there is little room. */
export const summaryCss = css`
  @layer at.components {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: grid;
    gap: 14px;
    min-inline-size: 0;
    padding: var(--at-space-3) var(--at-space-4);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    /* Between it and the window's end nothing of the form is read; the shadow fills its round corners. */
    box-shadow: 0 16px 0 var(--at-sheet);
    font-variant-numeric: tabular-nums;

    &::after {
      position: absolute;
      inset: calc(100% + 1px) -1px -26px;
      background: var(--at-sheet);
      content: '';
    }
    h2 {
      margin: 0;
      font: 640 var(--at-font-l) / 22px var(--at-font-heading);
      letter-spacing: -0.012em;
    }
    .at-line {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 2px var(--at-space-3);
    }
    .at-line span {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-sum {
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.018em;
      overflow-wrap: anywhere;
    }
    .at-split {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-1) var(--at-space-4);
      margin: 0;
      padding: 0;
      list-style: none;
      font-size: var(--at-font-s);
    }
    .at-split li {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      min-inline-size: 0;
    }
    .at-split .at-name {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .at-warnings {
      gap: 10px;
      margin: 0;
      padding: 0;
      list-style: none;
      color: var(--at-warn-text);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    .at-warnings li {
      display: grid;
      grid-template-columns: 16px minmax(0, 1fr);
      gap: var(--at-space-2);
    }
    .at-warnings svg {
      margin-block-start: 1px;
    }
    /* Where there is little room they stand at their media alone. */
    .at-warnings,
    .at-note,
    h2,
    .at-part {
      display: none;
    }
    .at-note {
      margin: 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    /* Beside a keyboard on the screen there is no room for both. */
    @media (max-height: 479px) {
      position: static;
    }
    @container at-wizard (min-width: 900px) {
      inset-block: 16px auto;
      padding: 18px var(--at-space-5);
      box-shadow: none;

      &::after {
        content: none;
      }
      h2,
      .at-note,
      .at-part {
        display: block;
      }
      .at-part {
        color: var(--at-text-2);
        font-size: var(--at-font-s);
      }
      .at-sum {
        font-size: var(--at-font-xl);
        line-height: 30px;
      }
      .at-line {
        display: grid;
        justify-content: stretch;
        gap: 2px;
      }
      .at-split {
        display: grid;
        gap: var(--at-space-2);
      }
      .at-warnings {
        display: grid;
      }
    }
  }
`
