import { css } from 'styled-components'

/** A row of words over a hairline; what does not fit scrolls. */
export const tabsCss = css`
  @layer at.components {
    --_fade: 28px;
    position: relative;
    min-inline-size: 0;

    .at-tabs {
      display: flex;
      gap: var(--at-space-1) var(--at-space-3);
      /* Room for the focus ring beside the words, which a scrolling row would cut. */
      margin: 0 -6px;
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      background: linear-gradient(var(--at-line), var(--at-line)) bottom / calc(100% - 12px) 1px
        no-repeat;
    }
    &[data-at-more~='before'] .at-tabs {
      mask-image: linear-gradient(to var(--_to), transparent, black var(--_fade));
    }
    &[data-at-more~='after'] .at-tabs {
      mask-image: linear-gradient(to var(--_from), transparent, black var(--_fade));
    }
    &[data-at-more='before after'] .at-tabs {
      mask-image: linear-gradient(
        to right,
        transparent,
        black var(--_fade) calc(100% - var(--_fade)),
        transparent
      );
    }
    --_to: right;
    --_from: left;
    &:dir(rtl) {
      --_to: left;
      --_from: right;
    }

    [role='tab'] {
      position: relative;
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: var(--at-space-2);
      min-block-size: 40px;
      padding: var(--at-space-2) 6px 9px;
      border: 0;
      border-radius: var(--at-radius-s);
      background: transparent;
      color: var(--at-text-2);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      text-decoration: none;
      white-space: nowrap;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
      transition: color var(--at-fast) var(--at-ease);
    }
    [role='tab']::after {
      content: '';
      position: absolute;
      inset: auto 6px 0;
      block-size: 2px;
      border-radius: 2px 2px 0 0;
      background: transparent;
      transition: background-color var(--at-medium) var(--at-ease);
    }
    [role='tab']:hover {
      color: var(--at-text);
    }
    [role='tab']:hover::after {
      background: var(--at-line-strong);
    }
    [role='tab']:active {
      color: var(--at-brand-text);
    }
    [role='tab'][aria-selected='true'] {
      color: var(--at-text);
    }
    [role='tab'][aria-selected='true']::after {
      background: var(--at-brand-edge);
    }
    [role='tab'][aria-disabled='true'] {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    [role='tab'][aria-disabled='true']::after {
      background: transparent;
    }
    [role='tab']:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    .at-count {
      min-inline-size: 20px;
      padding: 0 6px;
      border: 1px solid transparent;
      border-radius: var(--at-radius-full);
      background: var(--at-sunken);
      color: var(--at-text-2);
      font: 600 0.6875rem / 16px var(--at-font-body);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }
    [role='tabpanel'] {
      padding-block-start: 18px;
      border-radius: var(--at-radius-s);
    }

    @media (pointer: coarse) {
      [role='tab'] {
        min-block-size: var(--at-control-touch);
      }
    }
    @media (forced-colors: active) {
      [role='tab'][aria-selected='true']::after {
        forced-color-adjust: none;
        background: Highlight;
      }
      [role='tab'][aria-disabled='true'] {
        color: GrayText;
      }
      .at-count {
        border-color: currentColor;
      }
    }
    @media print {
      [role='tab']:not([aria-selected='true']) {
        display: none;
      }
    }
  }
`
