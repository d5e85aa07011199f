import { css } from 'styled-components'

/** All the room; what is shown stands in the middle of it, and what waits over it. */
export const stageCss = css`
  @layer at.components {
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

/** Around a document that scrolls in itself: all the room, and an edge. */
export const documentCss = css`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius-m);
`
