import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { PressEvent, Trigger } from './trigger.ts'

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}

function stopPressKeys(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

/** A press belongs to the control: a row or card around it that takes presses too does not get it. */
const OWN = { onPointerDown: stop, onMouseDown: stop, onKeyDown: stopPressKeys }

/** Handlers of a native button or link for `onPress`, and for an overlay that it opens. */
export function pressProps(
  onPress: ((event: PressEvent) => void) | undefined,
  trigger: Trigger | undefined,
) {
  if (!onPress && !trigger) return undefined
  return {
    ...OWN,
    ...(trigger && { onKeyDown: trigger.onKeyDown }),
    onClick: (event: PressEvent) => {
      event.stopPropagation()
      onPress?.(event)
      trigger?.onClick(event)
    },
  }
}

/** A control that looks and speaks as if it could be pressed takes no press, and sends no form. */
export const NO_PRESS = {
  ...OWN,
  onClick: (event: PressEvent) => {
    event.preventDefault()
    event.stopPropagation()
  },
}
