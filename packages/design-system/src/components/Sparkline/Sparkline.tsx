import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { formatNumber } from '../Money/index.ts'
import { sparkLine, sparkShape } from './sparkline.logic.ts'
import { sparklineStrings } from './sparkline.strings.ts'

export interface SparklineProps extends NativeProps<'span'> {
  /** What is shown, spoken before the course. */
  label: string
  /** Values at equal distances, the oldest first; `null` leaves a gap. */
  values: readonly (number | null)[]
  /** How the spoken values are written. */
  format?: Intl.NumberFormatOptions
  /** Default `brand`. */
  tone?: 'brand' | 'ok' | 'bad' | 'neutral'
  /** Height in pixels; default 32. */
  height?: number
  /** Fills the surface under the line. */
  isFilled?: boolean
}

const Root = styled.span`
  @layer at.components {
    --_ink: var(--at-brand-edge);
    position: relative;
    display: block;
    block-size: var(--_height);
    min-inline-size: 0;
    margin: var(--at-space-1);
    color: var(--_ink);
    print-color-adjust: exact;

    &[data-at-tone='ok'] {
      --_ink: var(--at-ok);
    }
    &[data-at-tone='bad'] {
      --_ink: var(--at-bad);
    }
    &[data-at-tone='neutral'] {
      --_ink: var(--at-field);
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    polyline {
      fill: none;
      stroke: currentColor;
      stroke-width: 1.75;
      stroke-linecap: round;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }
    polygon {
      fill: currentColor;
      opacity: 0.12;
    }
    /* Time runs with the script. */
    &:dir(rtl) svg {
      scale: -1 1;
    }
    i {
      position: absolute;
      inset-inline-start: var(--_x);
      inset-block-start: var(--_y);
      inline-size: 7px;
      block-size: 7px;
      margin: -3.5px;
      border-radius: 50%;
      background: currentColor;
      outline: 2px solid var(--at-ground, var(--at-raised));
    }
    @media (forced-colors: active) {
      color: CanvasText;
      i {
        forced-color-adjust: none;
        background: Highlight;
        outline-color: Canvas;
      }
    }
  }
`

/** The course of a figure in the height of a line or two. */
export function Sparkline(props: SparklineProps) {
  const {
    label,
    values,
    format,
    tone = 'brand',
    height = 32,
    isFilled,
    style: given,
    ...native
  } = props
  const { locale } = useLocale()
  const strings = useStrings(sparklineStrings)
  const { stretches, end, range } = sparkShape(values)
  const write = (value: number | null | undefined) =>
    formatNumber(value ?? 0, locale, { maximumFractionDigits: 2, ...format })
  const real = values.filter((value) => value !== null)
  const course = range
    ? strings.course(write(real[0]), write(real.at(-1)), write(range[0]), write(range[1]))
    : strings.none
  const aria = { role: 'img', 'aria-label': `${label}: ${course}` }
  const style = {
    ...given,
    '--_height': `${height}px`,
    '--_x': `${end?.x}%`,
    '--_y': `${end?.y}%`,
  }
  return (
    <Root {...native} {...aria} data-at-tone={tone} style={style}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {stretches.map((points) => {
          const line = sparkLine(points)
          const [first, last] = [points[0], points.at(-1)]
          return (
            <g key={first?.x}>
              {isFilled && <polygon points={`${first?.x},100 ${line} ${last?.x},100`} />}
              <polyline points={line} />
            </g>
          )
        })}
      </svg>
      {end && <i />}
    </Root>
  )
}
