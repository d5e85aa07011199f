import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { formatNumber } from '../Money/index.ts'
import { barChartCss } from './barChart.css.ts'
import { barChartStrings } from './barChart.strings.ts'

export interface BarChartRow {
  /** What the row is known by. */
  id: string | number
  /** What it is. */
  label: string
  /** A small mark before it, such as `MediaMark`; not spoken twice. */
  mark?: ReactNode
  /** One for each of the series; `null` where nobody knows. */
  values: readonly (number | null)[]
}

export interface BarChartProps extends NativeProps<'div'> {
  /** What is shown; spoken. */
  label: string
  /** Words over the column of names. */
  rowsTitle: string
  /** Names of up to three values of a row, from the widest bar to the narrowest. */
  series: readonly string[]
  /** The rows, from above. */
  rows: readonly BarChartRow[]
  /** How values are written. */
  format?: Intl.NumberFormatOptions
  /** Adds all rows up at the end. */
  hasTotal?: boolean
}

const Root = styled.div`
  ${barChartCss}
`

/** The largest value of all: everything else is drawn against it. */
const largest = (rows: readonly BarChartRow[]) =>
  Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))

const sizeOf = (share: number) => ({ '--_size': `${share * 100}%` }) as Record<string, string>

/** Values side by side as bars in a table, with the figures in text: what is seen is what is read. */
export function BarChart({
  label,
  rowsTitle,
  series,
  rows,
  format,
  hasTotal,
  ...native
}: BarChartProps) {
  const { locale } = useLocale()
  const strings = useStrings(barChartStrings)
  const most = largest(rows)
  const write = (value: number | null) =>
    value === null ? <Unknown word={strings.missing} /> : formatNumber(value, locale, format)
  const sums = series.map((_, index) => {
    const known = rows.flatMap(({ values }) => values[index] ?? [])
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
  })
  return (
    <Root {...native}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{rowsTitle}</th>
            <td aria-hidden="true" />
            {series.map((name, index) => (
              <th key={name} scope="col" className="at-bars-value">
                <span className="at-bars-head">
                  <span className="at-bars-key" aria-hidden="true">
                    <i className="at-bars-bar" data-at-place={index} style={sizeOf(1)} />
                  </span>
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: name, mark, values }) => (
            <tr key={id}>
              <th scope="row">
                <span className="at-bars-name">
                  {mark}
                  <span>{name}</span>
                </span>
              </th>
              <td className="at-bars-cell" aria-hidden="true">
                <span className="at-bars-track">
                  {values.map((value, index) => (
                    <i
                      key={series[index]}
                      className="at-bars-bar"
                      data-at-place={index}
                      data-at-nothing={value ? undefined : ''}
                      style={sizeOf((value ?? 0) / most)}
                    />
                  ))}
                </span>
              </td>
              {values.map((value, index) => (
                <td key={series[index]} className="at-bars-value" data-at-series={series[index]}>
                  {write(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotal && rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{strings.total}</th>
              <td className="at-bars-cell" aria-hidden="true" />
              {sums.map((sum, index) => (
                <td key={series[index]} className="at-bars-value" data-at-series={series[index]}>
                  {write(sum)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Root>
  )
}

function Unknown({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="at-visually-hidden">{word}</span>
    </>
  )
}
