import { css } from 'styled-components'
import { avatarCss, avatarsCss } from '@atrium/design-system/collection'
import { checkMarkCss } from './CheckMark.tsx'
import { tileCss } from './tile.css.ts'
import { rowHeights } from './useRoom.ts'

/** Pixels of the columns' names. */
export const HEAD = 40

/** The columns, equal in head, rows and skeleton. */
const columnsCss = css`
  display: grid;
  align-items: center;
  column-gap: var(--at-space-4);
  padding-inline: var(--at-space-3) var(--at-space-1);

  &[data-at-room='wide'] {
    grid-template-columns:
      20px minmax(0, 2.6fr) minmax(80px, 0.5fr) minmax(84px, 0.5fr) minmax(92px, 0.6fr)
      var(--_extra,) 32px;
  }
  &[data-at-room='wide'][data-at-audience] {
    grid-template-columns:
      20px minmax(0, 2.6fr) minmax(80px, 0.5fr) minmax(84px, 0.5fr) minmax(92px, 0.6fr)
      minmax(84px, 0.6fr) var(--_extra,) 32px;
  }
  &[data-at-room='medium'] {
    grid-template-columns: 20px minmax(0, 1fr) 88px 96px 32px;
  }
  &[data-at-room='narrow'] {
    grid-template-columns: 20px minmax(0, 1fr) var(--at-control);
    column-gap: 10px;
    padding-inline: var(--at-space-1) 0;
  }
  &[data-at-room='tile'] {
    grid-template-columns: 20px auto auto auto 1fr;
    column-gap: var(--at-space-5);
  }
`

export const rowCss = css`
  ${columnsCss}
  box-sizing: border-box;
  inline-size: 100%;
  border-block-end: 1px solid var(--at-line);
  color: var(--at-text-2);
  font: 400 var(--at-font-m) / 20px var(--at-font-body);
`

/** Three dots: a ground is less than an icon in each row. */
const dotsCss = css`
  background:
    radial-gradient(circle at 50% calc(50% - 5px), currentColor 1.2px, transparent 1.7px),
    radial-gradient(circle, currentColor 1.2px, transparent 1.7px),
    radial-gradient(circle at 50% calc(50% + 5px), currentColor 1.2px, transparent 1.7px);
`

