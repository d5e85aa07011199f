import { MoveHorizontal } from 'lucide-react'
import { Icon } from '@atrium/design-system'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { dividerAt, placeIn } from './divider.logic.ts'

export interface DividerProps {
  /** Percent from the left. */
  at: number
  onMove: (at: number) => void
  /** Id of what it divides. */
  controls: string
}

/** The line between two versions of a picture; moved by pointer and by keys (D-09). */
export function Divider({ at, onMove, controls }: DividerProps) {
  const { t } = useMessages(messages)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = dividerAt(at, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    // The frame around it would move the pictures.
    event.stopPropagation()
    onMove(next)
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(placeIn(event.clientX, event.currentTarget.parentElement!.getBoundingClientRect()))
  }
  return (
    // A range input would take the pointer along its whole width, away from the pictures.
    <div
      className="at-divider"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={t('compare.divider')}
      aria-controls={controls}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={at}
      aria-valuetext={t('compare.percent', { percent: at })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation()
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={follow}
      onPointerUp={(event) => event.stopPropagation()}
    >
      <span className="at-handle">
        <Icon icon={MoveHorizontal} />
      </span>
    </div>
  )
}
