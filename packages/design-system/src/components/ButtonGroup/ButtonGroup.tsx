import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export interface ButtonGroupProps extends NativeProps<'div'> {
  /** Buttons; the one that goes on stands last. */
  children: ReactNode
  /** What they belong to; spoken. */
  label?: string
  /** Where they stand in the line; default `start`. `between` puts the last one at the end. */
  align?: 'start' | 'end' | 'between'
  /** Below each other and as wide as the place where the place is narrow; default true. */
  isStacking?: boolean
}

const Root = styled.div`
  @layer at.components {
    container: at-buttons / inline-size;

    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
    }
    &[data-at-align='end'] > div {
      justify-content: flex-end;
    }
    &[data-at-align='between'] > div > :last-child {
      margin-inline-start: auto;
    }
    @container at-buttons (max-width: 400px) {
      > div[data-at-stacking] {
        flex-direction: column-reverse;
        align-items: stretch;
      }
      &[data-at-align='between'] > div[data-at-stacking] > :last-child {
        margin-inline-start: 0;
      }
    }
  }
`

/** Buttons that belong together; the important one stands last, on a phone on top. */
export function ButtonGroup({
  children,
  label,
  align = 'start',
  isStacking = true,
  ...native
}: ButtonGroupProps) {
  const group = label ? { role: 'group', 'aria-label': label } : undefined
  return (
    <Root {...native} data-at-align={align} {...group}>
      <div data-at-stacking={isStacking || undefined}>{children}</div>
    </Root>
  )
}
