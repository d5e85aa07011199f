import { css } from 'styled-components'

/** The first steps: how far one is, and below it each step. */
export const firstStepsCss = css`
  @layer at.components {
    display: grid;
    gap: 10px;
    margin-block-end: -8px;

    .at-progress {
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      color: var(--at-text-2);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    .at-progress > [role='meter'] {
      flex: 1;
      max-inline-size: 320px;
    }
    ul {
      border-block-start: 1px solid var(--at-line);
    }
    [data-at-done] .at-title {
      color: var(--at-text-2);
      font-weight: 400;
    }
    .at-tick {
      color: var(--at-ok-text);
    }
    /* What opens below the words of a step does not move its mark. */
    .at-row:has(details) > .at-mark {
      align-self: start;
      margin-block-start: var(--at-space-1);
    }
    details {
      max-inline-size: 560px;
    }
    details p {
      margin: 0 0 var(--at-space-2);
    }
  }
`
