import { css } from 'styled-components'

/** The list of integrations: a row for each, what is done with it at its end. */
export const integrationsCss = css`
  @layer at.components {
    display: grid;
    margin: 0;
    padding: 0;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-sheet);
    list-style: none;

    > li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: start;
      gap: var(--at-space-2) 14px;
      padding: 14px 14px 14px var(--at-space-4);
    }
    > li + li {
      border-block-start: 1px solid var(--at-line);
    }
    .at-integrationWords {
      display: grid;
      gap: 3px;
      min-inline-size: 0;
    }
    .at-integrationName {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-2);
      margin: 0;
      font: 600 var(--at-font-l) / 22px var(--at-font-heading);
      overflow-wrap: anywhere;
    }
    .at-integrationFacts {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    .at-integrationGrant {
      display: flex;
      flex-wrap: wrap;
      gap: 3px var(--at-space-3);
    }
    code {
      font: 400 0.8125rem / 18px var(--at-font-code);
    }
    .at-integrationActions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-1);
    }
    @media (max-width: 719px) {
      > li {
        grid-template-columns: auto minmax(0, 1fr);
      }
      .at-integrationActions {
        grid-column: 2;
        margin-inline-start: -10px;
      }
    }
  }
`
