import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export interface DividerProps extends NativeProps<'div'> {
  /** A word in the line: "oder", "Neu seit 09:14". */
  label?: string
  /** Default `horizontal`; `vertical` stands between things side by side. */
  orientation?: 'horizontal' | 'vertical'
  /** `brand` marks where something new begins; default `plain`. */
  tone?: 'plain' | 'brand'
}

const Line = styled.div`
  @layer at.components {
    --_line: var(--at-line);
    display: flex;
    align-items: center;
    gap: var(--at-space-3);
    min-inline-size: 0;
    margin: 0;
    color: var(--at-text-2);
    font: 500 var(--at-font-xs) / 16px var(--at-font-body);

    &[data-at-tone='brand'] {
      --_line: var(--at-brand-edge);
      color: var(--at-brand-text);
    }
    &::before,
    &[data-at-labelled]::after {
      content: '';
      flex: 1;
      min-inline-size: 16px;
      border-block-start: 1px solid var(--_line);
    }
    &[aria-orientation='vertical'] {
      display: inline-flex;
      flex-direction: column;
      align-self: stretch;
      inline-size: 1px;
      min-block-size: 16px;
      background: var(--_line);
      &::before {
        content: none;
      }
    }
    @media (forced-colors: active) {
      --_line: CanvasText;
    }
  }
`

/** A hairline between things, with or without a word. */
export function Divider({
  label,
  orientation = 'horizontal',
  tone = 'plain',
  ...native
}: DividerProps) {
  const separator = {
    role: 'separator',
    'aria-orientation': orientation,
    'aria-label': label ?? native['aria-label'],
  }
  return (
    <Line
      {...native}
      {...separator}
      data-at-tone={tone}
      data-at-labelled={label ? true : undefined}
    >
      {label}
    </Line>
  )
}
