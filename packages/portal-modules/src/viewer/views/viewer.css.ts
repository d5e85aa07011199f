import { css } from 'styled-components'

/** All the room; what is shown stands in the middle of it, and what waits over it. */
export const stageCss = css`
  @layer at.components {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;

    > * {
      grid-area: 1 / 1;
    }
    img,
    video {
      max-inline-size: 100%;
      max-block-size: 100%;
      object-fit: contain;
      border-radius: var(--at-radius-s);
    }
    img {
      cursor: zoom-in;
      transition: opacity var(--at-medium) var(--at-ease);
    }
    img[data-at-coming] {
      opacity: 0;
    }
    .at-media {
      display: grid;
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      place-items: center;
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
    }
    audio {
      inline-size: min(100%, 560px);
    }
    iframe {
      inline-size: 100%;
      block-size: 100%;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-s);
      background: #fff;
    }
    .at-zoomed {
      position: relative;
      inline-size: 100%;
      block-size: 100%;
      overflow: auto;
      outline-offset: -2px;
    }
    .at-zoomed img {
      display: block;
      inline-size: 200%;
      block-size: 200%;
      max-inline-size: none;
      max-block-size: none;
      cursor: zoom-out;
    }
  }
`

/** A line above or below a document that says how it is shown. */
export const noteCss = css`
  .at-note {
    margin: 0;
    padding: 6px var(--at-space-3);
    border-block-end: 1px solid var(--at-line);
    background: var(--at-raised);
    color: var(--at-text-2);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);
  }
`

/** Around a document that scrolls in itself: all the room, and an edge. */
export const documentCss = css`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius-m);
`

/** A PDF that was made of something else, in one frame with the line that says so. */
export const madePdfCss = css`
  @layer at.components {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    ${documentCss}
    ${noteCss}

    > :last-child {
      border: 0;
      border-radius: 0;
    }
  }
`

/** Files within a page: their names, and the one that is looked at in a frame of its own. */
export const previewCss = css`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;

    > ul {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    > ul button {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      max-inline-size: 280px;
      min-block-size: 32px;
      padding: var(--at-space-1) 10px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      background: var(--at-raised);
      color: var(--at-text);
      font: inherit;
      cursor: pointer;

      &:hover {
        border-color: var(--at-line-strong);
      }
      &[aria-current] {
        border-color: var(--at-brand-edge);
        background: var(--at-brand-wash);
        font-weight: 600;
      }
      &:focus-visible {
        outline: 2px solid var(--at-focus);
        outline-offset: 2px;
      }
      span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
    > section {
      min-inline-size: 0;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      background: var(--at-canvas);
      overflow: clip;
    }
    > section > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) 10px;
      padding: 6px var(--at-space-2) 6px 14px;
      border-block-end: 1px solid var(--at-line);
    }
    h4 {
      flex: 0 1 auto;
      margin: 0;
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      overflow-wrap: anywhere;
    }
    .at-version {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-tools {
      display: flex;
      gap: 2px;
      margin-inline-start: auto;
    }
    .at-stage {
      block-size: clamp(240px, 44vh, 460px);
      padding: 10px;

      /* What chooses the two takes a part of it. */
      &[data-at-compared] {
        block-size: clamp(420px, 66vh, 680px);
      }
    }
    @media print {
      display: none;
    }
  }
`
