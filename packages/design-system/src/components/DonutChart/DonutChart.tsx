import { useMemo, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import type { Media } from '../../theme/index.ts'
import { formatNumber } from '../Money/index.ts'
import { layDonut, type DonutPart } from './donutChart.logic.ts'
import { donutChartStrings } from './donutChart.strings.ts'

export interface DonutChartPart extends DonutPart {
  /** The medium that it is drawn in the colour of; default the brand's. */
  tone?: Media
  /** A small mark before its name, such as `MediaMark`; not spoken twice. */
  mark?: ReactNode
}

export interface DonutChartProps extends NativeProps<'div'> {
  /** What is shown; spoken. */
  label: string
  /** Words over the column of parts. */
  partsTitle: string
  /** Words over the column of values. */
  valuesTitle: string
  /** The parts, in any order. */
  parts: readonly DonutChartPart[]
  /** How values are written. */
  format?: Intl.NumberFormatOptions
  /** What stands in the middle, such as the whole. */
  children?: ReactNode
}

const Root = styled.div`
  @layer at.components {
    container: at-donut / inline-size;
    min-inline-size: 0;

    .at-donut-parts {
      display: grid;
      justify-items: center;
      gap: 18px;
    }
    .at-donut-ring {
      position: relative;
      inline-size: 168px;
      block-size: 168px;
      flex: none;
    }
    .at-donut-ring svg {
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    .at-donut-ring path {
      fill: var(--_soft);
      stroke: var(--_ink);
      stroke-width: 0.9;
      print-color-adjust: exact;
    }
    .at-donut-ring text {
      fill: var(--_ink);
      font: 600 6.6px var(--at-font-body);
      text-anchor: middle;
      dominant-baseline: central;
    }
    .at-donut-middle {
      position: absolute;
      inset: 22%;
      display: grid;
      place-content: center;
      color: var(--at-text);
      font: 640 var(--at-font-m) / 18px var(--at-font-heading);
      text-align: center;
      overflow-wrap: anywhere;
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
    }
    th,
    td {
      padding: 6px 0 6px var(--at-space-3);
      border-block-end: 1px solid var(--at-line);
      color: var(--at-text);
      font-weight: 400;
      text-align: start;
    }
    th:first-child {
      padding-inline-start: 0;
    }
    tbody tr:last-child > * {
      border-block-end: 0;
    }
    .at-donut-name {
      display: flex;
      align-items: center;
      gap: 10px;
      overflow-wrap: anywhere;
    }
    .at-donut-value {
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }
    td:last-child {
      color: var(--at-text-2);
    }
    @container at-donut (inline-size >= 520px) {
      .at-donut-parts {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 28px;
      }
    }
    @media (forced-colors: active) {
      .at-donut-ring path {
        fill: Canvas;
        stroke: CanvasText;
      }
      .at-donut-ring text {
        fill: CanvasText;
      }
    }
  }
`

const colours = (tone: Media | undefined) =>
  ({
    '--_soft': tone ? `var(--at-media-${tone}-soft)` : 'var(--at-brand-soft)',
    '--_ink': tone ? `var(--at-media-${tone})` : 'var(--at-brand-text)',
  }) as Record<string, string>

/** Parts of a whole around a ring, greatest first, with a table of the same. */
export function DonutChart(props: DonutChartProps) {
  const { label, partsTitle, valuesTitle, parts, format, children, ...native } = props
  const { locale } = useLocale()
  const strings = useStrings(donutChartStrings)
  const pieces = useMemo(() => layDonut(parts), [parts])
  if (pieces.length === 0) return <p {...(native as NativeProps<'p'>)}>{strings.none}</p>
  const percent = (share: number) =>
    formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Root {...native}>
      <div className="at-donut-parts">
        {/* Everything that it shows stands in the table. */}
        <div className="at-donut-ring" aria-hidden="true">
          <svg viewBox="-50 -50 100 100">
            {pieces.map(({ part, path, x, y, share, hasRoom }) => (
              <g key={part.id} style={colours(part.tone)}>
                <path d={path} />
                {hasRoom && (
                  <text x={x} y={y}>
                    {percent(share)}
                  </text>
                )}
              </g>
            ))}
          </svg>
          {children !== undefined && <div className="at-donut-middle">{children}</div>}
        </div>
        <table aria-label={label}>
          <thead className="at-visually-hidden">
            <tr>
              <th scope="col">{partsTitle}</th>
              <th scope="col">{valuesTitle}</th>
              <th scope="col">{strings.share}</th>
            </tr>
          </thead>
          <tbody>
            {pieces.map(({ part, share }) => (
              <tr key={part.id}>
                <th scope="row">
                  <span className="at-donut-name">
                    {part.mark}
                    <span>{part.label}</span>
                  </span>
                </th>
                <td className="at-donut-value">{formatNumber(part.value, locale, format)}</td>
                <td className="at-donut-value">{percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Root>
  )
}
