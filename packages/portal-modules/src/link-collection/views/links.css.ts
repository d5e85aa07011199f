import { css } from 'styled-components'

/** A card whose marks stand at its foot, however long its words are. */
export const cardBodyCss = css`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: var(--at-space-3);

    > .at-details {
      margin: 0;
      color: var(--at-text-2);
      overflow-wrap: anywhere;
    }
    .at-tags,
    [role='group'] {
      position: relative;
    }
  }
`

/** A tile: the picture, then the name. */
export const thumbnailCss = css`
  @layer at.components {
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    overflow: clip;

    &:has(.at-target:hover) {
      border-color: var(--at-line-strong);
    }
    &:has(.at-target:focus-visible) {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    > .at-picture {
      display: grid;
      place-items: center;
      aspect-ratio: 16 / 10;
      background: var(--at-brand-wash);
      color: var(--at-brand-text);

      > img {
        inline-size: 100%;
        block-size: 100%;
        object-fit: cover;
      }
    }
    > .at-caption {
      display: grid;
      flex: 1;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
      gap: var(--at-space-2);
      padding: var(--at-space-3) 14px;
    }
    .at-target {
      padding: 0;
      border: 0;
      background: none;
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      text-align: start;
      text-decoration: none;
      overflow-wrap: anywhere;
      cursor: pointer;
      outline: none;

      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
    .at-menu {
      position: relative;
      margin: -5px -6px -5px 0;
    }
    .at-foot {
      position: relative;
      grid-column: 1 / -1;
      align-self: end;
    }
  }
`
