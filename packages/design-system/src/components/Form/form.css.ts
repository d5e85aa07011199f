import { css } from 'styled-components'

/** Fields, what is wrong with them above, what can be done below. */
export const formCss = css`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
    min-inline-size: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    > * {
      min-inline-size: 0;
    }
    > [role='alert'] {
      scroll-margin-block: 20px;
    }
    > [role='alert']:empty {
      display: none;
    }
    .at-summary {
      display: flex;
      gap: 10px;
      padding: var(--at-space-3) var(--at-space-4);
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      background: var(--at-bad-soft);
      color: var(--at-bad-text);
      overflow-wrap: anywhere;
    }
    .at-summary > .at-icon {
      flex: none;
      margin-block-start: 1px;
    }
    .at-summary strong {
      font-weight: 600;
    }
    .at-summary ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--at-space-4);
      margin: var(--at-space-1) 0 0;
      padding: 0;
      list-style: none;
    }
    .at-summary a {
      display: inline-block;
      min-block-size: 24px;
      padding-block: 2px;
      color: inherit;
    }
    .at-actions {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: var(--at-space-2);
    }
    @media (forced-colors: active) {
      .at-summary {
        border-color: CanvasText;
      }
    }
    @media print {
      .at-actions {
        display: none;
      }
    }
  }
`
