import { css } from 'styled-components'

/** Prose: lines of 68 characters at most. */
export const richTextCss = css`
  @layer at.components {
    max-inline-size: 68ch;
    min-inline-size: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 1.6 var(--at-font-body);
    overflow-wrap: anywhere;

    &[data-at-size='l'] {
      font-size: 1rem;
    }
    > :first-child {
      margin-block-start: 0;
    }
    > :last-child {
      margin-block-end: 0;
    }
    :is(p, ul, ol, blockquote, pre, table, figure) {
      margin: 0 0 var(--at-space-3);
      text-wrap: pretty;
    }
    :is(h2, h3, h4, h5) {
      margin: var(--at-space-6) 0 var(--at-space-2);
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      text-wrap: balance;
    }
    h2 {
      font-size: var(--at-font-xl);
      line-height: 30px;
    }
    :is(h4, h5) {
      font-size: var(--at-font-m);
      line-height: 20px;
    }
    :is(ul, ol) {
      padding-inline-start: 22px;
    }
    li + li {
      margin-block-start: var(--at-space-1);
    }
    li::marker {
      color: var(--at-text-3);
      font-variant-numeric: tabular-nums;
    }
    li > :is(ul, ol) {
      margin-block: var(--at-space-1) 0;
    }
    a {
      color: var(--at-brand-text);
      text-underline-offset: 3px;
    }
    a:hover {
      text-decoration-thickness: 2px;
    }
    blockquote {
      padding-inline-start: var(--at-space-4);
      border-inline-start: 3px solid var(--at-brand-line);
      color: var(--at-text-2);
    }
    code {
      padding: 1px 5px;
      border-radius: 5px;
      background: var(--at-sunken);
      font: 0.92em / 1.4 var(--at-font-code);
    }
    pre {
      padding: var(--at-space-3) var(--at-space-4);
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
      white-space: pre-wrap;
    }
    pre code {
      padding: 0;
      background: none;
    }
    mark {
      border-radius: 3px;
      background: var(--at-warn-soft);
      color: var(--at-warn-text);
    }
    hr {
      margin: var(--at-space-5) 0;
      border: 0;
      border-block-start: 1px solid var(--at-line);
    }
    :is(li, th, td, blockquote) > p:last-child {
      margin-block-end: 0;
    }
    li > p {
      margin: 0;
    }
    img {
      max-inline-size: 100%;
      block-size: auto;
      border-radius: var(--at-radius-m);
    }
    figcaption,
    caption {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      text-align: start;
    }
    > .at-table {
      margin-block-end: var(--at-space-3);
      overflow-x: auto;
    }
    > .at-table > table {
      margin: 0;
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
    }
    :is(th, td) {
      padding: 6px var(--at-space-3) 6px 0;
      padding-inline: 0 var(--at-space-3);
      border-block-end: 1px solid var(--at-line);
      text-align: start;
      vertical-align: top;
      /* A column is never narrower than its longest word: the table scrolls instead. */
      overflow-wrap: break-word;
    }
    th {
      font-weight: 600;
    }
    @media print {
      max-inline-size: none;
      > .at-table {
        overflow-x: visible;
      }
      a[href^='http']::after {
        content: ' (' attr(href) ')';
      }
      :is(blockquote, pre, figure, tr, li) {
        break-inside: avoid;
      }
    }
  }
`
