import { Fragment, useRef, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'
import { styled } from 'styled-components'
import { areaOf, isPinPoint, useMessages, usePinning } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { DraftPin } from './DraftPin.tsx'
import { pinsCss } from './notes.css.ts'
import { PinButton } from './PinButton.tsx'
import { areaStyle, spotAt, spotsOn, spotStyle, type Shape } from './places.logic.ts'
import { useDrawing } from './useDrawing.ts'

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
  const layer = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const mark = (shape: Shape) =>
    pinning?.mark({ version: pinning.version, ...shape, ...(page !== undefined && { page }) })
  const { drawn, begin, wasDrawn } = useDrawing(mark)
  if (!pinning) return null
  const { version, place, canMark, isMarking } = pinning
  const draft = place && isPinPoint(place) && place.page === page ? place : undefined
  const shape = drawn ?? (canMark ? draft : undefined)
  const onClick = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return
    event.stopPropagation()
    // Who went down on a pin and up beside it means neither.
    if (isPressed.current && !wasDrawn())
      mark(spotAt(event.currentTarget.getBoundingClientRect(), event))
  }
  const onPointerDown = (event: PointerEvent) => {
    isPressed.current = event.target === event.currentTarget
    // A finger scrolls; it draws by the corner of what it marked.
    if (!isPressed.current || event.pointerType === 'touch') return
    begin(event, event.currentTarget as HTMLElement)
  }
  const onMouseDown = (event: MouseEvent) => {
    // What is drawn around is not selected as well.
    if (event.target === event.currentTarget) event.preventDefault()
  }
  return (
    // The button among the comments marks a place by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <Layer
      ref={layer}
      style={style}
      data-at-marks={isMarking || undefined}
      {...(isMarking && { onClick, onPointerDown, onMouseDown })}
    >
      {spotsOn(pinning.pins, version, page).map((pin) => (
        // It stays the same one when the server has numbered its comment.
        <Fragment key={pin.number}>
          <PinButton
            pin={pin}
            label={t('notes.pin', { number: pin.number, text: pin.text })}
            style={spotStyle(pin.place)}
          />
          <Area spot={pin.place} />
        </Fragment>
      ))}
      {shape && <Area spot={shape} isDraft />}
      {draft && canMark && (
        <DraftPin
          spot={{ ...draft, ...drawn }}
          wantsFocus={pinning.isByKeys && isMarking}
          onMove={pinning.mark}
          onWrite={pinning.write}
          onGrip={(event) => layer.current && begin(event, layer.current, draft)}
        />
      )}
    </Layer>
  )
}

/** The frame around what is meant; its pin speaks for it. */
function Area({ spot, isDraft }: { spot: Shape; isDraft?: boolean }) {
  const area = areaOf(spot)
  return (
    area && (
      <span
        className="at-area"
        aria-hidden="true"
        data-at-draft={isDraft || undefined}
        style={areaStyle(spot, area)}
      />
    )
  )
}
