import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Page = styled.main`
  box-sizing: border-box;
  max-inline-size: 1080px;
  min-block-size: 100vh;
  margin-inline: auto;
  padding: clamp(28px, 5vw, 64px) clamp(16px, 5vw, 64px) 96px;

  > header {
    margin-block-end: 40px;
  }
  > header > h1 {
    font-size: clamp(1.875rem, 4vw, 2.5rem);
    line-height: 1.1;
    letter-spacing: -0.026em;
  }
  > header > p {
    max-inline-size: 62ch;
    margin-block-start: 12px;
    color: var(--at-text-2);
    font-size: var(--at-font-l);
    line-height: 26px;
    text-wrap: pretty;
  }
`

const Part = styled.section`
  margin-block-start: 48px;

  > h2 {
    font-size: var(--at-font-xl);
    letter-spacing: -0.016em;
  }
  > h2 + p {
    max-inline-size: 68ch;
    margin-block-start: 6px;
    color: var(--at-text-2);
    text-wrap: pretty;
  }
  > :is(h2, h2 + p) + div {
    margin-block-start: 20px;
  }
`

export interface SheetProps {
  title: string
  /** What the page is about, in a sentence or two. */
  lead: ReactNode
  children: ReactNode
}

/** A page of the workspace: a title, what it is about, and its parts. Written in English. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <Page lang="en-GB">
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Page>
  )
}

/** One part of a page. */
export function Topic({ title, lead, children }: Partial<SheetProps> & { title: string }) {
  return (
    <Part aria-label={title}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      <div>{children}</div>
    </Part>
  )
}

const Scroller = styled.section`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--at-font-s);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 9px 16px 9px 0;
    border-block-end: 1px solid var(--at-line);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--at-text-2);
    font-weight: 500;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 600;
  }
  [data-at-end] {
    text-align: end;
  }
  code {
    font: 400 0.92em / 1.5 var(--at-font-code);
  }
`

export interface SheetTableProps {
  /** What the table is about; spoken. */
  label: string
  /** Headings; one that starts with `>` heads figures. */
  head: readonly string[]
  /** Cells by row, the first of each names it. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
}

/** A quiet table; the first cell of a row is its key, the rest is shown. */
export function SheetTable({ label, head, rows }: SheetTableProps) {
  const isEnd = (column: number) => head[column]?.startsWith('>') || undefined
  return (
    <Scroller aria-label={`Table: ${label}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((title, column) => (
              <th key={title} scope="col" data-at-end={isEnd(column)}>
                {title.replace('>', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, first, ...cells]) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} data-at-end={isEnd(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** For the meta of a page, beside `tags: ['!autodocs']`, which only counts where it is written out. */
export const sheetMeta = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, options: { showPanel: false } },
}
