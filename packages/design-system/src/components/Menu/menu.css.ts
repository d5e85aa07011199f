import { css } from 'styled-components'
import { floatCss } from '../../overlay/index.ts'

/** What floats over the page beside its trigger. */
export const popoverCss = css`
  ${floatCss}
  @layer at.components {
    min-inline-size: max(var(--trigger-width, 0px), 200px);
    max-inline-size: min(360px, calc(100vw - 24px));
    padding: 5px;
    overflow: auto;

    .at-menu {
      outline: none;
    }
  }
`

/** A row in a menu. */
export const itemCss = css`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--at-control);
    padding: 6px 10px;
    border: 1px solid transparent;
    border-radius: var(--at-radius-m);
    color: var(--at-text);
    font: 500 var(--at-font-m) / 20px var(--at-font-body);
    text-decoration: none;
    outline: none;
    cursor: pointer;

    .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    .at-text {
      flex: 1;
      min-inline-size: 0;
    }
    .at-detail {
      display: block;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-check {
      display: grid;
      flex: none;
      inline-size: 18px;
      color: var(--at-brand-text);
    }
    .at-check .at-icon {
      color: inherit;
    }
    .at-further {
      display: grid;
      flex: none;
    }
    .at-further:dir(rtl) .at-icon {
      scale: -1 1;
    }
    kbd {
      color: var(--at-text-3);
      font: 500 var(--at-font-xs) / 16px var(--at-font-body);
    }
    &[data-focused] {
      background: var(--at-hover);
    }
    &[data-pressed],
    &[data-open] {
      background: var(--at-pressed);
    }
    &[data-focus-visible] {
      outline: 2px solid var(--at-focus);
      outline-offset: -2px;
      box-shadow: none;
    }
    &[data-at-danger],
    &[data-at-danger] .at-icon {
      color: var(--at-bad-text);
    }
    /* What removes something stands apart from what does not, wherever it was put (T-08). */
    :not([data-at-danger]) + &[data-at-danger],
    [data-at-danger] + &:not([data-at-danger]) {
      position: relative;
      margin-block-start: 11px;
    }
    :not([data-at-danger]) + &[data-at-danger]::before,
    [data-at-danger] + &:not([data-at-danger])::before {
      content: '';
      position: absolute;
      inset: -7px -1px auto;
      border-block-start: 1px solid var(--at-line);
    }
    &[data-disabled] {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      &[data-focused] {
        border-color: Highlight;
      }
      &[data-disabled] {
        color: GrayText;
      }
    }
  }
`

/** Rows that belong together. */
export const sectionCss = css`
  @layer at.components {
    & + &,
    [role='menuitem'] + & {
      margin-block-start: 5px;
      padding-block-start: 5px;
      border-block-start: 1px solid var(--at-line);
    }
    > header {
      padding: 6px 10px 2px;
      color: var(--at-text-3);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
    }
  }
`
