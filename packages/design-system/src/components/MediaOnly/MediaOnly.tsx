import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export interface MediaOnlyProps extends NativeProps<'div'> {
  /** Where it is seen: on the `screen` or in `print`. */
  on: 'screen' | 'print'
  /** What is seen there. */
  children: ReactNode
}

const Root = styled.div`
  @layer at.components {
    display: contents;

    &[data-at-on='print'] {
      display: none;
    }
    @media print {
      &[data-at-on='print'] {
        display: contents;
      }
      &[data-at-on='screen'] {
        display: none;
      }
    }
  }
`

/** Something for the screen only, or for paper only. */
export function MediaOnly({ on, children, ...native }: MediaOnlyProps) {
  return (
    <Root {...native} data-at-on={on}>
      {children}
    </Root>
  )
}
