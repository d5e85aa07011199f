import { css } from 'styled-components'
import { documentCss } from '../views/viewer.css.ts'

/** A text with its own line breaks; longer lines break where the window ends. */
export const textCss = css`
  @layer at.components {
    ${documentCss}
    overflow: auto;
    outline-offset: -2px;
    background: var(--at-raised);

    > pre {
      margin: 0;
      padding: var(--at-space-4) var(--at-space-5);
      color: var(--at-text);
      font: 0.8125rem / 20px var(--at-font-code);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      tab-size: 4;
    }
  }
`
