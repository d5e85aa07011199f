import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export const STACK_GAPS = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12'] as const
/** A step of the spacing scale: 4 px each. */
export type StackGap = (typeof STACK_GAPS)[number]

export interface StackProps extends NativeProps<'div'> {
  /** What stands below or beside each other. */
  children: ReactNode
  /** Default `column`; a `row` wraps unless told otherwise. */
  direction?: 'column' | 'row'
  /** Room between, in steps of 4 px; default `4`, 16 px. */
  gap?: StackGap
  /** Across the direction; default `stretch` in a column, `center` in a row. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Along the direction; default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Lets a row break into lines; default true. */
  isWrapping?: boolean
  /** Hairlines between; for columns. */
  hasDividers?: boolean
  /** The element; default `div`. With `ul` or `ol` the children are `li`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav' | 'form'
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--_gap);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;

    &[data-at-direction='row'] {
      flex-flow: row wrap;
      align-items: center;
    }
    &[data-at-direction='row'][data-at-still] {
      flex-wrap: nowrap;
    }
    &[data-at-align='start'] {
      align-items: flex-start;
    }
    &[data-at-align='center'] {
      align-items: center;
    }
    &[data-at-align='end'] {
      align-items: flex-end;
    }
    &[data-at-align='stretch'] {
      align-items: stretch;
    }
    &[data-at-align='baseline'] {
      align-items: baseline;
    }
    &[data-at-justify='center'] {
      justify-content: center;
    }
    &[data-at-justify='end'] {
      justify-content: flex-end;
    }
    &[data-at-justify='between'] {
      justify-content: space-between;
    }
    > * {
      min-inline-size: 0;
    }
    &[data-at-divided] > * + * {
      padding-block-start: var(--_gap);
      border-block-start: 1px solid var(--at-line);
    }
  }
`

/** Things below or beside each other, evenly apart. */
export function Stack(props: StackProps) {
  const {
    children,
    direction = 'column',
    gap = '4',
    align,
    justify,
    isWrapping = true,
    hasDividers,
    as,
    style: given,
    ...native
  } = props
  const style = { ...given, '--_gap': gap === '0' ? '0px' : `var(--at-space-${gap})` }
  return (
    <Root
      {...native}
      as={as}
      role={as === 'ul' || as === 'ol' ? 'list' : native.role}
      data-at-direction={direction}
      data-at-align={align}
      data-at-justify={justify}
      data-at-still={isWrapping ? undefined : true}
      data-at-divided={hasDividers || undefined}
      style={style}
    >
      {children}
    </Root>
  )
}
