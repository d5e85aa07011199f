import { css } from 'styled-components'

/** A card of a board, at rest, under the pointer and chosen. */
export const cardCss = css`
  @layer at.components {
    .at-board-card,
    .at-board-skeleton {
      --at-ground: var(--at-raised);
      border: 1px solid var(--at-line);
      border-radius: 12px;
      background: var(--at-raised);
    }
    .at-board-skeleton {
      margin-block-end: var(--at-space-2);
      padding: 14px var(--at-space-3);
    }
    .at-board-card {
      position: absolute;
      inset-inline: 0;
      color: var(--at-text);
      outline-offset: 1px;
      user-select: none;
      -webkit-touch-callout: none;
      -webkit-tap-highlight-color: transparent;
      /* No transitions: a card would begin one each time it scrolls past a resting pointer. */
      contain: layout style;
    }
    .at-board-card:hover,
    .at-board-card:focus-within {
      border-color: var(--at-line-strong);
    }
    &[data-at-movable] .at-board-card {
      cursor: grab;
    }
    .at-board-card:focus-visible {
      z-index: 1;
    }
    /* The card holds what is placed in it: a box of its own is one more to look through for the pointer. */
    .at-board-cell {
      block-size: 100%;
    }
    .at-board-content {
      block-size: 100%;
      padding: var(--at-space-3);
    }
    /* Heights that are measured fit; every box that clips is a cost as cards scroll by. */
    .at-board-card[style*='block-size'] .at-board-content {
      overflow: clip;
    }
    .at-board-more {
      position: absolute;
      inset-block-start: 6px;
      inset-inline-end: 6px;
      display: grid;
      place-items: center;
      inline-size: 30px;
      block-size: 30px;
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-m);
      background: transparent;
      color: var(--at-text-2);
      cursor: pointer;
    }
    /* Three dots; an icon in every card would be as many elements as the card itself. */
    .at-board-more::before {
      content: '';
      inline-size: 15px;
      border-block-start: 3px dotted;
    }
    .at-board-more:hover {
      background: var(--at-hover);
      color: var(--at-text);
    }
    .at-board-more:active {
      background: var(--at-pressed);
    }

    .at-board-card[aria-selected='true'] {
      border-color: var(--at-brand-edge);
      background: linear-gradient(var(--at-brand-wash), var(--at-brand-wash)) var(--at-raised);
      box-shadow: inset 0 0 0 1px var(--at-brand-edge);
    }
    .at-board-picked {
      position: absolute;
      inset-block-start: -6px;
      inset-inline-start: -5px;
      display: grid;
      place-items: center;
      inline-size: 18px;
      block-size: 18px;
      border-radius: 50%;
      background: var(--at-brand);
      color: var(--at-on-brand);
      outline: 1px solid var(--at-brand-edge);
      outline-offset: -1px;
    }
  }
`
