import { css } from 'styled-components'
import { checkMarkCss } from './CheckMark.tsx'

/** The columns, equal in head, rows and skeleton. */
export const columnsCss = css`
  display: grid;
  align-items: center;
  column-gap: 16px;
  padding-inline: 12px 4px;

  &[data-at-room='wide'] {
    grid-template-columns:
      20px minmax(0, 2.6fr) minmax(80px, 0.5fr) minmax(84px, 0.5fr) minmax(92px, 0.6fr)
      32px;
  }
  &[data-at-room='wide'][data-at-audience] {
    grid-template-columns:
      20px minmax(0, 2.6fr) minmax(80px, 0.5fr) minmax(84px, 0.5fr) minmax(92px, 0.6fr)
      minmax(84px, 0.6fr) 32px;
  }
  &[data-at-room='medium'] {
    grid-template-columns: 20px minmax(0, 1fr) 88px 96px 32px;
  }
  &[data-at-room='narrow'] {
    grid-template-columns: 20px minmax(0, 1fr) var(--at-control);
    column-gap: 10px;
    padding-inline: 4px 0;
  }
  &[data-at-room='tile'] {
    grid-template-columns: 20px auto auto auto 1fr;
    column-gap: 20px;
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

/** A row as a tile: its picture above its name, box and menu in the corners. */
const tileCss = css`
  &[data-at-room='tile'] {
    --_gap: 12px;
    grid-template: 'picture picture' minmax(0, 1fr) 'name menu' 60px / minmax(0, 1fr) 34px;
    gap: 0;
    inset-inline-start: calc((100% + var(--_gap)) / var(--_columns) * var(--_lane));
    inline-size: calc((100% + var(--_gap)) / var(--_columns) - var(--_gap));
    block-size: calc(var(--_height) - var(--_gap));
    padding: 0;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    overflow: clip;
  }
  &[data-at-room='tile'][aria-selected='true'] {
    border-color: var(--at-brand-edge);
    background: var(--at-brand-wash);
  }
  &[data-at-room='tile']:focus-visible {
    border-radius: var(--at-radius-l);
  }
  &[data-at-room='tile'] > .at-name {
    grid-area: name;
    padding-inline-start: 12px;
  }
  /* The picture says what it is; the name has the room. */
  &[data-at-room='tile'] > .at-name > .at-icon {
    display: none;
  }
  &[data-at-room='tile'] > .at-menu {
    grid-area: menu;
  }
  /* On the picture, so that the name keeps its room. */
  &[data-at-room='tile'] > .at-name > .at-news {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    box-shadow: 0 0 0 2px var(--at-raised);
  }
  &[data-at-room='tile'] > :first-child {
    position: absolute;
    z-index: 1;
    inset-block-start: 8px;
    inset-inline-start: 12px;
  }
  &[data-at-room='tile']:not([aria-selected='true']):not(:hover):not(:focus-within) > :first-child {
    opacity: 0;
  }
  .at-picture {
    grid-area: picture;
    display: grid;
    place-items: center;
    block-size: 100%;
    min-block-size: 0;
    background: linear-gradient(150deg, var(--at-accent-soft), var(--at-brand-soft));
    color: var(--at-brand-text);
    overflow: hidden;
  }
  &[data-at-kind='folder'] .at-picture {
    background: var(--at-brand-wash);
  }
  .at-picture img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (hover: none) {
    &[data-at-room='tile'] > :first-child {
      opacity: 1 !important;
    }
  }
`

/** A row at its place, what stands in it, and how it answers pointer, focus and choice. */
export const entryCss = css`
  @layer at.components {
    ${rowCss}
    ${tileCss}
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    block-size: var(--_height);
    translate: 0 var(--_start);
    contain: layout style;
    user-select: none;

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
    &[data-at-cut] > :not(.at-menu) {
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
      gap: 12px;
      min-inline-size: 0;
    }
    > .at-name > .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    &[data-at-kind='folder'] > .at-name > .at-icon {
      color: var(--at-brand-text);
    }
    > .at-name > button {
      flex: 0 1 auto;
      min-inline-size: 0;
      padding: 4px 0;
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
    > .at-name > .at-talk {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: 4px;
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
      display: grid;
      place-items: center;
      inline-size: var(--at-control-compact);
      block-size: var(--at-control-compact);
      padding: 0;
      border: 0;
      border-radius: var(--at-radius-m);
      background: none;
      color: var(--at-text-2);
      cursor: pointer;
    }
    &[data-at-room='narrow'] > .at-menu > button {
      inline-size: var(--at-control);
      block-size: var(--at-control);
    }
    @media (hover: hover) {
      > .at-menu > button:hover {
        background: var(--at-hover);
        color: var(--at-text);
      }
    }
    > .at-menu > button:is(:active, [aria-expanded='true']) {
      background: var(--at-pressed);
      color: var(--at-text);
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
