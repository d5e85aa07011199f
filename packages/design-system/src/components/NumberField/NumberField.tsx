import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Ref } from 'react'
import { Button, Input, NumberField as AriaNumberField } from 'react-aria-components'
import { styled } from 'styled-components'
import { boxCss, boxProps, FieldFrame, useField, type FieldProps } from '../../field/index.ts'
import { Icon } from '../Icon/index.ts'
import { numberCss } from './number.css.ts'

export interface NumberFieldProps extends FieldProps {
  /** The number, `null` for none, when the parent holds it. */
  value?: number | null
  /** The number at first, when the field holds it. */
  defaultValue?: number | null
  /** Called on leaving the field, Enter and every step, `null` when emptied. */
  onChange?: (value: number | null) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** The least number; what is below becomes it. */
  minValue?: number
  /** The greatest number; what is above becomes it. */
  maxValue?: number
  /** How far a step goes; default 1. What is typed is rounded to it only when it is given. */
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
  ref?: Ref<HTMLInputElement>
}

const Box = styled.div`
  ${boxCss}
  ${numberCss}
`

/** A number as the reader's language writes it: 480.000,00 in German, 480,000.00 in English. */
export function NumberField({ ref, onChange, ...props }: NumberFieldProps) {
  const { value, defaultValue, isReadOnly, isDisabled, unit } = props
  const ids = useField(props)
  const hasSteps = !props.hasNoSteps && !isReadOnly
  return (
    <FieldFrame field={props} ids={ids}>
      <AriaNumberField
        id={ids.id}
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
        // The library's word for no number is NaN; ours is null.
        value={value === null ? Number.NaN : value}
        defaultValue={defaultValue ?? undefined}
        onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
        onBlur={props.onBlur}
        minValue={props.minValue}
        maxValue={props.maxValue}
        step={props.step}
        formatOptions={props.formatOptions}
        isRequired={props.isRequired}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isInvalid={props.errorMessage ? true : undefined}
        validationBehavior="aria"
        isWheelDisabled
        name={props.name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={props.autoFocus}
      >
        <Box {...boxProps(props)}>
          <Input ref={ref} className="at-entry" placeholder={props.placeholder} />
          {unit && <span className="at-unit">{unit}</span>}
          {hasSteps && (
            <span className="at-steps">
              <Button slot="increment">
                <Icon icon={ChevronUp} size={14} />
              </Button>
              <Button slot="decrement">
                <Icon icon={ChevronDown} size={14} />
              </Button>
            </span>
          )}
        </Box>
      </AriaNumberField>
    </FieldFrame>
  )
}
