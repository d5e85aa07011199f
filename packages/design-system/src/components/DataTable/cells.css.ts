import { css } from 'styled-components'
import { checkboxCss } from '../Checkbox/checkbox.css.ts'

/** Cells, what stays in sight while others scroll, and what in them can be pressed. */
export const cellsCss = css`
  @layer at.components {
    .at-cell {
      align-content: center;
      min-inline-size: 0;
      padding-inline: 12px;
      overflow: clip;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-row > .at-cell:first-child:not(.at-pick) {
      padding-inline-start: 16px;
    }
    .at-row [role='rowheader'] {
      font-weight: 600;
    }
    .at-cell[data-at-align='end'] {
      font-variant-numeric: tabular-nums;
      text-align: end;
    }
    .at-cell[data-at-align='center'] {
      text-align: center;
    }
    .at-cell > .at-first,
    .at-cell > .at-second {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .at-cell > .at-second {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-body a {
      color: inherit;
      text-decoration: none;
      border-radius: 3px;
    }
    .at-body a:hover {
      text-decoration: underline;
    }
    .at-body .at-cell:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: -3px;
      border-radius: var(--at-radius-m);
      box-shadow: none;
    }

    [data-at-frozen],
    .at-row > .at-end {
      position: sticky;
      z-index: 2;
      background: linear-gradient(var(--_veil), var(--_veil)) var(--_ground, var(--at-raised));
    }
    .at-cell[data-at-editable] {
      position: relative;
    }
    .at-cell[data-at-editable][data-at-frozen] {
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
    .at-row > .at-end {
      grid-column: -2;
      inset-inline-end: 0;
      display: grid;
      place-content: center end;
      padding-inline: 4px 10px;
    }
    /* The line that the others scroll under. */
    &[data-at-before] [data-at-last] {
      border-inline-end: 1px solid var(--at-line-strong);
      clip-path: inset(0 -12px 0 0);
      overflow: visible;
      box-shadow: 6px 0 8px -6px var(--at-shadow);
    }
    &[data-at-after] .at-end {
      border-inline-start: 1px solid var(--at-line);
    }

    .at-row > .at-pick {
      display: grid;
      place-content: center;
      padding-inline: 8px 0;
    }
    .at-row > .at-pick label {
      padding: 3px;
    }
    .at-row > .at-pick > label {
      ${checkboxCss}
    }
    .at-row > .at-more {
      display: grid;
      place-content: center;
      padding-inline: 4px 0;
    }
    .at-cell > .at-tool {
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
    .at-cell > .at-tool[aria-expanded='true'],
    .at-cell > .at-tool:active {
      background: var(--at-pressed);
      color: var(--at-text);
    }
    @media (hover: hover) {
      .at-cell > .at-tool:hover {
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
    &:is(:dir(ltr), :dir(rtl)) [aria-expanded='true'] > .at-more .at-icon {
      rotate: 90deg;
    }
    .at-row > .at-below {
      position: sticky;
      inset-inline-start: 0;
      grid-column: 1 / -1;
      inline-size: 100cqi;
      padding: 4px 16px 20px;
      padding-inline-start: 48px;
    }

    .at-pencil {
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
    [data-at-align='end'] > .at-pencil {
      inset-inline: 6px auto;
    }
    @media (hover: hover) {
      .at-cell:hover > .at-pencil {
        opacity: 1;
      }
      .at-pencil:hover {
        color: var(--at-text);
      }
    }
    .at-cell:focus-visible > .at-pencil {
      opacity: 1;
    }
    @media (pointer: coarse) {
      .at-cell > .at-tool {
        inline-size: var(--at-control-touch);
        block-size: var(--at-control-touch);
      }
      .at-row > .at-end {
        padding-inline: 2px 4px;
      }
      .at-row > .at-pick label {
        padding: 12px;
      }
      .at-row > .at-pick {
        padding: 0;
      }
    }
    [data-at-editing] > .at-cell {
      z-index: 1;
    }
    .at-cell[data-at-editing] {
      z-index: 4;
      padding-inline: 4px;
      overflow: visible;
      background: none;
    }
    .at-cell-editor {
      position: relative;
      display: flex;
      align-items: center;
      gap: 4px;
      min-block-size: 34px;
      padding-inline: 7px 6px;
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      outline: 2px solid var(--at-focus);
      outline-offset: -1px;
    }
    .at-cell-editor[data-at-invalid] {
      outline-color: var(--at-bad);
    }
    .at-cell-editor input {
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
    .at-cell-editor > .at-message {
      position: absolute;
      z-index: 1;
      inset-block-start: calc(100% + 5px);
      inset-inline-start: -1px;
      display: flex;
      gap: 6px;
      inline-size: max-content;
      min-inline-size: calc(100% + 2px);
      max-inline-size: min(320px, 80cqi);
      padding: 8px 10px;
      border: 1px solid var(--at-bad);
      border-radius: var(--at-radius-m);
      background: var(--at-raised);
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      text-align: start;
      white-space: normal;
      box-shadow: var(--at-shadow-float);
    }
    [data-at-align='end'] .at-message {
      inset-inline: auto -1px;
    }
    .at-cell-editor > .at-message .at-icon {
      flex: none;
      margin-block-start: 1px;
    }
    @media (pointer: coarse) {
      .at-cell-editor input {
        font-size: 1rem;
      }
      .at-pencil {
        inline-size: 36px;
        block-size: 36px;
        opacity: 1;
      }
    }
    @media print {
      .at-cell > .at-tool,
      .at-pencil,
      .at-row > .at-pick {
        visibility: hidden;
      }
    }
  }
`
