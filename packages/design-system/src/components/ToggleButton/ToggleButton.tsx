import type { LucideIcon } from 'lucide-react'
import { useState, type MouseEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { toggleCss } from './toggle.css.ts'

export interface ToggleButtonProps extends NativeProps<'button', 'disabled' | 'type'> {
  /** What is on or off; the same word in both states. */
  label: string
  /** Lucide icon before the word. */
  icon?: LucideIcon
  /** Shows only the icon; the label becomes its tooltip. */
  isIconOnly?: boolean
  /** On or off, when the parent holds it. */
  isSelected?: boolean
  /** On at first, when the button holds it. */
  defaultSelected?: boolean
  /** Called with the new state, and whether nobody pointed at it: then the focus may go on from here. */
  onChange?: (isSelected: boolean, press: { isByKeys: boolean }) => void
  /** Default `medium`, 36 px; `compact` is 30 px. */
  size?: 'medium' | 'compact'
  /** Takes no press. */
  isDisabled?: boolean
}

const Surface = styled.button`
  ${toggleCss}
`

/** A button that stays pressed: something that is on or off at once, such as "Nur meine". */
export function ToggleButton(props: ToggleButtonProps): ReactElement {
  const {
    label,
    icon,
    isIconOnly,
    isSelected: held,
    defaultSelected = false,
    onChange,
    size = 'medium',
    isDisabled,
    ...native
  } = props
  const [own, setOwn] = useState(defaultSelected)
  const isSelected = held ?? own
  const isBare = isIconOnly && icon !== undefined
  const onClick = ({ detail }: MouseEvent) => {
    setOwn(!isSelected)
    onChange?.(!isSelected, { isByKeys: detail === 0 })
  }
  const button = (
    <Surface
      {...withOwn(native, { onClick })}
      type="button"
      aria-pressed={isSelected}
      aria-label={isBare ? label : native['aria-label']}
      disabled={isDisabled}
      data-at-size={size}
      data-at-icon-only={isBare || undefined}
    >
      {icon && <Icon icon={icon} size={size === 'compact' ? 16 : 18} />}
      {!isBare && <span>{label}</span>}
    </Surface>
  )
  return isBare && !isDisabled ? <Hint content={label}>{button}</Hint> : button
}

function Hint({ content, children }: { content: string; children: ReactElement }) {
  return <Tooltip content={content}>{children}</Tooltip>
}
