import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { GRID_BREAKPOINTS, gridItemCss } from './grid.css.ts'

export type GridColumns = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
export type GridSize = 'base' | keyof typeof GRID_BREAKPOINTS

export interface GridProps extends NativeProps<'div'> {
  /** `GridItem` elements. */
  children: ReactNode
  /** Room between; default `4`, 16 px. */
  gap?: '2' | '3' | '4' | '6' | '8'
  /** Items of a line are as high as the highest, default; or as high as they need. */
  align?: 'stretch' | 'start'
  /** Fills holes that wide items leave. */
  isDense?: boolean
}

export interface GridItemProps extends NativeProps<'div'> {
  /** What stands there. */
  children: ReactNode
  /** Columns of 12, for all widths or by the grid's own width: `{ base: 12, m: 6, l: 4 }`. Default 12. */
  span?: GridColumns | Partial<Record<GridSize, GridColumns>>
  /** The column that it begins at; by itself it takes the next free place. */
  start?: GridColumns | Partial<Record<GridSize, GridColumns>>
  /** Rows that it covers; default 1. */
  rows?: GridColumns
}

const Frame = styled.div`
  @layer at.components {
    container: at-grid / inline-size;
    min-inline-size: 0;

    > .at-cells {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: var(--_gap);
    }
    &[data-at-align='start'] > .at-cells {
      align-items: start;
    }
    &[data-at-dense] > .at-cells {
      grid-auto-flow: row dense;
    }
    @media print {
      > .at-cells {
        gap: var(--at-space-3);
      }
    }
  }
`

const Cell = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${gridItemCss}
`

/** Twelve columns that answer to the room they are given, not to the screen. */
export function Grid({ children, gap = '4', align = 'stretch', isDense, ...native }: GridProps) {
  const style = { '--_gap': `var(--at-space-${gap})` } as Record<string, string>
  return (
    <Frame {...native} data-at-align={align} data-at-dense={isDense || undefined}>
      <div className="at-cells" style={style}>
        {children}
      </div>
    </Frame>
  )
}

/** One cell of a `Grid`. */
export function GridItem({ children, span = 12, start, rows, ...native }: GridItemProps) {
  return (
    <Cell {...native} {...attributes(span)} {...attributes(start, '-start')} data-at-rows={rows}>
      {children}
    </Cell>
  )
}

function attributes(value: GridItemProps['span'], suffix = ''): Record<string, number> {
  const sizes = typeof value === 'number' ? { base: value } : (value ?? {})
  return Object.fromEntries(
    Object.entries(sizes).map(([size, columns]) => [`data-at-${size}${suffix}`, columns]),
  )
}
