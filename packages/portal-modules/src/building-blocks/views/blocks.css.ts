import { css } from 'styled-components'

/** The form of a block, its fields as a list, and below it what comes of them. */
export const editorCss = css`
  @layer at.components {
    min-inline-size: 0;

    > form {
      margin-block-end: var(--at-space-8);
    }
    /* Beside what asks there is room for what comes of it. */
    @media (min-width: 1400px) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(360px, 30%);
      align-items: start;
      column-gap: var(--at-space-10);

      > * {
        grid-column: 1 / -1;
      }
      > form {
        grid-column: 1;
      }
      > form + section[data-at-divider] {
        position: sticky;
        inset-block-start: 16px;
        grid-column: 2;
        max-block-size: calc(100dvh - 120px);
        overflow: auto;
        border-block-start: 0;
        padding-block-start: 0;
      }
    }
    .at-quiet {
      margin: 0;
      color: var(--at-text-2);
    }
    .at-media {
      display: grid;
      margin: var(--at-space-3) 0 0;
      padding: 0;
      list-style: none;
    }
    .at-media > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-6);
      min-block-size: 48px;
      padding-block: 6px;
      border-block-end: 1px solid var(--at-line);
    }
    .at-media .at-name {
      display: flex;
      align-items: center;
      gap: 10px;
      flex: 1 1 200px;
      min-inline-size: 0;
      font-weight: 550;
      overflow-wrap: anywhere;
    }
    .at-fields {
      display: grid;
      gap: var(--at-space-2);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-fields > li {
      min-inline-size: 0;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--at-raised);
      --at-ground: var(--at-raised);
    }
    .at-fields > li[data-at-wrong] {
      border-color: var(--at-bad);
    }
    .at-line {
      display: flex;
      align-items: center;
      gap: var(--at-space-1);
      padding: var(--at-space-1) var(--at-space-2) var(--at-space-1) var(--at-space-1);
    }
    .at-line > h3 {
      flex: 1;
      min-inline-size: 0;
      margin: 0;
      font: inherit;
    }
    .at-toggle {
      display: flex;
      align-items: center;
      gap: 10px;
      inline-size: 100%;
      min-block-size: 48px;
      padding: var(--at-space-1) var(--at-space-2);
      border: 0;
      border-radius: var(--at-radius-m);
      background: none;
      color: inherit;
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      text-align: start;
      cursor: pointer;
    }
    .at-toggle:hover {
      background: var(--at-hover);
    }
    .at-toggle:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    .at-toggle .at-turn {
      display: grid;
      color: var(--at-text-2);
      transition: rotate var(--at-fast) var(--at-ease);
    }
    .at-toggle[aria-expanded='true'] .at-turn {
      rotate: 90deg;
    }
    .at-toggle .at-words {
      display: grid;
      flex: 1;
      min-inline-size: 0;
    }
    .at-toggle .at-name {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    .at-toggle .at-facts {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
      overflow-wrap: anywhere;
    }
    .at-toggle .at-fault {
      color: var(--at-bad-text);
      font-size: var(--at-font-s);
      font-weight: 550;
      line-height: 18px;
    }
    .at-editor {
      display: grid;
      gap: var(--at-space-5);
      min-inline-size: 0;
      margin: 0;
      padding: var(--at-space-3) var(--at-space-4) var(--at-space-5);
      border: 0;
      border-block-start: 1px solid var(--at-line);
    }
    .at-switches {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2) 28px;
    }
    .at-add {
      margin-block-start: var(--at-space-3);
    }
    /* What has the focus is never under the bar at the end (WCAG 2.4.11). */
    :is(input, button, a, textarea):not(main *) {
      scroll-margin-block: 16px 130px;
    }
    /* The page scrolls what has the focus to above the bar; a margin alone does not do for text areas (WCAG 2.4.11). */
    main:has(& .at-bar) {
      scroll-padding-block-end: 130px;
    }
    .at-bar {
      position: sticky;
      inset-block-end: -26px;
      z-index: 2;
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--at-space-2);
      padding-block: var(--at-space-3) 26px;
      margin-block: var(--at-space-8) -26px;
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sheet);
    }
    @media (max-width: 767px) {
      .at-bar {
        inset-block-end: calc(-24px - env(safe-area-inset-bottom));
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .at-toggle .at-turn {
        transition: none;
      }
    }
  }
`

/** What an order asks for, on a ground of its own. */
export const previewCss = css`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
    min-inline-size: 0;
    padding: var(--at-space-5) var(--at-space-6) var(--at-space-6);
    border: 1px dashed var(--at-line-strong);
    border-radius: var(--at-radius-l);

    .at-quiet {
      margin: 0;
      color: var(--at-text-2);
    }
    @media (max-width: 599px) {
      padding: var(--at-space-4);
    }
  }
`
