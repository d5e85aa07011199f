import { css } from 'styled-components'

/** The column of pages. */
export const navigationCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    color: var(--at-text);

    .at-pages {
      flex: 1;
      min-block-size: 0;
      padding: var(--at-space-1) var(--at-space-3) var(--at-space-3);
      overflow: hidden auto;
      scrollbar-width: thin;
    }
    .at-section + .at-section {
      margin-block-start: 14px;
    }
    ul {
      display: flex;
      flex-direction: column;
      gap: 2px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-heading {
      padding: var(--at-space-1) 10px var(--at-space-2);
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 16px var(--at-font-body);
    }
    .at-foot {
      display: flex;
      flex-direction: column;
      gap: 2px;
      padding: var(--at-space-2) var(--at-space-3) var(--at-space-3);
    }
    &:not([data-at-expanded]) {
      .at-pages,
      .at-foot {
        padding-inline: 10px;
      }
      .at-heading,
      .at-word {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
      .at-section + .at-section {
        margin-block-start: var(--at-space-2);
        padding-block-start: 10px;
        border-block-start: 1px solid var(--at-line);
      }
    }
  }
`

/** A row of the navigation; the current one is marked by ground, words and a rail at the edge. */
export const itemCss = css`
  @layer at.components {
    position: relative;
    display: flex;
    align-items: center;
    gap: 11px;
    inline-size: 100%;
    min-block-size: var(--at-control);
    padding: 6px 10px;
    border: 1px solid transparent;
    border-radius: var(--at-radius-m);
    background: transparent;
    color: var(--at-text-2);
    font: 550 var(--at-font-m) / 20px var(--at-font-body);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition: background-color var(--at-fast) var(--at-ease);

    .at-icon {
      flex: none;
    }
    .at-word {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    &:hover {
      background: var(--at-hover);
      color: var(--at-text);
    }
    &:active {
      background: var(--at-pressed);
    }
    &[aria-current='page'] {
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
      font-weight: 600;
    }
    &[aria-current='page']::before {
      position: absolute;
      inset-block: 8px;
      inset-inline-start: -13px;
      inline-size: 4px;
      border-radius: 0 3px 3px 0;
      background: var(--at-brand-edge);
      content: '';
    }
    [data-at-ground] &:hover {
      box-shadow: inset 0 0 0 1px var(--at-line-strong);
    }
    [data-at-ground] &[aria-current='page'] {
      background: var(--at-current);
      color: var(--at-on-current);
    }
    [data-at-ground] &[aria-current='page']::before {
      content: none;
    }
    nav:not([data-at-expanded]) & {
      padding-inline: 10px;
    }
    nav:not([data-at-expanded]) &[aria-current='page']::before {
      inset-inline-start: -11px;
    }
    nav:not([data-at-expanded]) & .at-count {
      position: absolute;
      inset-block-start: -3px;
      inset-inline-end: -6px;
    }
    @media (forced-colors: active) {
      &[aria-current='page'] {
        border-color: Highlight;
      }
      &[aria-current='page']::before {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
  }
`
