import { defineStrings, useStrings } from '../../intl/index.ts'
import { SliderLine, type SliderBaseProps } from '../Slider/index.ts'

/** From and to; from is never above to. */
export type Range = readonly [from: number, to: number]

export interface RangeSliderProps extends SliderBaseProps {
  /** From and to, when the parent holds them. */
  value?: Range
  /** From and to at first, when the slider holds them; default both ends. */
  defaultValue?: Range
  /** Called with every change, also while a handle is dragged. */
  onChange?: (value: Range) => void
  /** Called when a handle is let go. */
  onChangeEnd?: (value: Range) => void
  /** Names of both values in a form. */
  names?: readonly [from: string, to: string]
}

const rangeStrings = defineStrings('RangeSlider', {
  en: { from: 'From', to: 'To', join: (from: string, to: string) => `${from} to ${to}` },
  de: { from: 'Von', to: 'Bis', join: (from, to) => `${from} bis ${to}` },
})

/** A span between two ends, with a handle for each side. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, defaultValue, onChange, onChangeEnd, ...rest } = props
  const { minValue = 0, maxValue = 100 } = rest
  const strings = useStrings(rangeStrings)
  const range = ([from = minValue, to = maxValue]: number[]): Range => [from, to]
  return (
    <SliderLine
      {...rest}
      values={value && [...value]}
      first={defaultValue ? [...defaultValue] : [minValue, maxValue]}
      onChange={(next) => onChange?.(range(next))}
      onChangeEnd={(next) => onChangeEnd?.(range(next))}
      handles={[strings.from, strings.to]}
      join={([from = '', to = '']) => strings.join(from, to)}
    />
  )
}
