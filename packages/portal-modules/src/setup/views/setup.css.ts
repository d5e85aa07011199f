import { css } from 'styled-components'

/** The steps above what is filled in. */
export const setupCss = css`
  @layer at.components {
    display: grid;
    gap: 28px;
    min-inline-size: 0;

    .at-fields {
      display: grid;
      gap: 18px;
      min-inline-size: 0;
    }
    fieldset {
      margin: 0;
      padding: 0;
      border: 0;
    }
    .at-colors {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
      gap: 18px 28px;
      align-items: start;
    }
    .at-buttons {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
    }
    .at-quiet {
      margin: 0;
      color: var(--at-text-2);
    }
    .at-head h2:focus {
      outline: none;
    }
    .at-refused:focus {
      outline: none;
    }
    .at-faults {
      margin: 6px 0 0;
      padding-inline-start: var(--at-space-5);
    }
    .at-chosen {
      inline-size: 96px;
      block-size: 64px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      object-fit: cover;
    }
  }
`

/** What became of it. */
export const doneCss = css`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
    min-inline-size: 0;

    h1 {
      margin: 0;
      font: 640 var(--at-font-2xl) / 36px var(--at-font-heading);
      letter-spacing: -0.022em;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    h1:focus {
      outline: none;
    }
    p {
      margin: 0;
      color: var(--at-text-2);
    }
    ul {
      margin: 0;
      padding: 0;
      list-style: none;
      border-block-start: 1px solid var(--at-line);
    }
    li {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-1) var(--at-space-4);
      justify-content: space-between;
      padding-block: 10px;
      border-block-end: 1px solid var(--at-line);
      overflow-wrap: anywhere;
    }
    .at-buttons {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
    }
  }
`
