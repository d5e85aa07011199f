import { css } from 'styled-components'

/** The columns, equal in head, rows and skeleton. */
export const columnsCss = css`
  display: grid;
  align-items: center;
  column-gap: 24px;
  padding-inline: 12px 4px;

  &[data-at-room='wide'] {
    grid-template-columns:
      minmax(0, 2.6fr) minmax(110px, 0.5fr) minmax(110px, 0.5fr) minmax(130px, 0.6fr)
      36px;
  }
  &[data-at-room='wide'][data-at-audience] {
    grid-template-columns:
      minmax(0, 2.6fr) minmax(110px, 0.5fr) minmax(110px, 0.5fr) minmax(130px, 0.6fr)
      minmax(120px, 0.6fr) 36px;
  }
  &[data-at-room='medium'] {
    grid-template-columns: minmax(0, 1fr) 96px 110px 36px;
  }
  &[data-at-room='narrow'] {
    grid-template-columns: minmax(0, 1fr) var(--at-control);
    column-gap: 8px;
    padding-inline: 4px 0;
  }
`

export const rowCss = css`
  ${columnsCss}
  box-sizing: border-box;
  inline-size: 100%;
  border-block-end: 1px solid var(--at-line);
  color: var(--at-text-2);
  font: 400 var(--at-font-m) / 20px var(--at-font-body);
`
