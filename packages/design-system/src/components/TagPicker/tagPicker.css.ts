import { css } from 'styled-components'

/** Tags and the place to type share the box, in as many lines as they need. */
export const tagPickerCss = css`
  @layer at.components {
    align-items: start;
    cursor: text;

    .at-filled {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      gap: var(--at-space-1);
      min-inline-size: 0;
      padding: 5px 0 5px var(--at-space-3);
      pointer-events: none;
    }
    .at-filled :is(.at-tag, .at-more, input) {
      pointer-events: auto;
    }
    .at-filled:has(.at-tags) {
      padding-inline-start: 5px;
    }
    .at-tags {
      display: contents;
    }
    .at-filled .at-entry {
      flex: 1 1 60px;
      inline-size: 60px;
      min-block-size: 24px;
      padding: 0 var(--at-space-1);
      border-radius: 0;
    }
    .at-filled:not(:has(.at-tags)) .at-entry {
      padding-inline: 0;
    }
    /* At rest an empty place to type takes no line of its own. */
    &:not(:focus-within) .at-tags + .at-entry {
      flex-basis: 0;
      inline-size: 0;
      margin-inline-start: -4px;
      padding-inline: 0;
    }
    .at-tools {
      min-block-size: calc(var(--at-control) - 2px);
    }
    &[data-at-disabled] {
      cursor: not-allowed;
    }
    &[data-at-disabled] .at-tag {
      border-color: var(--at-line-strong);
      color: var(--at-text-2);
    }
    @media (pointer: coarse) {
      .at-filled {
        padding-block: 3px;
      }
      .at-filled .at-entry {
        min-block-size: 36px;
      }
    }
  }
`
