import { useMemo, useState, type PointerEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { dateFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
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

export interface LineChartProps {
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
  /** The day that the last one is compared with; ringed. */
  comparedDay?: string
  /** Height of the line in pixels; default 180. */
  height?: number
}

const Root = styled.figure`
  ${lineChartCss}
`

const noMarks: readonly LineChartMark[] = []
const at = (x: number, y = 0) => ({ '--_x': `${x}%`, '--_y': `${y}%` }) as Record<string, string>

/** A figure day by day, with a scale, what happened meanwhile, and the same as a table. */
export function LineChart(props: LineChartProps) {
  const { label, points, format, scaleFormat = format, marks = noMarks, comparedDay } = props
  const { locale } = useLocale()
  const strings = useStrings(lineChartStrings)
  const [read, setRead] = useState<number>()
  const layout = useMemo(() => layLine(points), [points])
  const write = (value: number) =>
    formatNumber(value, locale, { maximumFractionDigits: 2, ...format })
  const writeStep = (value: number) =>
    formatNumber(value, locale, { maximumFractionDigits: 2, ...scaleFormat })
  // Days are no moments: in every zone they are the same.
  const day = (text: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(text))
  const short = (text: string) => day(text, { day: '2-digit', month: '2-digit' })
  const long = (text: string) => day(text, { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }) // prettier-ignore

  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return <p>{strings.none}</p>
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const course = strings.course(write(first.value), write(last.value), write(low), write(high))
  const shown = marks.filter((mark) => mark.day >= first.day && mark.day <= last.day)
  const placeOf = (wanted: string) => {
    const index = points.findIndex((point) => point.day === wanted)
    return layout.places[index]
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
    <Root>
      <div
        className="at-chart-box"
        style={{ '--_height': `${props.height ?? 180}px`, '--_scale': `${widest + 0.5}ch` } as Record<string, string>} // prettier-ignore
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
          {...{ role: 'img', 'aria-label': `${label}: ${course}` }}
          onPointerMove={follow}
          onPointerLeave={() => setRead(undefined)}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {layout.steps.map(({ value, y }) => (
              <line key={value} x1="0" x2="100" y1={y} y2={y} />
            ))}
            <path className="at-chart-area" d={layout.area} />
            <path className="at-chart-line" d={layout.path} />
          </svg>
          {shown.map((mark, index) => (
            <span key={index} className="at-chart-mark" style={at(placeAcross(mark.day, points))}>
              <b className="at-chart-number">{index + 1}</b>
            </span>
          ))}
          {compared && (
            <i className="at-chart-dot" data-at-hollow="" style={at(compared.x, compared.y)} />
          )}
          <i
            className="at-chart-dot"
            style={at(layout.places.at(-1)!.x, layout.places.at(-1)!.y)}
          />
          {place && read !== undefined && (
            <>
              <i className="at-chart-dot" style={at(place.x, place.y)} />
              <span
                className="at-chart-reading"
                style={{ ...at(place.x), '--_shift': `${-place.x}%` } as Record<string, string>}
              >
                {long(points[read]!.day)} <b>{write(points[read]!.value)}</b>
              </span>
            </>
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
      <Disclosure title={strings.asTable}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
        <div className="at-chart-scroll" tabIndex={0} {...{ role: 'group', 'aria-label': label }}>
          <table>
            <thead>
              <tr>
                <th scope="col">{strings.day}</th>
                <th scope="col" className="at-chart-value">
                  {strings.value}
                </th>
                {shown.length > 0 && <th scope="col">{strings.what}</th>}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.day}>
                  <th scope="row">{long(point.day)}</th>
                  <td className="at-chart-value">{write(point.value)}</td>
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
    </Root>
  )
}

/** Days without a value are on the line of time, too. */
function placeAcross(day: string, points: readonly ChartPoint[]): number {
  const [first, last] = [Date.parse(points[0]!.day), Date.parse(points.at(-1)!.day)]
  return last === first ? 50 : ((Date.parse(day) - first) / (last - first)) * 100
}
