import { MoveDiagonal2 } from 'lucide-react'
import { Icon } from '@atrium/design-system'
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { areaOf, useMessages, useModuleHost, type PinPoint } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { movedBy, sizedBy, spotStyle } from './places.logic.ts'

export interface DraftPinProps {
  spot: PinPoint
  /** It is being marked by keyboard. */
  wantsFocus: boolean
  onMove: (spot: PinPoint | undefined, options?: { isByKeys?: boolean }) => void
  /** Who has marked a place writes about it. */
  onWrite: () => void
  /** A pointer went down on the corner that makes an area of it. */
  onGrip: (event: PointerEvent) => void
}

const percent = (share: number) => Math.round(share * 100)

/** The place of the comment that is being written; moved by the arrows, and by those of its corner made an area. */
export function DraftPin({ spot, wantsFocus, onMove, onWrite, onGrip }: DraftPinProps) {
  const { t } = useMessages(messages)
  const { announce } = useModuleHost()
  const button = useRef<HTMLButtonElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const [helpId, gripHelpId] = [useId(), useId()]
  useEffect(() => {
    if (wantsFocus && document.activeElement !== grip.current) button.current?.focus()
  }, [wantsFocus])
  const area = areaOf(spot)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isGrip = event.currentTarget === grip.current
    const change = isGrip ? sizedBy : movedBy
    const changed = change(spot, event.key, event.shiftKey)
    if (changed) {
      // Who moves it is not done yet: the focus stays.
      onMove(changed, { isByKeys: true })
      const now = areaOf(changed)
      if (!isGrip) announce(t('notes.at', { x: percent(changed.x), y: percent(changed.y) }))
      else if (!now) announce(t('notes.unsized'))
      else announce(t('notes.size', { width: percent(now.width), height: percent(now.height) }))
    } else if (event.key === 'Delete' || event.key === 'Backspace') onMove(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="at-pin"
        data-at-draft=""
        // The arrows move it, and turn nothing.
        data-at-arrows=""
        style={spotStyle(spot)}
        aria-label={t('notes.draft')}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onClick={onWrite}
      >
        <span aria-hidden="true">+</span>
        <span id={helpId} className="at-visually-hidden">
          {t('notes.draftHelp')}
        </span>
      </button>
      <button
        ref={grip}
        type="button"
        className="at-grip"
        data-at-arrows=""
        data-at-area={area !== undefined || undefined}
        style={spotStyle({
          x: spot.x + (area?.width ?? 0),
          y: spot.y + (area?.height ?? 0),
        })}
        title={t('notes.grip')}
        aria-label={t('notes.grip')}
        aria-describedby={gripHelpId}
        onKeyDown={onKeyDown}
        onPointerDown={onGrip}
        // Enter leads to the comment, as from the pin; a press that drew nothing does no harm.
        onClick={onWrite}
      >
        <Icon icon={MoveDiagonal2} size={12} />
        <span id={gripHelpId} className="at-visually-hidden">
          {t('notes.gripHelp')}
        </span>
      </button>
    </>
  )
}
