import { css } from 'styled-components'

/** High on the page, where the eye starts; on a phone it takes the upper edge. */
export const placeCss = css`
  @layer at.components {
    place-items: start center;
    padding: min(12vh, 112px) var(--at-space-4) var(--at-space-4);

    @media (max-width: 767px) {
      place-items: start stretch;
      padding: 0 0 var(--at-space-4);
    }
  }
`

export const paletteCss = css`
  @layer at.components {
    inline-size: min(640px, 100%);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-xl);
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    overflow: hidden;
    transition:
      translate var(--at-fast) var(--at-ease),
      opacity var(--at-fast) var(--at-ease);

    @media (prefers-reduced-motion: no-preference) {
      &[data-entering],
      &[data-exiting] {
        opacity: 0;
        translate: 0 -6px;
      }
    }
    > section {
      display: flex;
      flex-direction: column;
      outline: none;
    }
    .at-ask {
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      padding: 0 var(--at-space-2) 0 18px;
      border-block-end: 1px solid var(--at-line);
    }
    .at-ask > .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    input {
      flex: 1;
      min-inline-size: 0;
      min-block-size: 56px;
      padding: 0;
      border: 0;
      background: transparent;
      color: var(--at-text);
      font: 400 1rem / 24px var(--at-font-body);
      text-overflow: ellipsis;
      /* The whole window is about this line; its caret is its mark. */
      outline: none;
      box-shadow: none;
    }
    input::placeholder {
      color: var(--at-text-3);
      opacity: 1;
    }
    .at-keys {
      display: flex;
      gap: 18px;
      padding: 9px 18px;
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sheet);
      color: var(--at-text-3);
      font: 400 var(--at-font-xs) / 16px var(--at-font-body);
    }
    kbd {
      display: inline-block;
      min-inline-size: 20px;
      padding: 0 5px;
      border: 1px solid var(--at-line);
      border-radius: 5px;
      background: var(--at-raised);
      color: var(--at-text-2);
      font: 500 0.6875rem / 16px var(--at-font-body);
      text-align: center;
    }
    @media (max-width: 767px), (pointer: coarse) {
      .at-keys {
        display: none;
      }
    }
    @media (max-width: 767px) {
      inline-size: 100%;
      border-inline: 0;
      border-block-start: 0;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
  }
`

export const listCss = css`
  @layer at.components {
    position: relative;
    max-block-size: min(420px, 100vh - 240px);
    min-block-size: 44px;
    overflow: auto;
    overscroll-behavior: contain;
    padding-block: 6px;

    @media (max-width: 767px) {
      max-block-size: calc(100dvh - 140px);
    }
    /* Where little is to be seen at once, as at 400 % zoom, the list takes what there is. */
    @media (max-width: 767px) and (max-height: 420px) {
      max-block-size: calc(100dvh - 74px);
    }
    .at-all {
      position: relative;
    }
    .at-row {
      position: absolute;
      inset-inline: 6px;
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      padding: 0 var(--at-space-3);
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
    }
    .at-head {
      align-items: flex-end;
      padding-block-end: var(--at-space-1);
      color: var(--at-text-3);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
    }
    [role='option'] {
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    [role='option'][aria-selected='true'] {
      background: var(--at-brand-wash);
      border-color: var(--at-brand-line);
    }
    [role='option']:active {
      background: var(--at-pressed);
    }
    .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    [aria-selected='true'] > .at-icon {
      color: var(--at-brand-text);
    }
    .at-words {
      display: flex;
      flex: 1;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 var(--at-space-4);
      min-inline-size: 0;
    }
    .at-named {
      display: flex;
      align-items: baseline;
      flex: 0 1 auto;
      gap: 6px;
      min-inline-size: 0;
    }
    .at-label,
    .at-detail {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-label {
      font-weight: 500;
    }
    .at-detail {
      /* A long label must not squeeze what kind of thing it is. */
      flex: none;
      max-inline-size: 50%;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    mark {
      background: transparent;
      color: var(--at-brand-text);
      font-weight: 650;
      text-decoration: underline;
      text-decoration-thickness: 1.5px;
      text-underline-offset: 3px;
    }
    .at-shortcut {
      display: flex;
      flex: none;
      gap: 3px;
    }
    @media (max-width: 767px) {
      .at-words {
        flex-direction: column;
      }
      .at-words > * {
        max-inline-size: 100%;
      }
      .at-shortcut {
        display: none;
      }
    }
    @media (forced-colors: active) {
      [aria-selected='true'] {
        border-color: Highlight;
        outline: 1px solid Highlight;
      }
    }
  }
`

/** What stands where the list would, and under it. */
export const answersCss = css`
  @layer at.components {
    .at-note {
      display: flex;
      align-items: center;
      flex-wrap: wrap;
      gap: var(--at-space-1) 10px;
      padding: var(--at-space-3) 18px;
      color: var(--at-text-2);
    }
    /* Nothing is lost and most is found still: said calmly. */
    .at-note.at-bad {
      color: var(--at-text);
    }
    .at-nothing {
      padding: 28px var(--at-space-6) var(--at-space-8);
      color: var(--at-text-2);
      text-align: center;
      overflow-wrap: anywhere;
    }
    .at-nothing strong {
      display: block;
      margin-block-end: var(--at-space-1);
      color: var(--at-text);
      font-weight: 600;
    }
  }
`

/** The line in the bar; its answers hang under it. */
export const fieldCss = css`
  @layer at.components {
    position: relative;
    display: block;
    min-inline-size: 0;

    .at-tools {
      gap: 6px;
    }
  }
`

/** Over the page, a little wider than a narrow field. */
export const panelCss = css`
  @layer at.components {
    position: absolute;
    z-index: var(--at-z-overlay);
    inset-block-start: calc(100% + 6px);
    inset-inline-start: 0;
    inline-size: max(100%, min(460px, 100vw - 32px));
    overflow: hidden;
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    @media print {
      display: none;
    }
  }
`
