import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export interface FieldGridProps extends NativeProps<'div'> {
  /** `FieldGridItem` elements. */
  children: ReactNode
}

export interface FieldGridItemProps extends NativeProps<'div'> {
  /** A field; nothing leaves its columns empty. */
  children?: ReactNode
  /** Columns of 12; default 12 (CFG-09). */
  columns?: number
  /** Begins a new line, whatever room is left in the one before. */
  startsLine?: boolean
  /** Only keeps room: gone where every field has a line of its own. */
  isSpacer?: boolean
}

const Frame = styled.div`
  @layer at.components {
    container: at-fields / inline-size;
    min-inline-size: 0;

    > .at-cells {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      align-items: start;
      gap: var(--at-space-5) var(--at-space-4);
    }
  }
`

const Cell = styled.div`
  @layer at.components {
    grid-column: 1 / -1;
    min-inline-size: 0;

    &[data-at-spacer] {
      display: none;
    }
    @container at-fields (inline-size >= 768px) {
      grid-column: auto / span var(--_columns);

      &[data-at-first] {
        grid-column: 1 / span var(--_columns);
      }
      &[data-at-spacer] {
        display: block;
      }
    }
  }
`

/** Fields in twelve columns; with less than 768 px of room each has a line of its own (CFG-09). */
export function FieldGrid({ children, ...native }: FieldGridProps) {
  return (
    <Frame {...native}>
      <div className="at-cells">{children}</div>
    </Frame>
  )
}

/** The place of one field in a `FieldGrid`. */
export function FieldGridItem({
  children,
  columns,
  startsLine,
  isSpacer,
  ...native
}: FieldGridItemProps) {
  return (
    <Cell
      {...native}
      data-at-first={startsLine || undefined}
      data-at-spacer={isSpacer || undefined}
      style={{ '--_columns': `${toColumns(columns)}`, ...native.style } as Record<string, string>}
    >
      {children}
    </Cell>
  )
}

/** A number of columns that the grid has; all of them for none and for nonsense. */
export function toColumns(columns: number | null | undefined): number {
  const whole = Math.round(columns ?? 12)
  return whole >= 1 && whole <= 12 ? whole : 12
}
