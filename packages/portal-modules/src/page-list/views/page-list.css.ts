import { css } from 'styled-components'

/** The list of pages: a card for each, with its modules in it. */
export const pageListCss = css`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--at-sheet);
    }
    .at-pageHead {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2) var(--at-space-3);
      padding: var(--at-space-3) 14px var(--at-space-3) var(--at-space-4);
      border-radius: inherit;
    }
    .at-pageWords {
      display: grid;
      flex: 1 1 220px;
      gap: 2px;
      min-inline-size: 0;
    }
    .at-pageName {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-2);
      margin: 0;
      font: 600 var(--at-font-l) / 22px var(--at-font-heading);
      overflow-wrap: anywhere;
    }
    .at-pageFacts {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      overflow-wrap: anywhere;
    }
    .at-pageActions {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1);
      margin-inline-start: auto;
    }
    .at-pageModules {
      padding: 0 var(--at-space-2) 6px 44px;
      border-block-start: 1px solid var(--at-line);
    }
    .at-pageNone {
      margin: 0;
      padding: 10px var(--at-space-4) var(--at-space-3) 60px;
      border-block-start: 1px solid var(--at-line);
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    @media (max-width: 599px) {
      .at-pageModules {
        padding-inline-start: var(--at-space-2);
      }
      .at-pageNone {
        padding-inline-start: var(--at-space-4);
      }
      .at-pageActions {
        inline-size: 100%;
        justify-content: flex-end;
      }
    }
  }
`
