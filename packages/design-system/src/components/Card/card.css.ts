import { css } from 'styled-components'

/** A hairline, a head, and what lies under it. */
export const cardCss = css`
  @layer at.components {
    --at-ground: var(--at-raised);
    position: relative;
    min-inline-size: 0;
    padding: var(--at-space-5);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);

    &[data-at-tone='brand'] {
      --at-ground: var(--at-brand-wash);
      border-color: var(--at-brand-line);
      background: var(--at-brand-wash);
    }
    &[data-at-padding='none'] {
      padding: 0;
      overflow: clip;
    }
    > .at-head {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--at-space-1) var(--at-space-4);
      margin-block-end: var(--at-space-3);
    }
    > .at-title {
      margin: 0 0 var(--at-space-3);
    }
    > :is(.at-head, .at-title):last-child {
      margin-block-end: 0;
    }
    &[data-at-padding='none'] > :is(.at-head, .at-title) {
      margin: 0;
      padding: var(--at-space-4) var(--at-space-5);
    }
    > .at-head > .at-title {
      margin: 0;
    }
    > .at-title,
    > .at-head > .at-title {
      min-inline-size: 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
    }
    &[data-at-tone='brand'] > .at-title,
    &[data-at-tone='brand'] > .at-head > .at-title {
      color: var(--at-brand-text);
    }
    > .at-head > .at-aside {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }

    /* The whole card is the target of its one link; other controls lie above it. */
    &[data-at-interactive] {
      transition:
        border-color var(--at-fast) var(--at-ease),
        background-color var(--at-fast) var(--at-ease);

      .at-target {
        padding: 0;
        border: 0;
        border-radius: 3px;
        background: none;
        color: inherit;
        font: inherit;
        letter-spacing: inherit;
        text-align: start;
        text-decoration: none;
        cursor: pointer;
      }
      .at-target::after {
        content: '';
        position: absolute;
        inset: 0;
        border-radius: inherit;
      }
      /* The ring goes around the card, not around the words. */
      .at-target:focus-visible {
        outline: none;
        box-shadow: none;
      }
      &:has(> .at-head .at-target:focus-visible) {
        outline: 2px solid var(--at-focus);
        outline-offset: 2px;
        box-shadow: 0 0 0 2px var(--at-focus-gap);
      }
      &:has(> .at-head .at-target:hover) {
        border-color: var(--at-field);
      }
      &:has(> .at-head .at-target:active) {
        background: linear-gradient(var(--at-hover), var(--at-hover)) var(--at-ground);
      }
      :is(a, button, input, select, textarea, summary, [tabindex]):not(.at-target) {
        position: relative;
        z-index: 1;
      }
    }
    &[data-at-selected] {
      border-color: var(--at-brand-edge);
      background: linear-gradient(var(--at-brand-wash), var(--at-brand-wash)) var(--at-raised);
      box-shadow: inset 0 0 0 1px var(--at-brand-edge);
    }
    &[data-at-pending] > :not(.at-head) {
      opacity: 0.62;
    }
    @media (max-width: 767px) {
      &:not([data-at-padding='none']) {
        padding: var(--at-space-4);
      }
    }
    @media (forced-colors: active) {
      &[data-at-selected] {
        border: 2px solid Highlight;
      }
      &[data-at-interactive]:has(> .at-head .at-target:focus-visible) {
        outline-color: Highlight;
        box-shadow: none;
      }
    }
    @media print {
      break-inside: avoid;
      border-color: currentColor;
    }
  }
`
