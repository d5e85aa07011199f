import { useMemo, useState, type PointerEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { dateFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Disclosure } from '../Disclosure/index.ts'
import { formatNumber } from '../Money/index.ts'
import { layLine, nearestPoint, type ChartPoint } from './lineChart.logic.ts'
import { lineChartCss } from './lineChart.css.ts'
import { lineChartStrings } from './lineChart.strings.ts'

/** Something that happened on a day. */
export interface LineChartMark {
  /** `YYYY-MM-DD`. */
  day: string
  /** What happened, in a sentence. */
  text: string
}

/** Another course beside that of the figure. */
export interface LineChartOther {
  /** Whose course it is. */
  label: string
  /** Whose the figure's own is. */
  ownLabel: string
  /** Its values, laid on the days of the figure. */
  points: readonly ChartPoint[]
}

export interface LineChartProps extends NativeProps<'figure'> {
  /** What is shown; spoken before its course. */
  label: string
  /** Values by day, the oldest first; missing days leave room. */
  points: readonly ChartPoint[]
  /** How values are written. */
  format?: Intl.NumberFormatOptions
  /** How the scale at the side is written; default as the values. */
  scaleFormat?: Intl.NumberFormatOptions
  /** What happened meanwhile: numbered on the line and told below. */
  marks?: readonly LineChartMark[]
  /** The day that the last one is compared with; ringed, on the other line where there is one. */
  comparedDay?: string
  /** A second, dashed line to compare the first with, as far as it lies on the same days. */
  other?: LineChartOther
  /** Height of the line in pixels; default 180. */
  height?: number
}

const Root = styled.figure`
  ${lineChartCss}
`

const noMarks: readonly LineChartMark[] = []
const noPoints: readonly ChartPoint[] = []
const at = (x: number, y = 0) => ({ '--_x': `${x}%`, '--_y': `${y}%` }) as Record<string, string>

/** A figure day by day, with a scale, what happened meanwhile, and the same as a table. */
export function LineChart(props: LineChartProps) {
  const {
    label,
    points,
    format,
    scaleFormat = format,
    marks = noMarks,
    comparedDay,
    other,
    height = 180,
    ...native
  } = props
  const strings = useStrings(lineChartStrings)
  const [read, setRead] = useState<number>()
  const [first, last] = [points[0], points.at(-1)]
  const beside = useMemo(
    () =>
      first && last && other
        ? other.points.filter(({ day }) => day >= first.day && day <= last.day)
        : noPoints,
    [first, last, other],
  )
  const layout = useMemo(() => layLine(points, { other: beside }), [points, beside])
  const formats = useFormats(format, scaleFormat)
  const { write, writeStep, short } = formats

  if (!first || !last) return <p {...(native as NativeProps<'p'>)}>{strings.none}</p>
  const courseOf = (shownPoints: readonly ChartPoint[]) => {
    const values = shownPoints.map(({ value }) => value)
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return strings.course(write(values[0]!), write(values.at(-1)!), write(low), write(high))
  }
  // A line of nothing is none.
  const second = other && beside.length > 0 ? other : undefined
  const spoken = [
    `${label}: ${courseOf(points)}`,
    ...(second ? [`${second.label}: ${courseOf(beside)}`] : []),
  ].join('; ')
  const otherValues = new Map(beside.map((point) => [point.day, point.value]))
  const writeOther = (wanted: string) => {
    const value = otherValues.get(wanted)
    return value === undefined ? undefined : write(value)
  }
  const shown = marks.filter((mark) => mark.day >= first.day && mark.day <= last.day)
  const placeOf = (wanted: string) => {
    const [line, places] = second ? [beside, layout.other.places] : [points, layout.places]
    return places[line.findIndex((point) => point.day === wanted)]
  }
  const compared = comparedDay === undefined ? undefined : placeOf(comparedDay)
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const across = ((event.clientX - box.left) / box.width) * 100
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    setRead(nearestPoint(layout.places, isMirrored ? 100 - across : across))
  }
  const place = read === undefined ? undefined : layout.places[read]
  const widest = Math.max(...layout.steps.map(({ value }) => writeStep(value).length))

  return (
    <Root {...native}>
      <div
        className="at-chart-box"
        style={{ '--_height': `${height}px`, '--_scale': `${widest + 0.5}ch` } as Record<string, string>} // prettier-ignore
      >
        <div className="at-chart-steps" aria-hidden="true">
          {layout.steps.map(({ value, y }) => (
            <span key={value} style={at(0, y)}>
              {writeStep(value)}
            </span>
          ))}
        </div>
        <div
          className="at-chart-plot"
          {...{ role: 'img', 'aria-label': spoken }}
          onPointerMove={follow}
          onPointerLeave={() => setRead(undefined)}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {layout.steps.map(({ value, y }) => (
              <line key={value} x1="0" x2="100" y1={y} y2={y} />
            ))}
            <path className="at-chart-area" d={layout.area} />
            {second && <path className="at-chart-other" d={layout.other.path} />}
            <path className="at-chart-line" d={layout.path} />
          </svg>
          {shown.map((mark, index) => (
            <span key={index} className="at-chart-mark" style={at(placeAcross(mark.day, points))}>
              <b className="at-chart-number">{index + 1}</b>
            </span>
          ))}
          {compared && (
            <i
              className="at-chart-dot"
              data-at-hollow=""
              data-at-other={second && ''}
              style={at(compared.x, compared.y)}
            />
          )}
          <i
            className="at-chart-dot"
            style={at(layout.places.at(-1)!.x, layout.places.at(-1)!.y)}
          />
          {place && read !== undefined && (
            <Reading {...{ place, formats, writeOther }} point={points[read]!} />
          )}
        </div>
        <div className="at-chart-days" aria-hidden="true">
          {layout.days.map(({ day: text, x }) => (
            <span key={text} style={at(x)}>
              {short(text)}
            </span>
          ))}
        </div>
      </div>
      <ChartLegends {...{ second, shown, formats }} />
      <ChartTable {...{ label, points, second, shown, formats, writeOther }} />
    </Root>
  )
}