/** A row at its place, what stands in it, and how it answers pointer, focus and choice. */
const entryCss = css`
  @layer at.components {
    ${rowCss}
    ${tileCss}
    position: absolute;
    inset-inline-start: 0;
    block-size: ${rowHeights.wide}px;
    contain: layout style;
    user-select: none;

    &[data-at-room='narrow'] {
      block-size: ${rowHeights.narrow}px;
    }

    &:hover {
      background: var(--at-hover);
    }
    &:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: -2px;
      border-radius: var(--at-radius-s);
    }
    &[aria-selected='true'] {
      background: var(--at-brand-wash);
    }
    &[aria-selected='true']:hover {
      background: linear-gradient(var(--at-hover), var(--at-hover)) var(--at-brand-wash);
    }
    &[data-at-fresh] {
      background: var(--at-brand-wash);
      box-shadow: inset 3px 0 var(--at-brand-edge);
    }
    &[data-at-editing] {
      z-index: 1;
    }
    /* Still there, and on its way. */
    &[data-at-cut] > [role='gridcell']:not(.at-menu) {
      opacity: 0.55;
    }
    &[data-at-over] {
      background: var(--at-brand-soft);
      outline: 2px dashed var(--at-brand-edge);
      outline-offset: -2px;
      border-radius: var(--at-radius-s);
    }
    > .at-choose {
      ${checkMarkCss}
      display: grid;
      align-items: center;
      block-size: 100%;
    }
    > .at-name {
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      min-inline-size: 0;
    }
    > .at-name > svg {
      flex: none;
      inline-size: 18px;
      block-size: 18px;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.75px;
      stroke-linecap: round;
      stroke-linejoin: round;
      color: var(--at-text-2);
    }
    &[data-at-kind='folder'] > .at-name > svg {
      color: var(--at-brand-text);
    }
    > .at-name > button {
      flex: 0 1 auto;
      min-inline-size: 0;
      padding: var(--at-space-1) 0;
      border: 0;
      background: none;
      color: var(--at-text);
      font: 550 var(--at-font-m) / 20px var(--at-font-body);
      text-align: start;
      cursor: pointer;
    }
    > .at-name > .at-news {
      flex: none;
      inline-size: 9px;
      block-size: 9px;
      margin-inline-start: -4px;
      border-radius: 50%;
      background: var(--at-brand-edge);
    }
    > .at-name > .at-check {
      flex: none;
      padding: 1px var(--at-space-2);
      border-radius: var(--at-radius-s);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
      font-size: var(--at-font-s);

      &[data-at-check='quarantined'] {
        background: var(--at-bad-soft);
        color: var(--at-bad-text);
      }
    }
    > .at-name > .at-talk {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: var(--at-space-1);
      min-block-size: 24px;
      padding-inline: 6px;
      margin-inline-start: -4px;
      border-radius: var(--at-radius-s);
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    > .at-name > .at-talk:hover {
      background: var(--at-hover);
      color: var(--at-brand-text);
    }
    .at-title {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > .at-name > button:hover .at-title {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    .at-detail {
      display: block;
      overflow: hidden;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    &[data-at-room='narrow'] > .at-name > button:not(.at-talk) {
      flex: 1;
      block-size: 52px;
    }
    > .at-menu > button {
      display: block;
      inline-size: var(--at-control-compact);
      block-size: var(--at-control-compact);
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-m);
      ${dotsCss}
      color: var(--at-text-2);
      cursor: pointer;
    }
    &[data-at-room='narrow'] > .at-menu > button {
      inline-size: var(--at-control);
      block-size: var(--at-control);
    }
    @media (hover: hover) {
      > .at-menu > button:hover {
        background-color: var(--at-hover);
        color: var(--at-text);
      }
    }
    > .at-menu > button:is(:active, [aria-expanded='true']) {
      background-color: var(--at-pressed);
      color: var(--at-text);
    }
    /* Forced colours leave out grounds, and with them the dots. */
    @media (forced-colors: active) {
      > .at-menu > button,
      > .at-menu > button:is(:hover, :active, [aria-expanded='true']) {
        forced-color-adjust: none;
        background-color: transparent;
        color: ButtonText;
      }
    }
    /* Inside, or the list's edge would cut it. */
    > .at-menu > button:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    @media print {
      > .at-menu {
        visibility: hidden;
      }
    }
    .at-marks {
      ${avatarsCss}
    }
    .at-marks > span {
      ${avatarCss}
    }
    > .at-size {
      text-align: end;
    }
    > .at-size,
    > .at-moment {
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  }
`

/** The columns' names, which stay at the top. */
const headCss = css`
  @layer at.components {
    ${columnsCss}
    position: sticky;
    z-index: 3;
    inset-block-start: 0;
    block-size: ${HEAD}px;
    border-block-end: 1px solid var(--at-line);
    background: var(--at-ground, var(--at-sheet));
    color: var(--at-text-2);
    font: 550 var(--at-font-s) / 18px var(--at-font-body);

    button {
      display: inline-flex;
      align-items: center;
      gap: var(--at-space-1);
      min-block-size: 32px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    button:hover {
      color: var(--at-text);
    }
    [aria-sort] button {
      color: var(--at-text);
    }
    .at-size {
      text-align: end;
    }
    .at-choose {
      ${checkMarkCss}
      display: grid;
    }
  }
`

/** The list in the element around it: a component of its own would render with every scrolled row. */
export const listCss = css`
  .at-list {
    @layer at.components {
      position: relative;
      overflow: auto;
      overflow-anchor: none;
      max-block-size: max(320px, calc(100dvh - 250px));
      scroll-padding-block-start: ${HEAD}px;

      @media print {
        overflow: visible;
        max-block-size: none;
      }
    }
    > .at-head {
      ${headCss}
    }
    > .at-rows > :where(.at-entry) {
      ${entryCss}
    }
  }
  .at-list[data-at-layout='tiles'] > .at-rows {
    @layer at.components {
      margin-block-start: var(--_between);

      @media print {
        gap: var(--_between);
      }
    }
  }
  .at-rows {
    @layer at.components {
      --_between: 12px;
      position: relative;

      /* On paper every row stands behind the one before it. */
      @media print {
        display: flex;
        flex-wrap: wrap;
        block-size: auto !important;

        > [role='row'] {
          position: relative;
          inset: auto !important;
          break-inside: avoid;
        }
      }
    }
  }
`
