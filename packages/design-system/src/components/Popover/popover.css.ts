import { css } from 'styled-components'

/** What floats beside its button and holds more than a list. */
export const popoverCss = css`
  @layer at.components {
    --_width: 320px;
    inline-size: min(var(--_width), calc(100vw - 24px));
    display: flex;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    outline: none;
    transition:
      opacity var(--at-fast) var(--at-ease),
      translate var(--at-fast) var(--at-ease);

    &[data-at-size='small'] {
      --_width: 240px;
    }
    &[data-at-size='large'] {
      --_width: 440px;
    }
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
      translate: 0 -4px;
    }
    &[data-placement='top']:is([data-entering], [data-exiting]) {
      translate: 0 4px;
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
      padding: 14px 16px 0;
      font: 640 0.9375rem / 22px var(--at-font-heading);
      letter-spacing: -0.01em;
      overflow-wrap: anywhere;
    }
    .at-content {
      flex: 1;
      min-block-size: 0;
      padding: 14px 16px;
      overflow: auto;
      overscroll-behavior: contain;
      overflow-wrap: anywhere;
    }
    h2 + .at-content {
      padding-block-start: 8px;
    }
    footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 8px;
      padding: 10px 16px;
      border-block-start: 1px solid var(--at-line);
    }
    @media print {
      display: none;
    }
  }
`
