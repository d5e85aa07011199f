import { css } from 'styled-components'

/** A control before its words: the arrangement of a checkbox, and of a switch. */
export const choiceCss = css`
  @layer at.components {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    min-inline-size: 0;
    min-block-size: 24px;
    padding-block: 2px;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    > input {
      appearance: none;
      flex: none;
      cursor: inherit;
    }
    > span {
      min-inline-size: 0;
      overflow-wrap: break-word;
    }
    .at-detail {
      display: block;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    &[data-at-disabled] {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    @media (pointer: coarse) {
      padding-block: var(--at-space-3);
      &:has(.at-detail) {
        padding-block: var(--at-space-1);
      }
    }
  }
`

/**
 * A box that can be ticked, and its mark, cut out of the mark's colour; for the `input` or the
 * `[role=checkbox]` in the element. Rows of a long list take it instead of a `Checkbox`.
 */
export const boxCss = css`
  @layer at.components {
    > :is(input, [role='checkbox']) {
      display: grid;
      place-items: center;
      inline-size: 18px;
      block-size: 18px;
      margin-block: 1px;
      border: 1.5px solid var(--at-field);
      border-radius: 5px;
      background: var(--at-raised);
      color: var(--at-on-brand);
    }
    > :is(input:checked, input:indeterminate, [aria-checked='true']) {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      /* Printers leave out grounds, and with them the mark. */
      print-color-adjust: exact;
    }
    /* There from the beginning: ticking hundreds of boxes lays nothing out. */
    > :is(input, [role='checkbox'])::before {
      content: '';
      inline-size: 13px;
      block-size: 13px;
      clip-path: path(
        'M11.405 3.825 5.45 9.785A.8125 .8125 0 0 1 4.3 9.785L1.6 7.075A.8125 .8125 0 0 1 2.745 5.926L4.875 8.061 10.256 2.676A.8125 .8125 0 0 1 11.405 3.825Z'
      );
    }
    > :is(input:checked, input:indeterminate, [aria-checked='true'])::before {
      background: currentColor;
    }
    @media (forced-colors: active) {
      > :is(input, [role='checkbox']) {
        forced-color-adjust: none;
        border-color: ButtonBorder;
        background: Canvas;
        color: HighlightText;
      }
      > :is(input:checked, input:indeterminate, [aria-checked='true']) {
        border-color: Highlight;
        background: Highlight;
      }
    }
  }
`

/** The box is the native control itself. */
export const checkboxCss = css`
  ${choiceCss}
  ${boxCss}
  @layer at.components {
    > input:indeterminate::before {
      clip-path: path(
        'M2.708 5.6875H10.292A.8125 .8125 0 0 1 10.292 7.3125H2.708A.8125 .8125 0 0 1 2.708 5.6875Z'
      );
    }
    > input[aria-readonly='true'] {
      border-style: dashed;
    }
    > input[aria-invalid='true'] {
      border-color: var(--at-bad);
    }
    @media (hover: hover) {
      &:hover > input:where(:enabled:not(:checked, :indeterminate, [aria-invalid='true'])) {
        border-color: var(--at-text-2);
      }
      &:hover > input:enabled {
        transition: background-color var(--at-fast) var(--at-ease);
      }
    }
    > input:disabled {
      border-color: var(--at-line-strong);
      background: var(--at-sunken);
      color: var(--at-text-3);
    }
    @media (forced-colors: active) {
      > input[aria-invalid='true'] {
        border-width: 3px;
      }
      > input:disabled {
        border-color: GrayText;
        background: Canvas;
        color: GrayText;
      }
    }
  }
`
