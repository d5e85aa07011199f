import { css } from 'styled-components'

/** The canvas with its three planes; one corner of the sheet is round. */
export const shellCss = css`
  @layer at.components {
    --_navigation: 60px;
    display: grid;
    grid-template:
      'banner banner' auto
      'navigation top' 60px
      'navigation main' minmax(0, 1fr) / var(--_navigation) minmax(0, 1fr);
    block-size: 100dvh;
    background: var(--at-canvas);
    color: var(--at-text);
    overflow: hidden;

    &[data-at-expanded] {
      --_navigation: 250px;
    }
    &[data-at-bare] {
      grid-template:
        'banner' auto
        'main' minmax(0, 1fr) / minmax(0, 1fr);
    }
    .at-banner {
      grid-area: banner;
    }
    .at-navigation {
      --at-ground: var(--at-canvas);
      grid-area: navigation;
      min-block-size: 0;
    }
    .at-top-bar {
      grid-area: top;
      min-inline-size: 0;
    }
    /* A painted bar ends in a straight line; the sheet's round corner would show its ground. */
    .at-top-bar[data-at-ground] + main,
    &:has(> .at-navigation[data-at-ground]) > main {
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    > main {
      --at-ground: var(--at-sheet);
      grid-area: main;
      min-inline-size: 0;
      padding: 26px var(--at-space-8);
      border: 0 solid var(--at-line);
      border-block-start-width: 1px;
      border-inline-start-width: 1px;
      border-start-start-radius: var(--at-radius-xl);
      background: var(--at-sheet);
      /* What is hidden from view lies in here, too: else it would lengthen the page around the shell. */
      position: relative;
      overflow: auto;
      outline: none;
    }
    /* A page's heading takes the focus when the page opens; it is read, not used. */
    > main h1[tabindex='-1']:focus {
      outline: none;
      box-shadow: none;
    }
    &[data-at-bare] > main {
      border: 0;
      border-radius: 0;
    }
    .at-skip {
      position: fixed;
      inset-block-start: 8px;
      inset-inline-start: 8px;
      z-index: var(--at-z-toast);
      padding: var(--at-space-2) 14px;
      border-radius: var(--at-radius-m);
      background: var(--at-inverse);
      color: var(--at-on-inverse);
      font-weight: 600;
      translate: 0 -80px;
    }
    .at-skip:focus {
      translate: none;
    }

    @media (max-width: 767px) {
      &,
      &[data-at-expanded] {
        grid-template:
          'banner' auto
          'top' 56px
          'main' minmax(0, 1fr) / minmax(0, 1fr);
      }
      .at-navigation {
        display: none;
      }
      > main {
        padding: 18px var(--at-space-4) calc(24px + env(safe-area-inset-bottom));
        border-inline-start-width: 0;
        border-start-end-radius: var(--at-radius-xl);
      }
    }
    @media print {
      display: block;
      block-size: auto;
      overflow: visible;
      .at-navigation,
      .at-top-bar,
      .at-banner,
      .at-skip {
        display: none;
      }
      > main {
        padding: 0;
        border: 0;
        overflow: visible;
      }
    }
  }
`

/** The navigation as a phone's menu, from the left edge. */
export const menuCss = css`
  @layer at.components {
    --at-ground: var(--at-canvas);
    inline-size: min(300px, calc(100vw - 48px));
    block-size: 100%;
    background: var(--at-canvas);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    transition: translate var(--at-slow) var(--at-ease);

    &[data-entering],
    &[data-exiting] {
      translate: -100% 0;
    }
    > section {
      display: flex;
      flex-direction: column;
      block-size: 100%;
      outline: none;
    }
    .at-menu {
      position: relative;
      flex: 1;
      min-block-size: 0;
    }
    .at-close {
      position: absolute;
      inset-block-start: 12px;
      inset-inline-end: 8px;
      z-index: 1;
    }
    /* The name keeps clear of the cross. */
    .at-close + nav > :first-child {
      padding-inline-end: 60px;
    }
    @media (prefers-reduced-motion: reduce) {
      &[data-entering],
      &[data-exiting] {
        translate: none;
      }
    }
  }
`
