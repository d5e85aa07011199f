import { css } from 'styled-components'

/** Two walls side by side; on a phone the brand's is a band above the door. */
export const sideCss = css`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    min-block-size: 100dvh;
    background: var(--at-sheet);
    color: var(--at-text);

    > main {
      --at-ground: var(--at-sheet);
      display: flex;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      min-inline-size: 0;
      padding: 48px 24px 20px;
    }
    .at-door {
      inline-size: min(380px, 100%);
      margin-block: auto;
    }
    h1 {
      font: 650 var(--at-font-2xl) / 36px var(--at-font-heading);
      letter-spacing: -0.022em;
    }
    .at-place {
      margin: 4px 0 24px;
      color: var(--at-text-2);
    }
    form {
      display: grid;
      gap: 16px;
      margin-block-start: 16px;
    }
    form :is(input, button[type='submit']) {
      min-block-size: 42px;
    }
    .at-forgotten {
      margin-block-start: 12px;
      text-align: end;
    }
    .at-forgotten a,
    > main > footer a {
      display: inline-block;
      padding-block: 4px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      text-decoration: none;
    }
    .at-forgotten a:hover,
    > main > footer a:hover {
      color: var(--at-text);
      text-decoration: underline;
    }
    section {
      margin-block-start: 20px;
    }
    h2 {
      margin-block-end: 10px;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      letter-spacing: 0;
    }
    ul {
      display: grid;
      gap: 8px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    > main > footer {
      display: flex;
      gap: 20px;
      padding-block-start: 28px;
    }

    @media (max-width: 899px) {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);

      > main {
        margin-block-start: -18px;
        padding: 28px 20px calc(20px + env(safe-area-inset-bottom));
        border-radius: var(--at-radius-xl) var(--at-radius-xl) 0 0;
        background: var(--at-sheet);
        z-index: 1;
      }
      .at-door {
        margin-block: 0 auto;
      }
    }
  }
`
