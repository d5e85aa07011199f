import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export interface DescriptionItem {
  /** What it is. */
  term: string
  /** What there is to say; nothing shows a dash. */
  detail: ReactNode
  /** A figure: aligned at the end. */
  isFigure?: boolean
}

export interface DescriptionListProps extends NativeProps<'dl'> {
  /** Terms and what there is to say about them, in order. */
  items: readonly DescriptionItem[]
  /** `rows` has the terms at the start, default; `stacked` above; `columns` in as many columns as fit. */
  layout?: 'rows' | 'stacked' | 'columns'
  /** Hairlines between. */
  hasDividers?: boolean
}

const List = styled.dl`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
    min-inline-size: 0;
    margin: 0;
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    &[data-at-layout='columns'] {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
      gap: var(--at-space-4) var(--at-space-6);
    }
    > div {
      min-inline-size: 0;
    }
    dt {
      min-inline-size: 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    dd {
      min-inline-size: 0;
      margin: 0;
      color: var(--at-text);
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
      /* Who wrote in lines is read in lines. */
      white-space: pre-line;
    }
    &[data-at-layout='rows'] > div {
      display: grid;
      grid-template-columns: minmax(min(100%, 104px), 2fr) 5fr;
      gap: 0 var(--at-space-4);
      dt {
        padding-block-start: 1px;
      }
    }
    [data-at-figure] dd {
      text-align: end;
    }
    &[data-at-divided] {
      gap: 0;
      > div {
        padding-block: 9px;
      }
      > div + div {
        border-block-start: 1px solid var(--at-line);
      }
    }
    @media print {
      > div {
        break-inside: avoid;
      }
      dt {
        color: inherit;
        font-weight: 600;
      }
    }
  }
`

/** Terms with what there is to say about them. */
export function DescriptionList({
  items,
  layout = 'rows',
  hasDividers,
  ...native
}: DescriptionListProps) {
  return (
    <List {...native} data-at-layout={layout} data-at-divided={hasDividers || undefined}>
      {items.map(({ term, detail, isFigure }) => (
        <div key={term} data-at-figure={isFigure || undefined}>
          <dt>{term}</dt>
          <dd>{detail === null || detail === undefined || detail === '' ? '–' : detail}</dd>
        </div>
      ))}
    </List>
  )
}
