import type { LucideIcon } from 'lucide-react'
import type { MouseEventHandler, Ref } from 'react'
import { Icon } from '../components/Icon/index.ts'

interface ToolProps {
  icon: LucideIcon
  /** What it does: spoken, and shown under the pointer. */
  label: string
  onPress: MouseEventHandler<HTMLButtonElement>
  isDisabled?: boolean
  /** Leaves it out of the Tab order: a key in the field does the same. */
  excludeFromTabOrder?: boolean
  'aria-pressed'?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
}

/** A small button inside the box of a field. */
export function Tool(props: ToolProps) {
  const { icon, label, onPress, isDisabled, excludeFromTabOrder, ref } = props
  return (
    <button
      ref={ref}
      type="button"
      className="at-tool"
      title={label}
      disabled={isDisabled}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
      aria-pressed={props['aria-pressed']}
      aria-controls={props['aria-controls']}
      onClick={onPress}
    >
      <Icon icon={icon} />
      <span className="at-visually-hidden">{label}</span>
    </button>
  )
}
