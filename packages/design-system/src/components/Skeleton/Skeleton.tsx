import { keyframes, styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export interface SkeletonProps extends NativeProps<'span'> {
  /** Any CSS width; default all there is. */
  width?: string
  /** Any CSS height; default a line of text. */
  height?: string
  /** `text` is as high as its letters, `block` fills its height, `circle` is round; default `text`. */
  shape?: 'text' | 'block' | 'circle'
  /** Several lines of text, the last one shorter; what is native goes to each, `id` and `ref` to the first. */
  lines?: number
}

const breathe = keyframes`50% { opacity: 0.5 }`

const Shape = styled.span`
  @layer at.components {
    display: block;
    inline-size: var(--_width);
    block-size: var(--_height);
    margin-block: var(--at-space-1);
    border-radius: var(--at-radius-s);
    background: var(--at-sunken);
    animation: ${breathe} 1.8s ease-in-out infinite;

    &[data-at-shape='block'] {
      margin-block: 0;
      border-radius: var(--at-radius-m);
    }
    &[data-at-shape='circle'] {
      margin-block: 0;
      border-radius: 50%;
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
    @media (forced-colors: active) {
      border: 1px solid GrayText;
    }
  }
`

/** Holds the place of what is loading, at its size; the surroundings say that they are busy. */
export function Skeleton(props: SkeletonProps) {
  const { width, height, shape = 'text', lines = 1, id, ref, style, ...native } = props
  const widths = Array.from({ length: lines }, (_, line) =>
    lines > 1 && line === lines - 1 ? '62%' : width,
  )
  return widths.map((lineWidth, line) => (
    <Shape
      // oxlint-disable-next-line react/no-array-index-key -- lines have nothing but their place
      key={line}
      {...native}
      {...(line === 0 && { id, ref })}
      aria-hidden="true"
      data-at-shape={shape}
      // Always its own: a dialog or drawer around it has a width by the same name.
      style={{ ...style, '--_width': lineWidth ?? '100%', '--_height': height ?? '12px' }}
    />
  ))
}