/** Numbers and days as the chart writes them. */
function useFormats(format: LineChartProps['format'], scaleFormat: LineChartProps['scaleFormat']) {
  const { locale } = useLocale()
  const write = (value: number) =>
    formatNumber(value, locale, { maximumFractionDigits: 2, ...format })
  const writeStep = (value: number) =>
    formatNumber(value, locale, { maximumFractionDigits: 2, ...scaleFormat })
  // Days are no moments: in every zone they are the same.
  const day = (text: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(text))
  const short = (text: string) => day(text, { day: '2-digit', month: '2-digit' })
  const long = (text: string) => day(text, { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }) // prettier-ignore
  return { write, writeStep, short, long }
}

type Formats = ReturnType<typeof useFormats>
type WriteOther = (day: string) => string | undefined

interface ReadingProps {
  place: { x: number; y: number }
  point: ChartPoint
  formats: Formats
  writeOther: WriteOther
}

/** Day and value under the pointer. */
function Reading({ place, point, formats: { long, write }, writeOther }: ReadingProps) {
  return (
    <>
      <i className="at-chart-dot" style={at(place.x, place.y)} />
      <span
        className="at-chart-reading"
        style={{ ...at(place.x), '--_shift': `${-place.x}%` } as Record<string, string>}
      >
        {long(point.day)} <b>{write(point.value)}</b>
        {writeOther(point.day) && (
          <span>
            <i className="at-chart-sample" data-at-other="" />
            {writeOther(point.day)}
          </span>
        )}
      </span>
    </>
  )
}

interface ChartLegendsProps {
  second: LineChartProps['other']
  shown: readonly LineChartMark[]
  formats: Formats
}

/** Which line is which, and what the numbers on it mean. */
function ChartLegends({ second, shown, formats: { short } }: ChartLegendsProps) {
  return (
    <>
      {second && (
        <ul className="at-chart-legend at-chart-lines">
          <li>
            <i className="at-chart-sample" />
            {second.ownLabel}
          </li>
          <li>
            <i className="at-chart-sample" data-at-other="" />
            {second.label}
          </li>
        </ul>
      )}
      {shown.length > 0 && (
        <ol className="at-chart-legend">
          {shown.map((mark, index) => (
            <li key={index}>
              <span className="at-chart-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {short(mark.day)} · {mark.text}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

interface ChartTableProps extends ChartLegendsProps {
  label: string
  points: readonly ChartPoint[]
  writeOther: WriteOther
}

/** The same as a table, the newest day first. */
function ChartTable(props: ChartTableProps) {
  const { label, points, second, shown, formats, writeOther } = props
  const { write, long } = formats
  const strings = useStrings(lineChartStrings)
  return (
    <Disclosure title={strings.asTable}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
      <div className="at-chart-scroll" tabIndex={0} {...{ role: 'group', 'aria-label': label }}>
        <table>
          <thead>
            <tr>
              <th scope="col">{strings.day}</th>
              <th scope="col" className="at-chart-value">
                {second ? second.ownLabel : strings.value}
              </th>
              {second && (
                <th scope="col" className="at-chart-value">
                  {second.label}
                </th>
              )}
              {shown.length > 0 && <th scope="col">{strings.what}</th>}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.day}>
                <th scope="row">{long(point.day)}</th>
                <td className="at-chart-value">{write(point.value)}</td>
                {second && <td className="at-chart-value">{writeOther(point.day)}</td>}
                {shown.length > 0 && (
                  <td>
                    {shown
                      .filter((mark) => mark.day === point.day)
                      .map(({ text }) => text)
                      .join(', ')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  )
}

/** Days without a value are on the line of time, too. */
function placeAcross(day: string, points: readonly ChartPoint[]): number {
  const [first, last] = [Date.parse(points[0]!.day), Date.parse(points.at(-1)!.day)]
  return last === first ? 50 : ((Date.parse(day) - first) / (last - first)) * 100
}
