import { boxCss } from '@atrium/design-system/collection'
import { css } from 'styled-components'

/** Pixels: the window of the matrix is counted, not measured. */
export const matrixSizes = { row: 44, column: 136, head: 88, person: 264 } as const

/** A grid with a head and a first column that stay in sight. */
export const matrixGridCss = css`
  @layer at.components {
    position: relative;
    overflow: auto;
    inline-size: fit-content;
    max-inline-size: 100%;
    max-block-size: max(320px, calc(100dvh - 330px));
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    overscroll-behavior: contain;

    /* Where the cell with the keys is in sight, it shows where they are. */
    &:focus-visible {
      outline: none;
    }
    &:focus-visible:not([aria-activedescendant]) {
      outline: 2px solid var(--at-focus);
      outline-offset: -2px;
    }
    .at-matrix-body {
      position: relative;
    }
    .at-matrix-head,
    .at-matrix-row {
      display: flex;
      inline-size: 100%;
    }
    .at-matrix-head {
      position: sticky;
      inset-block-start: 0;
      z-index: 3;
      block-size: ${matrixSizes.head}px;
      background: var(--at-raised);
      border-block-end: 1px solid var(--at-line-strong);
    }
    .at-matrix-row {
      position: absolute;
      inset-inline-start: 0;
      block-size: ${matrixSizes.row}px;
      border-block-end: 1px solid var(--at-line);
    }
    .at-matrix-person,
    .at-matrix-corner {
      position: sticky;
      inset-inline-start: 0;
      z-index: 2;
      flex: none;
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      inline-size: ${matrixSizes.person}px;
      padding-inline: var(--at-space-4) 6px;
      border-inline-end: 1px solid var(--at-line-strong);
      background: var(--at-raised);
    }
    .at-matrix-corner {
      align-items: end;
      padding-block-end: 10px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-weight: 600;
    }
    .at-matrix-name {
      flex: 1;
      display: grid;
      min-inline-size: 0;
      line-height: 1.25;
    }
    .at-matrix-name > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-matrix-name small {
      color: var(--at-text-3);
      font-size: var(--at-font-s);
    }
    .at-matrix-group {
      position: absolute;
      inset-block: 0;
      inline-size: ${matrixSizes.column}px;
      border-inline-end: 1px solid var(--at-line);
    }
    .at-matrix-group button,
    .at-matrix-more {
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    .at-matrix-group button {
      display: flex;
      flex-direction: column;
      justify-content: end;
      gap: 2px;
      inline-size: 100%;
      block-size: 100%;
      padding: var(--at-space-2) 10px;
      text-align: start;
    }
    .at-matrix-group b {
      display: -webkit-box;
      overflow: hidden;
      font-size: var(--at-font-s);
      font-weight: 600;
      line-height: 1.25;
      hyphens: auto;
      overflow-wrap: break-word;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
    .at-matrix-group small {
      display: flex;
      align-items: center;
      justify-content: space-between;
      color: var(--at-text-3);
      font-size: var(--at-font-xs);
      font-variant-numeric: tabular-nums;
    }
    .at-matrix-more {
      flex: none;
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 32px;
      border-radius: var(--at-radius-s);
      color: var(--at-text-3);
    }
    .at-matrix-group button:hover,
    .at-matrix-more:hover {
      background: var(--at-hover);
    }
    .at-matrix-row:hover .at-matrix-person,
    .at-matrix-row:hover {
      background: var(--at-sunken);
    }
    &:focus-visible [data-at-active] {
      outline: 2px solid var(--at-focus);
      outline-offset: -3px;
      border-radius: var(--at-radius-s);
    }
  }

  /* No component for each cell: hundreds come into sight with each step of the wheel. */
  .at-matrix-cell {
    ${boxCss}
  }
  @layer at.components {
    .at-matrix-cell {
      position: absolute;
      inset-block: 0;
      inline-size: ${matrixSizes.column}px;
      display: grid;
      place-items: center;
      border-inline-end: 1px solid var(--at-line);
      cursor: pointer;
    }
    .at-matrix-cell:hover > [aria-checked='false']:not([aria-disabled]) {
      border-color: var(--at-text-2);
    }
    .at-matrix-cell:has([aria-disabled]) {
      cursor: default;
    }
    .at-matrix-cell > [aria-disabled] {
      opacity: 0.5;
    }
    .at-matrix-cell > [data-at-failed] {
      border-color: var(--at-bad);
      box-shadow: 0 0 0 3px var(--at-bad-soft);
    }
  }
`
