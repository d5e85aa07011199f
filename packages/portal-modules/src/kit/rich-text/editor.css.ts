import { richTextCss } from '@atrium/design-system'
import { css } from 'styled-components'

/** The text as readers see it, with what only its writer sees: caret, chosen cells, chosen pictures. */
export const editorCss = css`
  .ProseMirror {
    ${richTextCss}
  }
  @layer at.components {
    /* Part of the field, whose frame it has; tools look alike, whether they stay pressed or not. */
    > [role='toolbar'] {
      padding: var(--at-space-1);
      border: 0;
      border-block-end: 1px solid var(--at-line);
      border-radius: 0;
    }
    > [role='toolbar'] [aria-pressed='false']:not(:hover, :focus-visible) {
      border-color: transparent;
      background: none;
    }
    > .at-notice {
      padding: var(--at-space-2);
      border-block-start: 1px solid var(--at-line);
    }
    .ProseMirror {
      position: relative;
      min-block-size: 200px;
      max-inline-size: none;
      max-block-size: 44vh;
      padding: var(--at-space-3) 14px;
      overflow: auto;
      color: var(--at-text);
      font: 400 1rem / 1.6 var(--at-font-body);
      overflow-wrap: anywhere;
      white-space: break-spaces;
      font-variant-ligatures: none;
      outline: none;
      box-shadow: none;
    }
    [contenteditable='false'] {
      white-space: normal;
    }
    a {
      cursor: text;
    }
    .tableWrapper {
      margin-block-end: var(--at-space-3);
      overflow-x: auto;

      > table {
        margin: 0;
      }
    }
    .ProseMirror :is(th, td) {
      position: relative;
      min-inline-size: 64px;
      padding-inline: var(--at-space-2);
      border: 1px solid var(--at-line);
    }
    .ProseMirror th {
      background: var(--at-sunken);
    }
    .selectedCell {
      background: var(--at-brand-soft);
    }
    .ProseMirror-selectednode,
    .selectedCell {
      outline: 2px solid var(--at-focus);
      outline-offset: -1px;
    }
    .ProseMirror-hideselection *::selection {
      background: transparent;
    }
    img.ProseMirror-separator {
      display: inline !important;
      inline-size: 1px;
      margin: 0;
    }
    .ProseMirror-gapcursor {
      position: absolute;
      display: none;
      pointer-events: none;

      &::after {
        position: absolute;
        inset-block-start: -2px;
        inline-size: 20px;
        border-block-start: 1px solid var(--at-text);
        content: '';
      }
    }
    .ProseMirror-focused .ProseMirror-gapcursor {
      display: block;
    }
    .at-drop {
      background: var(--at-focus);
    }
    @media (forced-colors: active) {
      .selectedCell,
      .ProseMirror-selectednode {
        outline-color: Highlight;
      }
    }
  }
`
