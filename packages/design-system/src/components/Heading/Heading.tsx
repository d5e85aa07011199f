import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export const HEADING_SIZES = ['m', 'l', 'xl', '2xl'] as const
export type HeadingSize = (typeof HEADING_SIZES)[number]

export interface HeadingProps extends NativeProps<'h2'> {
  /** The words. */
  children: ReactNode
  /** Its level in the page; default 2. */
  level?: 1 | 2 | 3 | 4
  /** How large it is; default follows the level: 30, 17, 14, 14 px. */
  size?: HeadingSize
}

const SIZES: Record<1 | 2 | 3 | 4, HeadingSize> = { 1: '2xl', 2: 'l', 3: 'm', 4: 'm' }

const Words = styled.h2`
  @layer at.components {
    margin: 0;
    font: 640 var(--at-font-l) / 24px var(--at-font-heading);
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
    text-wrap: balance;

    &[data-at-size='m'] {
      font-size: var(--at-font-m);
      line-height: 20px;
      letter-spacing: -0.006em;
    }
    &[data-at-size='xl'] {
      font-size: var(--at-font-xl);
      line-height: 30px;
      letter-spacing: -0.018em;
    }
    &[data-at-size='2xl'] {
      font-size: var(--at-font-2xl);
      font-weight: 650;
      line-height: 36px;
      letter-spacing: -0.022em;
    }
    @media (max-width: 767px) {
      &[data-at-size='2xl'] {
        font-size: 1.625rem;
        line-height: 32px;
      }
    }
  }
`

/** A heading whose size does not have to follow its level. */
export function Heading({ children, level = 2, size = SIZES[level], ...native }: HeadingProps) {
  return (
    <Words {...native} as={`h${level}`} data-at-size={size}>
      {children}
    </Words>
  )
}
