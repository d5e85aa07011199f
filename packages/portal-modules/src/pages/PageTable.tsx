import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SCROLLS } from './scrolls.ts'

const Scroller = styled.div`
  @layer at.components {
    overflow-x: auto;

    table {
      inline-size: 100%;
      min-inline-size: 760px;
      border-collapse: collapse;
    }
    th {
      padding: 8px 12px;
      border-block-end: 1px solid var(--at-line);
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 16px var(--at-font-body);
      text-align: start;
      white-space: nowrap;
    }
    td {
      block-size: var(--at-row);
      padding: 6px 12px;
      border-block-end: 1px solid var(--at-line);
    }
    tbody tr:hover {
      background: var(--at-hover);
    }
    a {
      color: var(--at-text);
      text-decoration: none;
    }
    a:hover {
      text-decoration: underline;
    }
    small {
      display: block;
      color: var(--at-text-2);
      font-weight: 400;
      font-size: var(--at-font-s);
    }
    .at-name {
      font-weight: 600;
    }
    .at-number {
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }
    .at-person {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      white-space: nowrap;
    }
    .at-state {
      inline-size: 220px;
    }
    td:last-child {
      inline-size: 1px;
    }
  }
`

export interface PageTableProps {
  /** Name of the table; spoken. */
  label: string
  /** `thead` and `tbody`. */
  children: ReactNode
}

/** A plain table that scrolls by itself where there is little room. */
export function PageTable({ label, children }: PageTableProps) {
  return (
    <Scroller {...SCROLLS} aria-label={label}>
      <table>{children}</table>
    </Scroller>
  )
}
