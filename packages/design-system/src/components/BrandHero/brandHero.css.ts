import { css } from 'styled-components'

/** The brand's fill or its picture, and words that stand on either. */
export const brandHeroCss = css`
  @layer at.components {
    container: at-hero / inline-size;
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--at-space-6);
    min-block-size: 280px;
    border: 1px solid transparent;
    border-radius: var(--at-radius-l);
    background: var(--at-brand);
    color: var(--at-on-brand);
    overflow: clip;
    print-color-adjust: exact;

    &[data-at-height='short'] {
      min-block-size: 160px;
    }
    &[data-at-height='fill'] {
      block-size: 100%;
      border-radius: 0;
    }
    &[data-at-ground='picture'] {
      background: var(--at-veil);
      color: var(--at-on-veil);
    }
    .at-picture {
      position: absolute;
      inset: 0;
      z-index: -1;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      object-position: var(--_focus, 50% 50%);
    }
    .at-court {
      position: absolute;
      inset-block-start: 50%;
      inset-inline-end: -8%;
      z-index: -1;
      block-size: 132%;
      translate: 0 -50%;
      fill: none;
      stroke: currentColor;
      opacity: 0.16;
    }
    > .at-mark,
    > .at-words {
      padding: var(--at-space-6) 28px;
    }
    > .at-words {
      position: relative;
      margin-block-start: auto;
    }
    /* Words over a picture stand on a veil that holds for any pixel; above them it fades out. */
    &[data-at-ground='picture'] > :is(.at-mark, .at-words) {
      background: var(--at-veil);
    }
    &[data-at-ground='picture'] > .at-words::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-end: 100%;
      block-size: 72px;
      background: linear-gradient(to top, var(--at-veil), transparent);
      pointer-events: none;
    }
    &[data-at-ground='picture'] > .at-mark {
      align-self: flex-start;
      padding: 10px var(--at-space-4);
      border-end-end-radius: var(--at-radius-l);
    }
    :is(h1, h2, h3) {
      max-inline-size: 22ch;
      margin: 0;
      color: inherit;
      font: 650 1.625rem / 1.16 var(--at-font-heading);
      letter-spacing: -0.022em;
      overflow-wrap: anywhere;
      text-wrap: balance;
    }
    p {
      max-inline-size: 56ch;
      margin: 6px 0 0;
      text-wrap: pretty;
    }
    .at-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
      margin-block-start: var(--at-space-4);
    }
    @container at-hero (min-width: 560px) {
      :is(h1, h2, h3) {
        font-size: 2.5rem;
      }
      > .at-words {
        padding: var(--at-space-8) var(--at-space-10);
      }
    }
    @media (forced-colors: active) {
      border-color: CanvasText;
      &[data-at-ground='picture'] > :is(.at-mark, .at-words) {
        background: Canvas;
      }
      &[data-at-ground='picture'] > .at-words::before {
        content: none;
      }
    }
    @media print {
      min-block-size: 0;
      border: 0;

      /* Ink is for words: on paper it is a heading. */
      &[data-at-ground] {
        background: none;
        color: CanvasText;
      }
      &[data-at-ground] > :is(.at-mark, .at-words) {
        padding: 0;
        background: none;
      }
      &[data-at-ground] > .at-words::before {
        content: none;
      }
      .at-picture,
      .at-court,
      .at-actions {
        display: none;
      }
    }
  }
`
