import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export const TEXT_TONES = ['plain', 'quiet', 'faint', 'brand', 'ok', 'warn', 'bad'] as const
export type TextTone = (typeof TEXT_TONES)[number]

export interface TextProps extends NativeProps<'p'> {
  /** The words. */
  children: ReactNode
  /** Default `m`, 14 px; `xs` 12, `s` 12.5, `l` 17. */
  size?: 'xs' | 's' | 'm' | 'l'
  /** Default `plain`; `quiet` and `faint` step back. */
  tone?: TextTone
  /** Default `regular`. */
  weight?: 'regular' | 'medium' | 'strong'
  /** The element; default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em'
  /** Most lines; the rest is cut, and a plain text can be read whole as a tooltip. */
  maxLines?: 1 | 2 | 3
  /** Lines of prose: 68 characters at most. */
  isProse?: boolean
  /** Figures of equal width, for numbers below each other. */
  hasFigures?: boolean
}

const Words = styled.p`
  @layer at.components {
    margin: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);
    overflow-wrap: anywhere;

    &[data-at-size='xs'] {
      font-size: var(--at-font-xs);
      line-height: 16px;
    }
    &[data-at-size='s'] {
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    &[data-at-size='l'] {
      font-size: var(--at-font-l);
      line-height: 26px;
    }
    &[data-at-weight='medium'] {
      font-weight: 500;
    }
    &[data-at-weight='strong'] {
      font-weight: 650;
    }
    &[data-at-tone='quiet'] {
      color: var(--at-text-2);
    }
    &[data-at-tone='faint'] {
      color: var(--at-text-3);
    }
    &[data-at-tone='brand'] {
      color: var(--at-brand-text);
    }
    &[data-at-tone='ok'] {
      color: var(--at-ok-text);
    }
    &[data-at-tone='warn'] {
      color: var(--at-warn-text);
    }
    &[data-at-tone='bad'] {
      color: var(--at-bad-text);
    }
    &[data-at-prose] {
      max-inline-size: 68ch;
      line-height: 1.6;
      text-wrap: pretty;
    }
    &[data-at-figures] {
      font-variant-numeric: tabular-nums;
    }
    &[data-at-lines] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
      overflow: hidden;
    }
    &[data-at-lines='2'] {
      -webkit-line-clamp: 2;
    }
    &[data-at-lines='3'] {
      -webkit-line-clamp: 3;
    }
    @media print {
      &[data-at-lines] {
        display: block;
      }
    }
  }
`

/** Words in one of the portal's sizes and weights. */
export function Text(props: TextProps) {
  const { children, size, tone, weight, as, maxLines, isProse, hasFigures, ...native } = props
  return (
    <Words
      {...native}
      as={as}
      data-at-size={size}
      data-at-tone={tone}
      data-at-weight={weight}
      data-at-lines={maxLines}
      data-at-prose={isProse || undefined}
      data-at-figures={hasFigures || undefined}
      title={maxLines && typeof children === 'string' ? children : undefined}
    >
      {children}
    </Words>
  )
}
