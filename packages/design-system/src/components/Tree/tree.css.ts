import { css } from 'styled-components'
import { frameCss, printCss } from '../../collection/frame.css.ts'

/** The frame, what scrolls in it, and the nodes. */
export const treeCss = css`
  ${frameCss}
  @layer at.components {
    --_indent: 22px;

    .at-tree-body {
      position: relative;
      min-block-size: 100%;
    }
    .at-tree-node {
      position: absolute;
      inset-inline: 0;
      display: flex;
      align-items: center;
      min-inline-size: 0;
      padding-inline: 6px var(--at-space-1);
      border-radius: var(--at-radius-m);
      cursor: default;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    .at-tree-guides {
      --_from: right;
      flex: none;
      align-self: stretch;
      inline-size: calc(var(--_level) * var(--_indent));
      max-inline-size: 40%;
      background: repeating-linear-gradient(
        to var(--_from),
        transparent 0 11px,
        var(--at-line) 11px 12px,
        transparent 12px var(--_indent)
      );
    }
    .at-tree-guides:dir(rtl) {
      --_from: left;
    }
    .at-tree-toggle {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 24px;
      block-size: 24px;
      margin-inline-end: var(--at-space-1);
      border-radius: var(--at-radius-s);
      color: var(--at-text-2);
    }
    .at-tree-toggle[data-at-toggle] {
      cursor: pointer;
    }
    .at-tree-toggle > .at-icon {
      transition: rotate var(--at-fast) var(--at-ease);
    }
    .at-tree-toggle:dir(rtl) > .at-icon {
      scale: -1 1;
    }
    .at-tree-node[aria-expanded='true'] > .at-tree-toggle > .at-icon {
      rotate: 90deg;
    }
    .at-tree-node[aria-expanded='true'] > .at-tree-toggle:dir(rtl) > .at-icon {
      rotate: -90deg;
    }
    .at-tree-content {
      display: flex;
      flex: 1;
      align-items: center;
      gap: 10px;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-tree-content > .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    .at-tree-node:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    @media (hover: hover) {
      .at-tree-node:hover {
        background: var(--at-hover);
      }
      .at-tree-toggle[data-at-toggle]:hover {
        background: var(--at-pressed);
        color: var(--at-text);
      }
    }
    .at-tree-node[aria-selected='true'] {
      background: var(--at-brand-wash);
    }
    .at-tree-node[aria-selected='true']::before {
      content: '';
      position: absolute;
      inset-block: 8px;
      inset-inline-start: 1px;
      inline-size: 3px;
      border-radius: var(--at-radius-full);
      background: var(--at-brand-edge);
    }
    .at-tree-node[data-at-cut] > .at-tree-content {
      color: var(--at-text-3);
      font-style: italic;
    }
    .at-tree-node[data-at-status] > .at-tree-content {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    .at-tree-node[data-at-status='failed'] > :is(.at-tree-toggle, .at-tree-content) {
      color: var(--at-bad-text);
    }
    .at-tree-node[data-at-drop] {
      background: var(--at-brand-soft);
      outline: 2px solid var(--at-brand-edge);
      outline-offset: -2px;
    }

    .at-tree-actions,
    .at-tree-retry {
      display: inline-flex;
      flex: none;
      align-items: center;
      justify-content: center;
      gap: 6px;
      min-inline-size: 28px;
      min-block-size: 28px;
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-s);
      background: transparent;
      color: var(--at-text-2);
      cursor: pointer;
    }
    .at-tree-retry {
      padding-inline: var(--at-space-2);
      color: var(--at-brand-text);
      font: 600 var(--at-font-s) / 20px var(--at-font-body);
    }
    @media (hover: hover) {
      .at-tree-actions {
        opacity: 0;
      }
      .at-tree-node:is(:hover, :focus-within) > .at-tree-actions,
      .at-tree-actions[data-at-open] {
        opacity: 1;
      }
      :is(.at-tree-actions, .at-tree-retry):hover {
        background: var(--at-pressed);
        color: var(--at-text);
      }
    }
    @media (pointer: coarse) {
      .at-tree-toggle,
      .at-tree-actions {
        align-self: stretch;
        block-size: auto;
        inline-size: 44px;
      }
    }

    /* Where a dragged node would come to lie. */
    .at-tree-mark {
      position: absolute;
      inset-inline: calc(var(--_level) * var(--_indent) + 18px) 6px;
      z-index: 2;
      block-size: 2px;
      margin-block-start: -1px;
      border-radius: 2px;
      background: var(--at-brand-edge);
      pointer-events: none;
    }
    .at-tree-mark::before {
      content: '';
      position: absolute;
      inset-block-start: -3px;
      inset-inline-start: -8px;
      box-sizing: border-box;
      inline-size: 8px;
      block-size: 8px;
      border: 2px solid var(--at-brand-edge);
      border-radius: 50%;
      background: var(--at-sheet);
    }

    .at-skeleton {
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      padding-inline: var(--at-space-3);
    }
    .at-tree-state {
      display: grid;
      flex: 1;
      place-content: center;
      min-block-size: 0;
      overflow: auto;
    }

    @media (forced-colors: active) {
      .at-tree-node[aria-selected='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
      .at-tree-node[aria-selected='true'] :is(.at-icon, .at-tree-toggle, .at-tree-actions) {
        color: HighlightText;
      }
      .at-tree-node[aria-selected='true']:focus-visible {
        outline-color: HighlightText;
      }
      .at-tree-node[data-at-drop] {
        outline-color: Highlight;
      }
      .at-tree-mark {
        forced-color-adjust: none;
        background: Highlight;
      }
    }
    @media print {
      .at-tree-actions {
        display: none;
      }
    }
  }
  ${printCss}
`
