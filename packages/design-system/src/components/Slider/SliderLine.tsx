import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  boxProps,
  FieldFrame,
  joined,
  useField,
  withoutField,
  type FieldProps,
} from '../../field/index.ts'
import type { AriaNativeProps } from '../../native/index.ts'
import { sliderCss } from './slider.css.ts'

export interface SliderMark {
  /** Where it stands. */
  value: number
  /** Its word or figure. */
  label: string
}

/** What sliders with one and with two handles share. */
export interface SliderBaseProps
  extends FieldProps, AriaNativeProps<'div', 'aria-label' | 'className' | 'style'> {
  /** The least value; default 0. */
  minValue?: number
  /** The greatest value; default 100. */
  maxValue?: number
  /** How far a step goes; default 1. */
  step?: number
  /** How values are written; default as the language writes numbers. */
  formatOptions?: Intl.NumberFormatOptions
  /** Words below the line. */
  marks?: readonly SliderMark[]
  /** Does not write the value over the line: it stands elsewhere. */
  hasNoOutput?: boolean
}

interface SliderLineProps extends SliderBaseProps {
  values: number[] | undefined
  first: number[]
  onChange: (values: number[]) => void
  onChangeEnd?: (values: number[]) => void
  /** Spoken names of the handles, when there are two. */
  handles?: readonly string[]
  names?: readonly (string | undefined)[]
  /** Joins the values in the output. */
  join?: (values: string[]) => string
}

const Root = styled(AriaSlider<number[]>)`
  ${sliderCss}
`

/** The line with its handles, for the sliders. */
export function SliderLine(props: SliderLineProps) {
  const {
    values,
    first,
    marks,
    minValue = 0,
    maxValue = 100,
    step,
    formatOptions,
    hasNoOutput,
    onChange,
    onChangeEnd,
    handles,
    names,
    join,
    ...rest
  } = props
  const ids = useField(props)
  const place = (value: number) => (value - minValue) / (maxValue - minValue || 1)
  return (
    <FieldFrame field={props} ids={ids} hasNoFor>
      <Root
        {...withoutField(rest)}
        // Not by the label's id: the handles are named after this element, and would read its content.
        aria-label={props.label}
        aria-describedby={joined(rest['aria-describedby'], ids.describedBy)}
        value={values}
        defaultValue={first}
        onChange={onChange}
        onChangeEnd={onChangeEnd}
        minValue={minValue}
        maxValue={maxValue}
        step={step}
        formatOptions={formatOptions}
        // A slider that only shows has no handle to grip; the value stays in sight.
        isDisabled={props.isDisabled || props.isReadOnly}
        data-at-invalid={boxProps(props)['data-at-invalid']}
      >
        {!hasNoOutput && (
          <SliderOutput className="at-output">
            {({ state }) => {
              const words = state.values.map((_, index) => state.getThumbValueLabel(index))
              return join ? join(words) : words.join(' – ')
            }}
          </SliderOutput>
        )}
        <SliderTrack className="at-line">
          {({ state }) => {
            const places = state.values.map((_, index) => state.getThumbPercent(index))
            const isRange = places.length > 1
            const from = isRange ? (places[0] ?? 0) : 0
            const fill: Record<string, string | number> = {
              '--_from': from,
              '--_to': places.at(-1) ?? 0,
              '--_reach': isRange ? '0px' : '10px',
            }
            return (
              <>
                <span className="at-fill" style={fill} />
                {places.map((_, index) => (
                  <SliderThumb
                    // Handles never change places.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={index}
                    index={index}
                    className="at-thumb"
                    name={names?.[index]}
                    aria-label={handles?.[index]}
                    aria-describedby={ids.describedBy}
                  />
                ))}
              </>
            )
          }}
        </SliderTrack>
        {marks && (
          <div className="at-marks" aria-hidden="true">
            {marks.map(({ value, label }) => (
              <span
                key={value}
                data-at-end={value === minValue ? 'start' : value === maxValue ? 'end' : undefined}
                style={{ '--_at': place(value) } as Record<string, number>}
              >
                {label}
              </span>
            ))}
          </div>
        )}
      </Root>
    </FieldFrame>
  )
}
