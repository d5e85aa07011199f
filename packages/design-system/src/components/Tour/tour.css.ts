import { css } from 'styled-components'

/** The veil over the page; the frame is a hole in it. Corners of 5 px (TOUR-06). */
export const maskCss = css`
  @layer at.components {
    position: fixed;
    inset: 0;
    z-index: var(--at-z-overlay);
    overflow: hidden;

    .at-frame {
      position: absolute;
      border-radius: 5px;
      box-shadow: 0 0 0 200vmax var(--at-scrim);
      outline: 2px solid var(--at-focus);
      outline-offset: -1px;
      pointer-events: none;
      transition:
        left var(--at-slow) var(--at-ease),
        top var(--at-slow) var(--at-ease),
        width var(--at-slow) var(--at-ease),
        height var(--at-slow) var(--at-ease);
    }
    .at-whole {
      position: absolute;
      inset: 0;
      background: var(--at-scrim);
    }
    @media (forced-colors: active) {
      .at-frame {
        outline: 3px solid Highlight;
      }
    }
    @media print {
      display: none;
    }
  }
`

export const cardCss = css`
  @layer at.components {
    position: absolute;
    display: flex;
    inline-size: min(340px, calc(100vw - 24px));
    max-block-size: calc(100dvh - 24px);
    border: 1px solid var(--at-line);
    border-radius: 5px;
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    transition:
      left var(--at-slow) var(--at-ease),
      top var(--at-slow) var(--at-ease),
      opacity var(--at-medium) var(--at-ease);

    &[data-at-waiting] {
      opacity: 0;
    }
    /* It goes once its transitions have ended; one that is replaced, as by a target that moves, never does. */
    &[data-exiting] {
      transition: none;
    }
    [role='dialog'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-inline-size: 0;
      overflow: auto;
      border-radius: 5px;
    }
    header {
      display: flex;
      align-items: flex-start;
      justify-content: space-between;
      gap: var(--at-space-2);
      padding: 14px 10px 0 18px;
    }
    .at-position {
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    h2 {
      margin: 2px 0 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    h2:focus {
      outline: none;
      box-shadow: none;
    }
    .at-text {
      padding: 6px 18px var(--at-space-4);
      color: var(--at-text-2);
      overflow-wrap: anywhere;
    }
    footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: var(--at-space-2);
      padding: 10px 18px 14px;
    }
    /* Its word stands under the text; its shape shows only under the pointer. */
    footer > :first-child:not(:last-child) {
      margin-inline-start: -15px;
    }
    /* So far out, the card would cut its ring. */
    footer > :first-child:not(:last-child):focus-visible {
      outline-offset: 1px;
    }
    footer > :last-child {
      margin-inline-start: auto;
    }
  }
`
