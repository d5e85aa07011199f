import { css } from 'styled-components'
import { boxCss, checkboxCss } from '../../Checkbox/checkbox.css.ts'

/** Cells, what stays in sight while others scroll, and what in them can be pressed. */
export const cellsCss = css`
  @layer at.components {
    .at-table-cell {
      align-content: center;
      min-inline-size: 0;
      padding-inline: var(--at-space-3);
      overflow: clip;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-table-row > .at-table-cell:first-child:not(.at-table-pick) {
      padding-inline-start: var(--at-space-4);
    }
    .at-table-row [role='rowheader'] {
      font-weight: 600;
    }
    .at-table-cell[data-at-align='end'] {
      font-variant-numeric: tabular-nums;
      text-align: end;
    }
    .at-table-cell[data-at-align='center'] {
      text-align: center;
    }
    .at-table-cell > .at-table-first,
    .at-table-cell > .at-table-second {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .at-table-cell > .at-table-second {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-table-body a {
      color: inherit;
      text-decoration: none;
      border-radius: 3px;
    }
    .at-table-body a:hover {
      text-decoration: underline;
    }
    .at-table-body .at-table-cell:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: -3px;
      border-radius: var(--at-radius-m);
      box-shadow: none;
    }

    [data-at-frozen],
    .at-table-row > .at-table-end {
      position: sticky;
      z-index: 2;
      background: var(--_ground, var(--at-raised));
    }
    .at-table-cell[data-at-editable] {
      position: relative;
    }
    .at-table-cell[data-at-editable][data-at-frozen] {
      position: sticky;
    }
    [data-at-frozen='0'] {
      inset-inline-start: var(--_stay-0);
    }
    [data-at-frozen='1'] {
      inset-inline-start: var(--_stay-1);
    }
    [data-at-frozen='2'] {
      inset-inline-start: var(--_stay-2);
    }
    [data-at-frozen='3'] {
      inset-inline-start: var(--_stay-3);
    }
    [data-at-frozen='4'] {
      inset-inline-start: var(--_stay-4);
    }
    [data-at-frozen='5'] {
      inset-inline-start: var(--_stay-5);
    }
    .at-table-row > .at-table-end {
      grid-column: -2;
      inset-inline-end: 0;
      display: grid;
      place-content: center end;
      padding-inline: var(--at-space-1) 10px;
    }
    /* The line that the others scroll under. */
    &[data-at-before] [data-at-last] {
      border-inline-end: 1px solid var(--at-line-strong);
      clip-path: inset(0 -12px 0 0);
      overflow: visible;
      box-shadow: 6px 0 8px -6px var(--at-shadow);
    }
    &[data-at-after] .at-table-end {
      border-inline-start: 1px solid var(--at-line);
    }

    .at-table-row > .at-table-pick {
      display: grid;
      place-content: center;
      padding-inline: var(--at-space-2) 0;
    }
    .at-table-head .at-table-pick > label {
      padding: 3px;
      ${checkboxCss}
    }
    .at-table-pick {
      ${boxCss}
    }
    @media (hover: hover) {
      .at-table-pick:hover > [aria-checked='false'] {
        border-color: var(--at-text-2);
      }
    }
    .at-table-row > .at-table-more {
      display: grid;
      place-content: center;
      padding-inline: var(--at-space-1) 0;
    }
    .at-table-cell > .at-table-tool {
      position: relative;
      display: grid;
      place-items: center;
      inline-size: var(--at-control-compact);
      block-size: var(--at-control-compact);
      padding: 0;
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      background: transparent;
      color: var(--at-text-2);
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    .at-table-cell > .at-table-tool[aria-expanded='true'],
    .at-table-cell > .at-table-tool:active {
      background: var(--at-pressed);
      color: var(--at-text);
    }
    @media (hover: hover) {
      .at-table-cell > .at-table-tool:hover {
        background: var(--at-hover);
        color: var(--at-text);
      }
    }
    [data-at-does='expand'] .at-icon {
      transition: rotate var(--at-medium) var(--at-ease);
    }
    &:dir(rtl) [data-at-does='expand'] .at-icon {
      rotate: 180deg;
    }
    &:is(:dir(ltr), :dir(rtl)) [aria-expanded='true'] > .at-table-more .at-icon {
      rotate: 90deg;
    }
    .at-table-row > .at-table-below {
      position: sticky;
      inset-inline-start: 0;
      grid-column: 1 / -1;
      inline-size: 100cqi;
      padding: var(--at-space-1) var(--at-space-4) var(--at-space-5);
      padding-inline-start: var(--at-space-12);
    }

    .at-table-pencil {
      position: absolute;
      inset-block-start: 50%;
      inset-inline-end: 6px;
      display: grid;
      place-items: center;
      inline-size: 26px;
      block-size: 26px;
      padding: 0;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      color: var(--at-text-2);
      opacity: 0;
      translate: 0 -50%;
      cursor: pointer;
    }
    [data-at-align='end'] > .at-table-pencil {
      inset-inline: 6px auto;
    }
    @media (hover: hover) {
      .at-table-cell:hover > .at-table-pencil {
        opacity: 1;
      }
      .at-table-pencil:hover {
        color: var(--at-text);
      }
    }
    .at-table-cell:focus-visible > .at-table-pencil {
      opacity: 1;
    }
    @media (pointer: coarse) {
      .at-table-cell > .at-table-tool {
        inline-size: var(--at-control-touch);
        block-size: var(--at-control-touch);
      }
      .at-table-row > .at-table-end {
        padding-inline: 2px var(--at-space-1);
      }
      .at-table-head .at-table-pick > label {
        padding: var(--at-space-3);
      }
      .at-table-row > .at-table-pick {
        padding: 0;
      }
    }
    [data-at-editing] > .at-table-cell {
      z-index: 1;
    }
    .at-table-cell[data-at-editing] {
      z-index: 4;
      padding-inline: var(--at-space-1);
      overflow: visible;
      background: none;
    }
    .at-table-cell-editor {
      position: relative;
      display: flex;
      align-items: center;
      gap: var(--at-space-1);
      min-block-size: 34px;
      padding-inline: 7px 6px;
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      outline: 2px solid var(--at-focus);
      outline-offset: -1px;
    }
    .at-table-cell-editor[data-at-invalid] {
      outline-color: var(--at-bad);
    }
    .at-table-cell-editor input {
      flex: 1;
      inline-size: 100%;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      background: transparent;
      text-align: inherit;
      font-variant-numeric: inherit;
      outline: none;
      box-shadow: none;
    }
    .at-table-cell-editor > .at-table-message {
      position: absolute;
      z-index: 1;
      inset-block-start: calc(100% + 5px);
      inset-inline-start: -1px;
      display: flex;
      gap: 6px;
      inline-size: max-content;
      min-inline-size: calc(100% + 2px);
      max-inline-size: min(320px, 80cqi);
      padding: var(--at-space-2) 10px;
      border: 1px solid var(--at-bad);
      border-radius: var(--at-radius-m);
      background: var(--at-raised);
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      text-align: start;
      white-space: normal;
      box-shadow: var(--at-shadow-float);
    }
    [data-at-align='end'] .at-table-message {
      inset-inline: auto -1px;
    }
    .at-table-cell-editor > .at-table-message .at-icon {
      flex: none;
      margin-block-start: 1px;
    }
    @media (pointer: coarse) {
      .at-table-cell-editor input {
        font-size: 1rem;
      }
      .at-table-pencil {
        inline-size: 36px;
        block-size: 36px;
        opacity: 1;
      }
    }
    @media print {
      .at-table-cell > .at-table-tool,
      .at-table-pencil,
      .at-table-row > .at-table-pick {
        visibility: hidden;
      }
    }
  }
`
