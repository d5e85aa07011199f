import { css } from 'styled-components'
import { rowHeights } from './useRoom.ts'

/** A row as a tile: its picture above its name, box and menu in the corners. */
export const tileCss = css`
  &[data-at-room='tile'] {
    grid-template: 'picture picture' minmax(0, 1fr) 'name menu' 60px / minmax(0, 1fr) 34px;
    gap: 0;
    inline-size: calc((100% + var(--_between)) / var(--_columns) - var(--_between));
    block-size: calc(${rowHeights.tile}px - var(--_between));
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
    padding-inline-start: var(--at-space-3);
  }
  /* What tells versions apart stands at the end of a name. */
  &[data-at-room='tile'] > .at-name .at-title {
    display: -webkit-box;
    line-height: 17px;
    overflow-wrap: anywhere;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* The picture says what it is; the name has the room. */
  &[data-at-room='tile'] > .at-name > svg {
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
  &[data-at-room='tile'] > .at-name > .at-talk {
    position: absolute;
    inset-block-end: 68px;
    inset-inline-end: 8px;
    margin: 0;
    background: var(--at-raised);
    box-shadow: var(--at-shadow-low);
  }
  &[data-at-room='tile'] > .at-choose {
    position: absolute;
    z-index: 1;
    inset-block-start: 8px;
    inset-inline-start: 12px;
    block-size: auto;
  }
  &[data-at-room='tile']:not([aria-selected='true']):not(:hover):not(:focus-within) > .at-choose {
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
    &[data-at-room='tile'] > .at-choose {
      opacity: 1 !important;
    }
  }
`
