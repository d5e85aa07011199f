import { css } from 'styled-components'
import { floatCss } from '../overlay/index.ts'

/** The options under a field. */
export const popoverCss = css`
  ${floatCss}
  @layer at.components {
    display: flex;
    flex-direction: column;
    inline-size: max(var(--trigger-width, 0px), 200px);
    max-inline-size: calc(100vw - 16px);
    overflow: hidden;
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    .at-list {
      position: relative;
      min-block-size: 0;
      padding: 5px;
      overflow: auto;
      overscroll-behavior: contain;
      outline: none;
      scrollbar-width: thin;
    }
    .at-list:empty {
      display: none;
    }
    .at-heading {
      display: flex;
      align-items: end;
      block-size: 28px;
      padding: 0 10px var(--at-space-1);
      color: var(--at-text-3);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      white-space: nowrap;
    }
    .at-option {
      display: flex;
      align-items: center;
      gap: 10px;
      min-block-size: var(--at-control);
      padding: 6px 10px;
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      overflow-wrap: anywhere;
      cursor: pointer;
      user-select: none;
    }
    .at-option > .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    .at-words {
      flex: 1;
      min-inline-size: 0;
    }
    .at-name,
    .at-detail {
      display: block;
    }
    .at-detail {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-check {
      display: grid;
      flex: none;
      inline-size: 18px;
      color: var(--at-brand-text);
    }
    mark {
      background: none;
      color: inherit;
      font-weight: 650;
    }
    .at-option[data-at-active] {
      background: var(--at-hover);
    }
    .at-option[data-at-active='keys'] {
      outline: 2px solid var(--at-focus);
      outline-offset: -2px;
    }
    .at-option[aria-selected='true'] {
      font-weight: 550;
    }
    .at-option:not([aria-disabled]):active {
      background: var(--at-pressed);
    }
    .at-option[aria-disabled] {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    .at-option[aria-disabled] > .at-icon {
      color: var(--at-text-3);
    }

    /* Of long lists every row has the same height, so that those out of sight need not be there. */
    [data-at-long] {
      max-block-size: 310px;
    }
    .at-all {
      position: relative;
    }
    .at-place {
      position: absolute;
      inset-inline: 0;
    }
    [data-at-long] .at-option {
      block-size: var(--at-control);
    }
    [data-at-tall] .at-option {
      block-size: 54px;
    }
    [data-at-long] :is(.at-name, .at-detail) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .at-state {
      display: flex;
      flex: none;
      align-items: center;
      gap: 10px;
      padding: 11px 15px;
      color: var(--at-text-2);
      overflow-wrap: anywhere;
    }
    .at-list:not(:empty) + .at-state {
      border-block-start: 1px solid var(--at-line);
    }

    @media (forced-colors: active) {
      .at-option[data-at-active] {
        border-color: Highlight;
      }
      .at-option[aria-disabled] {
        color: GrayText;
      }
    }
    @media print {
      display: none;
    }
  }
`
