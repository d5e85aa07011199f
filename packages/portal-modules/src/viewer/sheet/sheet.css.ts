import { css } from 'styled-components'
import { documentCss } from '../views/viewer.css.ts'
import { numberWidth } from './sheet.logic.ts'

/** Cells of one size, under letters and beside numbers that stay in view. */
export const sheetCss = css`
  @layer at.components {
    position: relative;
    display: flex;
    flex-direction: column;
    ${documentCss}
    background: var(--at-raised);
    color: var(--at-text);

    > :has([role='tabpanel']),
    [role='tabpanel'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-block-size: 0;
      padding: 0;
    }
    && [role='tablist'] {
      margin: 0;
      padding-inline: 10px;
      background-size: 100% 1px;
    }
    .at-note {
      margin: 0;
      padding: 6px var(--at-space-3);
      border-block-start: 1px solid var(--at-line);
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-sheet {
      flex: 1;
      min-block-size: 0;
      overflow: auto;
      font: 400 var(--at-font-m) / 19px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    /* Cells would stand over a ring inside. */
    .at-sheet:focus-visible {
      outline: none;
      box-shadow: none;
    }
    &:has(.at-sheet:focus-visible)::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 5;
      border: 2px solid var(--at-focus);
      border-radius: inherit;
      pointer-events: none;
    }
    [role='table'] {
      position: relative;
    }
    /* One place for all: what stays in sight lies beside what stays before it, however many rows that takes. */
    [role='row'] {
      position: absolute;
      inset-inline: 0;
      display: grid;
    }
    [role='row'] > span {
      position: absolute;
      inset-block: 0;
      padding: 5px 10px;
      overflow: hidden;
      border-block-end: 1px solid var(--at-line);
      border-inline-end: 1px solid var(--at-line);
      background: var(--at-raised);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* At the lower edge of a higher row, as spreadsheets have it. */
    [role='row'] > :is([role='cell'], [role='rowheader']) {
      align-content: end;
      font-size: calc(var(--at-size, 1) * 1em);
      line-height: calc(max(var(--at-size, 1), 1) * 19px);
    }
    [role='row'] > [data-at-wrapped] {
      overflow-wrap: break-word;
      white-space: pre-wrap;
    }
    [role='row'] > [data-at-rotated] {
      text-align: center;
      text-overflow: clip;
    }
    /* It turns about its middle. */
    [role='row'] > [data-at-rotated='slanted'] {
      align-content: center;
    }
    [data-at-rotated] > span {
      display: inline-block;
      white-space: nowrap;
    }
    :is([data-at-rotated='upright'], [data-at-rotated='stacked']) > span {
      max-block-size: 100%;
      writing-mode: vertical-rl;
    }
    [data-at-rotated='stacked'] > span {
      text-orientation: upright;
    }
    [role='cell'] button {
      position: absolute;
      inset: 0;
      padding: 0;
      border: 0;
      color: inherit;
      background: linear-gradient(to top left, transparent 50%, currentColor 0) top right / 9px 9px
        no-repeat;
    }
    [role='cell'] button:focus-visible {
      outline-offset: -3px;
    }
    [role='row'] > [data-at-number] {
      text-align: end;
    }
    /* As the file has them, in the dark as well; words without a ground keep their hue and stay legible there. */
    [role='row'] > [data-at-filled] {
      background-color: var(--at-fill);
    }
    [role='row'] > [data-at-inked] {
      color: light-dark(var(--at-ink), oklch(from var(--at-ink) max(l, 0.8) c h));
    }
    [role='row'] > [data-at-filled][data-at-inked] {
      color: var(--at-ink);
    }
    [role='row'] > :is([aria-colspan], [aria-rowspan]) {
      z-index: 1;
    }
    [role='row'] > [aria-rowspan] {
      inset-block-end: auto;
    }
    [role='row'][data-at-frozen] {
      position: sticky;
      z-index: 4;
    }
    [role='row'] > [data-at-frozen] {
      position: sticky;
      grid-area: 1 / 1;
      z-index: 2;
      inset-block: auto;
      block-size: 100%;
    }
    /* Over the cells that it takes the room of. */
    [role='row'] > [data-at-frozen]:is([aria-colspan], [aria-rowspan]) {
      z-index: 3;
    }
    .at-head {
      position: sticky;
      inset-block-start: 0;
      z-index: 4;
    }
    [role='row'] > :is([role='columnheader'], [role='rowheader']) {
      background: var(--at-sunken);
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      text-align: center;
    }
    .at-head > span {
      padding-block: var(--at-space-1);
    }
    [role='row'] > .at-number {
      position: sticky;
      grid-area: 1 / 1;
      inset-inline-start: 0;
      z-index: 2;
      inline-size: ${numberWidth}px;
      block-size: 100%;
      text-align: end;
    }
  }
`
