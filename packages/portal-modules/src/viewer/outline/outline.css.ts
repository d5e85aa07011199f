import { css } from 'styled-components'
import { documentCss, noteCss } from '../views/viewer.css.ts'

/** Slides below each other, beside their titles where there is room. */
export const outlineCss = css`
  @layer at.components {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    ${documentCss}
    container-type: size;
    background: var(--at-sunken);

    ${noteCss}
    .at-note {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--at-space-1) var(--at-space-3);
    }
    .at-note > p {
      margin: 0;
      min-inline-size: 0;
    }
    .at-note > button {
      flex: none;
    }
    .at-outline {
      min-block-size: 0;
      overflow: auto;
      scroll-padding-block: 16px;
      outline-offset: -2px;
      color: var(--at-text);
      font: 400 var(--at-font-m) / 22px var(--at-font-body);
    }
    nav {
      display: none;
    }
    .at-parts {
      display: grid;
      gap: var(--at-space-3);
      max-inline-size: 820px;
      margin-inline: auto;
      padding: var(--at-space-4);
    }
    article {
      position: relative;
      min-inline-size: 0;
      padding: 18px var(--at-space-5) var(--at-space-5);
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      background: var(--at-raised);
      overflow-wrap: anywhere;
    }
    .at-number {
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    article > .at-number {
      display: block;
      margin-block-end: 2px;
    }
    h3 {
      margin: 0 0 10px;
      font: 640 var(--at-font-l) / 1.35 var(--at-font-heading);
      text-wrap: balance;
    }
    h3:last-child {
      margin-block-end: 0;
    }
    h3:focus-visible {
      outline-offset: 4px;
    }
    ul {
      margin: 0;
      padding-inline-start: var(--at-space-5);
    }
    ul > li + li {
      margin-block-start: 6px;
    }
    li::marker {
      color: var(--at-text-2);
    }
    li[data-at-level] {
      color: var(--at-text-2);
    }
    li[data-at-level='1'] {
      margin-inline-start: var(--at-space-5);
    }
    li[data-at-level='2'] {
      margin-inline-start: var(--at-space-10);
    }
    li[data-at-level='3'] {
      margin-inline-start: 60px;
    }
    .at-wide {
      overflow-x: auto;
    }
    .at-wide + ul,
    ul + .at-wide {
      margin-block-start: var(--at-space-3);
    }
    table {
      border-collapse: collapse;
      inline-size: 100%;
      font-variant-numeric: tabular-nums;
    }
    :is(th, td) {
      padding: 7px var(--at-space-4) 7px 0;
      border-block-end: 1px solid var(--at-line);
      text-align: start;
      vertical-align: top;
      overflow-wrap: normal;
    }
    tr:last-child > td {
      border-block-end: 0;
    }
    th {
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 20px var(--at-font-body);
    }
    details {
      margin-block: var(--at-space-3) -10px;
      border-block-start: 1px solid var(--at-line);
    }
    details p {
      margin: 0;
      color: var(--at-text-2);
    }
    details p + p {
      margin-block-start: 6px;
    }
    .at-empty {
      margin: 0;
      color: var(--at-text-2);
    }
    @container (min-width: 860px) {
      .at-parts {
        margin-inline: 0;
      }
      nav {
        position: sticky;
        inset-block-start: 0;
        display: block;
        max-block-size: calc(100cqb - 44px);
        overflow: auto;
        padding: var(--at-space-4) 0 var(--at-space-4) var(--at-space-3);
      }
      nav ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      nav button {
        display: flex;
        gap: 10px;
        inline-size: 100%;
        padding: 7px 10px;
        border: 0;
        border-radius: var(--at-radius-s);
        background: none;
        color: var(--at-text-2);
        font: 400 var(--at-font-s) / 20px var(--at-font-body);
        text-align: start;
        cursor: pointer;
      }
      nav button:hover {
        background: var(--at-hover);
        color: var(--at-text);
      }
      nav button > :last-child {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .at-outline:has(nav) {
        display: grid;
        grid-template-columns: minmax(200px, 280px) minmax(0, 1fr);
        align-items: start;
      }
    }
  }
`
