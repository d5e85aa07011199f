import { SliderLine, type SliderBaseProps } from './SliderLine.tsx'

export interface SliderProps extends SliderBaseProps {
  /** The value, when the parent holds it. */
  value?: number
  /** The value at first, when the slider holds it; default the least. */
  defaultValue?: number
  /** Called with every change, also while the handle is dragged. */
  onChange?: (value: number) => void
  /** Called when the handle is let go. */
  onChangeEnd?: (value: number) => void
  /** Name in a form. */
  name?: string
}

/** A value between two ends, by dragging, by a press on the line or by keys. */
export function Slider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  name,
  ...props
}: SliderProps) {
  const least = props.minValue ?? 0
  return (
    <SliderLine
      {...props}
      values={value === undefined ? undefined : [value]}
      first={[defaultValue ?? least]}
      onChange={([next = least]) => onChange?.(next)}
      onChangeEnd={([next = least]) => onChangeEnd?.(next)}
      names={[name]}
    />
  )
}
