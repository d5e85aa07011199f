import { css } from 'styled-components'

/** The steps of the import, and a bar with the way on that stays in sight. */
export const tableImportCss = css`
  @layer at.components {
    display: grid;
    gap: var(--at-space-6);
    min-inline-size: 0;

    .at-import-step {
      min-inline-size: 0;
    }
    .at-head h2:focus {
      outline: none;
    }
    .at-import-file,
    .at-import-columns,
    .at-import-preview {
      display: grid;
      gap: 18px;
      min-inline-size: 0;
    }
    .at-import-file,
    .at-import-columns,
    .at-import-list {
      max-inline-size: 860px;
    }
    .at-import-wait {
      display: flex;
      align-items: center;
      gap: 10px;
      color: var(--at-text-2);
    }
    .at-import-known {
      padding: var(--at-space-4) var(--at-space-5) 18px;
      border-radius: var(--at-radius-l);
      background: var(--at-sunken);
    }
    .at-import-known h3 {
      margin: 0 0 10px;
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-import-known ul,
    .at-import-list {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-import-known ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
      gap: 10px 28px;
    }
    .at-import-known li {
      display: flex;
      gap: 10px;
      color: var(--at-text-2);
    }
    .at-import-source {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--at-space-2) var(--at-space-4);
      overflow-wrap: anywhere;
    }
    .at-import-sources {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
      gap: var(--at-space-4);
    }
    .at-import-list > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 280px);
      align-items: center;
      gap: 6px var(--at-space-5);
      padding-block: 10px;
      border-block-end: 1px solid var(--at-line);
    }
    .at-import-list > li:first-child {
      border-block-start: 1px solid var(--at-line);
    }
    .at-import-head {
      display: grid;
      min-inline-size: 0;
    }
    .at-import-head strong {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    [data-at-off] .at-import-head strong {
      color: var(--at-text-2);
      font-weight: 500;
    }
    .at-import-head span {
      overflow: hidden;
      color: var(--at-text-3);
      font-size: var(--at-font-s);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-import-summary {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px;
      min-block-size: 24px;
    }
    .at-import-fault {
      display: inline-flex;
      align-items: center;
      gap: var(--at-space-1);
      max-inline-size: 100%;
      color: var(--at-bad-text);
    }
    .at-import-fault > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .at-import-fault svg,
    .at-import-known svg {
      flex: none;
    }
    .at-import-known svg {
      margin-block-start: 1px;
    }
    /* The page scrolls what has the focus to above the bar; a margin alone does not do for text areas (WCAG 2.4.11). */
    main:has(& .at-import-foot) {
      scroll-padding-block-end: 120px;
    }
    .at-import-foot {
      position: sticky;
      inset-block-end: -26px;
      z-index: var(--at-z-sticky);
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 10px;
      padding-block: var(--at-space-3) calc(26px + env(safe-area-inset-bottom));
      margin-block-end: -26px;
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sheet);
    }
    .at-import-foot > :last-child {
      margin-inline-start: auto;
    }

    @media (max-width: 620px) {
      .at-import-list > li {
        grid-template-columns: minmax(0, 1fr);
      }
      /* It would hide half of the rows. */
      .at-import-foot {
        position: static;
      }
    }
  }
`
