import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  boxCss,
  boxProps,
  controlProps,
  FieldFrame,
  useField,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { AutoFocus } from '../../focus/index.ts'
import { withOwn } from '../../native/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { Icon } from '../Icon/index.ts'
import { numberCss } from './number.css.ts'
import { numberStrings } from './number.strings.ts'
import { useTypedNumber } from './useTypedNumber.ts'

export interface NumberFieldProps
  extends FieldProps, ControlProps<'input', 'onBlur' | 'value' | 'type'> {
  /** The number, `null` for none, when the parent holds it. */
  value?: number | null
  /** The number at first, when the field holds it. */
  defaultValue?: number | null
  /** Called on leaving the field, Enter and every step, `null` when emptied; not for what is no number. */
  onChange?: (value: number | null) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** The least number; what is below is an error at the field. */
  minValue?: number
  /** The greatest number; what is above is an error at the field. */
  maxValue?: number
  /** How far a step goes; default 1. What is typed has to be a multiple of it only when it is given. */
  step?: number
  /** How the number is written, for example as currency or in percent; default as the language writes it. */
  formatOptions?: Intl.NumberFormatOptions
  /** A unit behind the number that is no part of it, for example `Sekunden`. */
  unit?: string
  /** Shows no buttons for steps: for amounts that nobody counts up. */
  hasNoSteps?: boolean
  /** An example, never the label. */
  placeholder?: string
  /** Name in a form; the value is the bare number. */
  name?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const Box = styled.div`
  ${boxCss}
  ${numberCss}
`

/**
 * A number as the reader's language writes it: 480.000,00 in German, 480,000.00 in English. The other
 * language's separators are understood where they can mean one thing only. What is no number, or outside
 * the bounds, stays as it was typed and says what is wrong.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    minValue,
    maxValue,
    step,
    formatOptions,
    unit,
    hasNoSteps,
    placeholder,
    name,
    autoFocus,
    ref: given,
    ...rest
  } = props
  const { isReadOnly, isDisabled, label } = props
  const element = useRef<HTMLInputElement>(null)
  const number = useTypedNumber({
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    step,
    formatOptions,
    isDisabled,
    isReadOnly,
  })
  // The browser keeps the form from being sent, as it does with every other field.
  useLayoutEffect(() => element.current?.setCustomValidity(number.fault ?? ''), [number.fault])
  const strings = useStrings(numberStrings)
  const errorMessage = number.errorMessage ?? props.errorMessage
  const field = { ...props, errorMessage }
  const ids = useField(field)
  const ref = useBothRefs(given, element)
  const hasSteps = !hasNoSteps && !isReadOnly
  const own = { onKeyDown: number.onKeyDown, onInvalid: number.onInvalid }
  return (
    <FieldFrame field={field} ids={ids}>
      <Box {...boxProps(field)}>
        <input
          {...withOwn(withoutField(rest), own)}
          {...controlProps(field, ids)}
          ref={ref}
          className="at-entry"
          type="text"
          inputMode={minValue !== undefined && minValue < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          // The form asks for it in its own words.
          required={undefined}
          aria-required={props.isRequired || undefined}
          readOnly={isReadOnly}
          placeholder={placeholder}
          value={number.text}
          onChange={(event) => number.type(event.target.value)}
          onBlur={() => {
            number.commit()
            onBlur?.()
          }}
        />
        {autoFocus && <AutoFocus target={element} />}
        {name !== undefined && (
          <input type="hidden" name={name} value={number.value ?? ''} disabled={isDisabled} />
        )}
        {unit && <span className="at-unit">{unit}</span>}
        {hasSteps && (
          <span className="at-steps">
            <Step
              label={strings.increase(label)}
              isDisabled={!number.canGo(1)}
              onPress={() => number.go(1)}
              icon={ChevronUp}
            />
            <Step
              label={strings.decrease(label)}
              isDisabled={!number.canGo(-1)}
              onPress={() => number.go(-1)}
              icon={ChevronDown}
            />
          </span>
        )}
      </Box>
    </FieldFrame>
  )
}

interface StepProps {
  label: string
  icon: LucideIcon
  isDisabled: boolean
  onPress: () => void
}

/** For the pointer: the keyboard has its arrows. */
const Step = ({ label, icon, isDisabled, onPress }: StepProps) => (
  <Button
    aria-label={label}
    excludeFromTabOrder
    preventFocusOnPress
    isDisabled={isDisabled}
    onPress={onPress}
  >
    <Icon icon={icon} size={14} />
  </Button>
)
