import { css } from 'styled-components'
import { floatCss } from '../../overlay/index.ts'

/** What floats beside its button and holds more than a list. */
export const popoverCss = css`
  ${floatCss}
  @layer at.components {
    --_width: 320px;
    inline-size: min(var(--_width), calc(100vw - 24px));
    display: flex;

    &[data-at-size='small'] {
      --_width: 240px;
    }
    &[data-at-size='large'] {
      --_width: 440px;
    }
    > section {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-inline-size: 0;
      outline: none;
    }
    h2 {
      margin: 0;
      padding: 14px var(--at-space-4) 0;
      font: 640 0.9375rem / 22px var(--at-font-heading);
      letter-spacing: -0.01em;
      overflow-wrap: anywhere;
    }
    .at-content {
      flex: 1;
      min-block-size: 0;
      padding: 14px var(--at-space-4);
      overflow: auto;
      overscroll-behavior: contain;
      overflow-wrap: anywhere;
    }
    h2 + .at-content {
      padding-block-start: var(--at-space-2);
    }
    footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--at-space-2);
      padding: 10px var(--at-space-4);
      border-block-start: 1px solid var(--at-line);
    }
    @media print {
      display: none;
    }
  }
`
