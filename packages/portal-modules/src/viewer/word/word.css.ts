import { css } from 'styled-components'
import { documentCss, noteCss } from '../views/viewer.css.ts'

/** Around the document; it stands in a tree of its own, and its rules reach nothing outside. */
export const wordFrameCss = css`
  @layer at.components {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    ${documentCss}
    background: var(--at-sunken);

    ${noteCss}
    .at-word {
      min-block-size: 0;
      overflow: auto;
      /* Nothing in the document can stand anywhere but in here. */
      contain: layout paint;
      outline-offset: -2px;
    }
  }
`

/** Comes after the document's own rules. On a small screen lines break where the screen ends. */
export const pageRules = `
:host { color-scheme: only light; container-type: inline-size; font-family: Carlito, Arial, sans-serif; }
.docx-wrapper { padding: 12px; background: none; gap: 12px; }
.docx-wrapper > section.docx {
  max-inline-size: 100%;
  margin: 0;
  background: #fff;
  box-shadow: 0 1px 2px rgb(0 0 0 / 12%), 0 2px 10px rgb(0 0 0 / 10%);
}
.docx article { overflow-x: auto; }
.docx img { max-inline-size: 100%; }
.at-unshown {
  display: inline-grid;
  box-sizing: border-box;
  max-inline-size: 100%;
  place-items: center;
  padding: 8px;
  border: 1px dashed #5b6470;
  color: #3c4450;
  font-size: 14px;
  text-align: center;
}
.docx a[href] { color: #0b57d0; text-decoration: underline; }
@container (max-width: 860px) {
  .docx-wrapper > section.docx {
    inline-size: 100% !important;
    min-block-size: 0 !important;
    padding: 24px 20px !important;
  }
  .docx table { inline-size: 100% !important; }
  .docx :is(col, td) { inline-size: auto !important; }
  .docx td { padding-inline-end: 8px; overflow-wrap: anywhere; }
}
`
