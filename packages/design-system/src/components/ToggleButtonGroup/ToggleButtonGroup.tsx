import type { LucideIcon } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { moveFocus } from '../../roving/index.ts'
import { ToggleButton } from '../ToggleButton/index.ts'

export interface ToggleOption<Value extends string = string> {
  /** Identifies it. */
  value: Value
  /** What is on or off. */
  label: string
  /** Lucide icon before the word. */
  icon?: LucideIcon
  /** Takes no press. */
  isDisabled?: boolean
}

export interface ToggleButtonGroupProps<Value extends string = string> extends NativeProps<'div'> {
  /** What is switched; spoken. */
  label: string
  /** The switches. */
  options: readonly ToggleOption<Value>[]
  /** Those that are on, when the parent holds them. */
  value?: readonly Value[]
  /** Those that are on at first, when the group holds them. */
  defaultValue?: readonly Value[]
  /** Called with those that are on now, in the order of the options. */
  onChange?: (value: Value[]) => void
  /** Shows only the icons; the labels become tooltips. */
  isIconOnly?: boolean
  /** Default `medium`, 36 px; `compact` is 30 px. */
  size?: 'medium' | 'compact'
  /** Takes no press. */
  isDisabled?: boolean
}

/** A fieldset would be a form's, with borders and a width of its own. */
const GROUP = { role: 'group' }

const Root = styled.div`
  @layer at.components {
    display: inline-flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
    gap: 6px;
  }
`

/** Several things that are on or off, each for itself; for one of several take SegmentedControl. */
export function ToggleButtonGroup<Value extends string>(props: ToggleButtonGroupProps<Value>) {
  const {
    label,
    options,
    value: held,
    defaultValue = [],
    onChange,
    isIconOnly,
    size,
    isDisabled,
    ...native
  } = props
  const [own, setOwn] = useState(defaultValue)
  const value = held ?? own
  const change = (option: Value, isOn: boolean) => {
    const next = options
      .map((one) => one.value)
      .filter((one) => (one === option ? isOn : value.includes(one)))
    setOwn(next)
    onChange?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => void moveFocus(event)
  return (
    <Root {...withOwn(native, { onKeyDown })} {...GROUP} aria-label={label}>
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          {...{ size, isIconOnly }}
          label={option.label}
          icon={option.icon}
          isDisabled={isDisabled || option.isDisabled}
          isSelected={value.includes(option.value)}
          onChange={(isOn) => change(option.value, isOn)}
        />
      ))}
    </Root>
  )
}
