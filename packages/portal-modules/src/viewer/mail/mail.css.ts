import { css } from 'styled-components'
import { documentCss, noteCss } from '../views/viewer.css.ts'

/** A letter: its head, what is attached, and below that the text, which stands in a tree of its own. */
export const mailCss = css`
  @layer at.components {
    ${documentCss}
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    container-type: inline-size;
    background: var(--at-raised);

    ${noteCss}
    .at-mail {
      min-block-size: 0;
      overflow: auto;
      outline-offset: -2px;
      color: var(--at-text);
      font: 400 var(--at-font-m) / 22px var(--at-font-body);
    }
    header {
      display: grid;
      gap: 12px;
      padding: 20px 24px 16px;
    }
    h3 {
      margin: 0;
      font: 640 var(--at-font-l) / 1.35 var(--at-font-heading);
      overflow-wrap: anywhere;
    }
    dl {
      display: grid;
      gap: 4px;
      margin: 0;
    }
    dl > div {
      display: grid;
      grid-template-columns: 72px minmax(0, 1fr);
      gap: 8px 12px;
    }
    dt {
      color: var(--at-text-2);
    }
    dd {
      display: flex;
      flex-wrap: wrap;
      gap: 0 16px;
      margin: 0;
      overflow-wrap: anywhere;
    }
    .at-person {
      display: inline-flex;
      flex-wrap: wrap;
      gap: 0 6px;
      min-inline-size: 0;
    }
    .at-address {
      color: var(--at-text-2);
    }
    dd > button {
      padding: 0;
      border: 0;
      background: none;
      color: var(--at-brand-text);
      font: inherit;
      text-decoration: underline;
      cursor: pointer;
    }
    .at-files {
      padding: 12px 24px;
      border-block-start: 1px solid var(--at-line);
    }
    h4 {
      margin: 0 0 8px;
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-files ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
      gap: 8px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-files li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: 8px;
      padding: 6px 8px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      background: var(--at-sheet);
    }
    .at-file {
      display: grid;
      min-block-size: 36px;
      align-content: center;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
    }
    button.at-file {
      cursor: pointer;
    }
    button.at-file:hover .at-file-name {
      text-decoration: underline;
    }
    .at-file-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      line-height: 20px;
    }
    small {
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 16px var(--at-font-body);
    }
    .at-note {
      display: flex;
      align-items: center;
      gap: 8px;
      padding-inline: 24px;
      border-block-start: 1px solid var(--at-line);
    }
    .at-note > svg {
      flex: none;
      inline-size: 16px;
      block-size: 16px;
    }
    .at-paper,
    .at-words,
    .at-empty {
      border-block-start: 1px solid var(--at-line);
    }
    /* Nothing in the text can stand anywhere but in here: not over the head, nor over what is attached. */
    .at-paper {
      contain: layout paint;
      overflow-x: auto;
      background: #fff;
    }
    .at-words {
      max-inline-size: 86ch;
      margin: 0;
      padding: 20px 24px;
      font: inherit;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      tab-size: 4;
    }
    .at-empty {
      margin: 0;
      padding: 24px;
      color: var(--at-text-2);
    }
    @container (max-width: 560px) {
      header,
      .at-files,
      .at-words {
        padding-inline: 16px;
      }
      .at-note {
        padding-inline: 16px;
      }
      dl > div {
        grid-template-columns: 68px minmax(0, 1fr);
      }
    }
  }
`

/** Comes after the letter's own rules. Letters are set for white paper, whatever the portal looks like. */
export const bodyRules = `
:host {
  color-scheme: only light;
  display: block;
  color: #1c1f24;
  font: 400 15px / 1.5 Carlito, Arial, sans-serif;
}
.at-mail-body { min-block-size: 120px; padding: 20px 24px; overflow-wrap: break-word; }
img { max-inline-size: 100%; block-size: auto; }
img:not([src]) { outline: 1px dashed #5b6470; color: #3c4450; font-size: 13px; }
a[href] { color: #0b57d0; }
pre { white-space: pre-wrap; }
`
