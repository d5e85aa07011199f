import { css } from 'styled-components'

/** Two panes and the line between them. */
export const splitCss = css`
  @layer at.components {
    container: at-split / inline-size;
    min-inline-size: 0;
    block-size: 100%;

    > .at-panes {
      display: grid;
      grid-template-columns: minmax(0, var(--_size)) 24px minmax(0, 1fr);
      block-size: 100%;
      min-block-size: 0;
    }
    &[data-at-orientation='vertical'] > .at-panes {
      grid-template: minmax(0, var(--_size)) 24px minmax(0, 1fr) / minmax(0, 1fr);
    }
    .at-start,
    .at-end {
      min-inline-size: 0;
      min-block-size: 0;
      position: relative;
      overflow: auto;
    }
    .at-separator {
      position: relative;
      border-radius: var(--at-radius-s);
      cursor: col-resize;
      touch-action: none;
      user-select: none;
    }
    &[data-at-orientation='vertical'] .at-separator {
      cursor: row-resize;
    }
    /* A hairline with a grip. */
    .at-separator::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: 11.5px;
      background: var(--at-line);
      transition: background-color var(--at-fast) var(--at-ease);
    }
    .at-separator::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: 0;
      margin: auto;
      inline-size: 5px;
      block-size: 28px;
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-full);
      background: var(--at-raised);
    }
    &[data-at-orientation='vertical'] .at-separator::before {
      inset-block: 11.5px;
      inset-inline: 0;
    }
    &[data-at-orientation='vertical'] .at-separator::after {
      inset-block: 0;
      inset-inline: 0;
      inline-size: 28px;
      block-size: 5px;
    }
    .at-separator:hover::before,
    .at-separator:focus-visible::before {
      background: var(--at-field);
    }
    .at-separator:hover::after {
      border-color: var(--at-field);
    }
    .at-separator:active::before {
      background: var(--at-brand-edge);
    }
    .at-separator:active::after {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-soft);
    }
    @container at-split (max-width: 519px) {
      > .at-panes {
        display: flex;
        flex-direction: column;
        gap: var(--at-space-4);
        block-size: auto;
      }
      .at-separator {
        display: none;
      }
      .at-start,
      .at-end {
        overflow: visible;
      }
    }
    @media (forced-colors: active) {
      .at-separator::before {
        background: CanvasText;
      }
    }
    @media print {
      > .at-panes {
        display: block;
      }
      .at-separator {
        display: none;
      }
    }
  }
`
