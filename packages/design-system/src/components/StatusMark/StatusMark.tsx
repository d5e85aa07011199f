import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export const STATUS_TONES = ['neutral', 'brand', 'info', 'ok', 'warn', 'bad'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

export interface StatusMarkProps extends NativeProps<'span'> {
  /** The word of the state. */
  children: string
  /** Colour and shape; default `neutral`. */
  tone?: StatusTone
  /** Shows the shape only; the word is spoken and a tooltip. */
  isWordHidden?: boolean
}

/** Every tone has a shape of its own, so that none needs its colour. */
const SHAPES: Record<StatusTone, string> = {
  // Ring, half disc, disc, disc with a check, triangle, diamond.
  neutral: 'M6 1.25a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5ZM6 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  brand: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Zm0 1.6v6.8a3.4 3.4 0 0 1 0-6.8Z',
  info: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  ok: 'M6 .5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm2.35 3.1L5.3 6.75 3.7 5.2 2.75 6.2 5.35 8.7l3.95-4.1Z',
  warn: 'M6 .9a.8.8 0 0 1 .7.4l5 8.9a.8.8 0 0 1-.7 1.2H1a.8.8 0 0 1-.7-1.2l5-8.9A.8.8 0 0 1 6 .9Z',
  bad: 'M6 .3a.8.8 0 0 1 .56.23l4.9 4.9a.8.8 0 0 1 0 1.14l-4.9 4.9a.8.8 0 0 1-1.12 0l-4.9-4.9a.8.8 0 0 1 0-1.14l4.9-4.9A.8.8 0 0 1 6 .3Z',
}

const Root = styled.span`
  @layer at.components {
    --_ink: var(--at-field);
    display: inline-flex;
    align-items: baseline;
    gap: 7px;
    min-inline-size: 0;
    color: var(--at-text);
    font: 500 var(--at-font-m) / 20px var(--at-font-body);

    &[data-at-tone='brand'] {
      --_ink: var(--at-brand-edge);
    }
    &[data-at-tone='info'] {
      --_ink: var(--at-info);
    }
    &[data-at-tone='ok'] {
      --_ink: var(--at-ok);
    }
    &[data-at-tone='warn'] {
      --_ink: var(--at-warn);
    }
    &[data-at-tone='bad'] {
      --_ink: var(--at-bad);
    }
    > svg {
      flex: none;
      inline-size: 12px;
      block-size: 12px;
      translate: 0 1px;
      fill: var(--_ink);
      fill-rule: evenodd;
      print-color-adjust: exact;
    }
    > .at-word {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    @media (forced-colors: active) {
      --_ink: CanvasText;
    }
  }
`

/** A state as a shape, a colour and a word. */
export function StatusMark(props: StatusMarkProps) {
  const { children, tone = 'neutral', isWordHidden, ...native } = props
  return (
    <Root {...native} data-at-tone={tone} title={isWordHidden ? children : undefined}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={SHAPES[tone]} />
      </svg>
      <span className={isWordHidden ? 'at-visually-hidden' : 'at-word'}>{children}</span>
    </Root>
  )
}
