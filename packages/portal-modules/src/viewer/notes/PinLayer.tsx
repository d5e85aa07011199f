import {
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { styled } from 'styled-components'
import { isSpot, useMessages, useModuleHost, usePinning, type Spot } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { pinsCss } from './notes.css.ts'
import { PinButton } from './PinButton.tsx'
import { movedBy, spotAt, spotsOn } from './places.logic.ts'

export interface PinLayerProps {
  /** From 1; absent: it is a picture. */
  page?: number
  /** Where it lies in what is around it; absent: all over it. */
  style?: CSSProperties
}

const Layer = styled.div`
  ${pinsCss}
`

/** Over a picture or page: what was said about places of it, and the next place (T-41). */
export function PinLayer({ page, style }: PinLayerProps) {
  const { t } = useMessages(messages)
  const pinning = usePinning()
  if (!pinning) return null
  const { version, place, canMark } = pinning
  const draft = place && isSpot(place) && place.page === page ? place : undefined
  const onClick = (event: MouseEvent) => {
    // What is read is also selected; that marks nothing.
    if (event.target !== event.currentTarget || !getSelection()?.isCollapsed) return
    event.stopPropagation()
    const spot = spotAt(event.currentTarget.getBoundingClientRect(), event)
    pinning.mark({ version, ...spot, ...(page !== undefined && { page }) })
  }
  return (
    // The button among the comments marks a place by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <Layer
      style={style}
      data-at-marks={canMark || undefined}
      onClick={canMark ? onClick : undefined}
    >
      {spotsOn(pinning.pins, version, page).map((pin) => (
        <PinButton
          // It stays the same one when the server has numbered its comment.
          key={pin.number}
          pin={pin}
          label={t('notes.pin', { number: pin.number, text: pin.text })}
          style={at(pin.place)}
        />
      ))}
      {draft && canMark && (
        <DraftPin
          spot={draft}
          isByKeys={pinning.isByKeys}
          onMove={pinning.mark}
          onWrite={pinning.write}
        />
      )}
    </Layer>
  )
}

const at = ({ x, y }: Spot): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` })

interface DraftPinProps {
  spot: Spot
  isByKeys: boolean
  onMove: (spot: Spot | undefined, options?: { isByKeys?: boolean }) => void
  /** Who has marked a place writes about it. */
  onWrite: () => void
}

/** The place of the comment that is being written; moved by the arrows. */
function DraftPin({ spot, isByKeys, onMove, onWrite }: DraftPinProps) {
  const { t } = useMessages(messages)
  const { announce } = useModuleHost()
  const button = useRef<HTMLButtonElement>(null)
  const helpId = useId()
  useEffect(() => {
    if (isByKeys) button.current?.focus()
  }, [isByKeys])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const moved = movedBy(spot, event.key, event.shiftKey)
    if (moved) {
      onMove(moved, { isByKeys })
      const [x, y] = [Math.round(moved.x * 100), Math.round(moved.y * 100)]
      announce(t('notes.at', { x, y }))
    } else if (event.key === 'Delete' || event.key === 'Backspace') onMove(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      ref={button}
      type="button"
      className="at-pin"
      data-at-draft=""
      // The arrows move it, and turn nothing.
      data-at-arrows=""
      style={at(spot)}
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
  )
}
