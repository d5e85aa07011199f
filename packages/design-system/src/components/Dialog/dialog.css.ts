import { css } from 'styled-components'

/** The veil between the page and what lies over it. */
export const scrimCss = css`
  @layer at.components {
    position: fixed;
    inset: 0;
    z-index: var(--at-z-overlay);
    display: grid;
    place-items: center;
    padding: var(--at-space-6);
    background: var(--at-scrim);
    transition: opacity var(--at-medium) var(--at-ease);

    @media (prefers-reduced-motion: no-preference) {
      &[data-entering],
      &[data-exiting] {
        opacity: 0;
      }
    }
    @media (max-width: 767px) {
      place-items: end center;
      padding: var(--at-space-6) 0 0;
    }
    @media print {
      display: none;
    }
  }
`

/** A window in the middle; on a phone it rises from the lower edge. */
export const dialogCss = css`
  @layer at.components {
    --_width: 560px;
    inline-size: min(var(--_width), 100%);
    max-block-size: min(860px, 100%);
    display: flex;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-xl);
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    overflow: hidden;
    transition:
      translate var(--at-medium) var(--at-ease),
      scale var(--at-medium) var(--at-ease);

    &[data-at-size='small'] {
      --_width: 420px;
    }
    &[data-at-size='large'] {
      --_width: 820px;
    }
    &[data-entering],
    &[data-exiting] {
      translate: 0 8px;
      scale: 0.985;
    }
    > section {
      display: flex;
      flex-direction: column;
      flex: 1;
      min-inline-size: 0;
      outline: none;
    }
    header {
      display: flex;
      align-items: flex-start;
      justify-content: space-between;
      gap: var(--at-space-4);
      padding: var(--at-space-5) var(--at-space-4) 0 var(--at-space-6);
    }
    header > div {
      min-inline-size: 0;
      padding-block: var(--at-space-1);
      overflow-wrap: anywhere;
    }
    h2 {
      margin: 0;
      font: 640 var(--at-font-l) / 26px var(--at-font-heading);
      font-size: 1.1875rem;
      letter-spacing: -0.014em;
    }
    p {
      margin: var(--at-space-1) 0 0;
      color: var(--at-text-2);
    }
    .at-body {
      flex: 1;
      min-block-size: 0;
      padding: var(--at-space-4) var(--at-space-6) var(--at-space-6);
      position: relative;
      overflow: auto;
    }
    footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--at-space-2);
      padding: 14px var(--at-space-6);
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sheet);
    }
    header:has(+ footer) {
      padding-block-end: var(--at-space-5);
    }
    @media (max-width: 767px) {
      inline-size: 100%;
      border-inline: 0;
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      padding-block-end: env(safe-area-inset-bottom);

      &[data-entering],
      &[data-exiting] {
        translate: 0 40px;
        scale: none;
      }
      footer > * {
        flex: 1 1 auto;
      }
    }
  }
`

/** Where little is to be seen at once, as at 400 % zoom, head and foot scroll along. Stands last. */
export const shortCss = css`
  @layer at.components {
    @media (max-height: 420px) {
      > section {
        overflow: auto;
      }
      .at-body {
        flex: none;
        overflow: visible;
      }
    }
  }
`
