import { css } from 'styled-components'

/** Form and preview beside each other where there is room. */
export const editorCss = css`
  @layer at.components {
    .at-overtaken {
      margin-block-end: var(--at-space-5);
    }
    .at-desk {
      display: grid;
      gap: var(--at-space-8);
      align-items: start;
    }
    .at-fields {
      display: grid;
      gap: 18px;
    }
    .at-desk > form {
      gap: var(--at-space-1);
    }
    /* Saving stays in sight, however long the form is. */
    .at-desk > form > .at-actions {
      position: sticky;
      inset-block-end: -26px;
      z-index: 1;
      padding-block: var(--at-space-3) 26px;
      margin-block-end: -26px;
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sheet);
    }
    /* What has the focus is never under that bar (WCAG 2.4.11). */
    .at-desk > form :is(input, button, a):not(main *) {
      scroll-margin-block: 16px 90px;
    }
    /* The page scrolls what has the focus to above the bar; a margin alone does not do for text areas (WCAG 2.4.11). */
    main:has(& .at-desk > form > .at-actions) {
      scroll-padding-block-end: 90px;
    }
    @media (min-width: 1200px) {
      .at-desk {
        grid-template-columns: minmax(340px, 420px) minmax(0, 1fr);
      }
    }
    @media (max-width: 767px) {
      .at-desk > form > .at-actions {
        inset-block-end: calc(-24px - env(safe-area-inset-bottom));
      }
    }
  }
`

/** Two small screens, one below the other. */
export const previewCss = css`
  @layer at.components {
    --_screen: 1040;
    --_height: 556;
    display: grid;
    gap: var(--at-space-1);
    min-inline-size: 0;

    > h2 {
      margin: 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
    }
    > p {
      margin: 0;
      max-inline-size: 68ch;
      color: var(--at-text-2);
    }
    figure {
      margin: var(--at-space-2) 0 0;
      min-inline-size: 0;
    }
    figcaption {
      margin-block-end: 6px;
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 16px var(--at-font-body);
    }
    .at-window {
      position: relative;
      aspect-ratio: var(--_screen) / var(--_height);
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-l);
      overflow: clip;
      contain: strict;
    }
    .at-screen {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: calc(var(--_screen) * 1px);
      block-size: calc(var(--_height) * 1px);
      transform: scale(var(--_scale, 0.6));
      transform-origin: 0 0;
      user-select: none;
    }
    .at-screen > .at-scope,
    .at-screen > .at-scope > div {
      block-size: 100%;
    }
    .at-screen main {
      overflow: hidden;
    }
    .at-hero {
      margin-block-end: 18px;
    }
    .at-cards {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: var(--at-space-4);
      margin-block-end: 18px;
    }
    .at-stack {
      display: grid;
      gap: 14px;
    }
    .at-stack p {
      margin: 0;
    }
    @media (min-width: 1200px) {
      position: sticky;
      inset-block-start: 0;
    }
    @media (max-width: 767px) {
      --_screen: 390;
      --_height: 560;
      .at-cards {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    @media print {
      .at-window {
        break-inside: avoid;
      }
    }
  }
`

/** A line for each use of a colour: how it looks, what became of it. */
export const verdictsCss = css`
  @layer at.components {
    margin: var(--at-space-2) 0 0;
    padding: 0;
    list-style: none;

    li {
      display: grid;
      grid-template-columns: 92px minmax(0, 1fr);
      gap: var(--at-space-3);
      padding-block: 10px;
      border-block-start: 1px solid var(--at-line);
    }
    .at-sample {
      display: flex;
      align-items: center;
      gap: var(--at-space-1);
      align-self: start;
      color: var(--at-text-3);
    }
    .at-sample i {
      display: grid;
      place-items: center;
      inline-size: 36px;
      block-size: 28px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-s);
      background: var(--_ground);
      color: var(--_ink);
      font: 650 var(--at-font-m) / 1 var(--at-font-body);
      forced-color-adjust: none;
    }
    .at-sample i.at-before {
      color: var(--_own);
    }
    /* Letters to look at: the weak ones must be seen as weak as they are. */
    li:not([data-at-use='edge']) .at-sample i::before {
      content: 'Aa' / '';
    }
    li[data-at-use='edge'] .at-sample i {
      border: 3px solid var(--_ink);
    }
    li[data-at-use='edge'] .at-sample i.at-before {
      border-color: var(--_own);
    }
    strong {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--at-space-2);
      font-weight: 600;
    }
    strong small {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 20px var(--at-font-body);
    }
    p {
      margin: 2px 0 0;
      color: var(--at-text-2);
      font-variant-numeric: tabular-nums;
    }
    p + * {
      margin-block-start: var(--at-space-1);
    }
  }
`

/** The picture small, what it is for, and what can be done. */
export const pictureCss = css`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--at-space-2) 14px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;

    .at-frame {
      display: grid;
      place-items: center;
      inline-size: 112px;
      block-size: 72px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      overflow: clip;
    }
    .at-frame img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    .at-words {
      flex: 1 1 200px;
      min-inline-size: 0;
    }
    strong {
      font-weight: 600;
    }
    p {
      margin: 0 0 6px;
      color: var(--at-text-2);
    }
    .at-buttons {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
    }
  }
`
