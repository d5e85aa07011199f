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
    padding: 6px 12px;
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
