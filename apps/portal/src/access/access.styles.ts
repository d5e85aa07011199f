import { styled } from 'styled-components'

/** The whole window, over everything that is open. */
export const Cover = styled.dialog`
  box-sizing: border-box;
  inline-size: 100dvw;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: var(--at-space-6) var(--at-space-4);
  border: 0;
  overflow-y: auto;
  background: var(--at-canvas);
  color: var(--at-text);
  font: 400 var(--at-font-m) / 22px var(--at-font-body);

  &[open] {
    display: grid;
    align-content: safe center;
    justify-items: center;
    gap: var(--at-space-2);
  }
  > [tabindex] {
    outline: none;
  }
  > [tabindex] > div {
    min-block-size: 0;
    padding-block: var(--at-space-4) var(--at-space-2);
  }
  > .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--at-space-2);
    max-inline-size: 640px;
  }
  > section {
    box-sizing: border-box;
    inline-size: min(640px, 100%);
    margin-block-start: var(--at-space-6);
    padding: var(--at-space-5);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-xl);
    background: var(--at-sheet);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--at-space-3) var(--at-space-5);

    > div {
      flex: 1 1 260px;
    }
  }
  h2 {
    margin: 0;
    font: 640 var(--at-font-l) / 24px var(--at-font-heading);
    letter-spacing: -0.012em;
  }
  section p {
    margin: var(--at-space-1) 0 0;
    color: var(--at-text-2);
  }
  output {
    display: block;
    font-weight: 500;
  }
  output:not(:empty) {
    margin-block-start: var(--at-space-2);
  }
  dl {
    display: grid;
    gap: var(--at-space-4);
    margin: var(--at-space-4) 0 0;
  }
  dt {
    color: var(--at-text-2);
    font-size: var(--at-font-s);
    line-height: 18px;
  }
  dd {
    margin: 2px 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    user-select: text;
  }
`
