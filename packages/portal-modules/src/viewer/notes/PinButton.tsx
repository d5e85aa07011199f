import { useEffect, useRef, type CSSProperties } from 'react'
import { isPinPoint, usePinning, type Pin } from '../../kit/index.ts'

export interface PinButtonProps {
  pin: Pin
  /** What is said there. */
  label: string
  style: CSSProperties
  /** Called too when it is pressed. */
  onPress?: () => void
}

/** A numbered pin; leads to what is said there, and comes into sight when that asks for it. */
export function PinButton({ pin, label, style, onPress }: PinButtonProps) {
  const pinning = usePinning()
  const button = useRef<HTMLButtonElement>(null)
  const shown = pinning?.shown
  const isShown = shown?.id === pin.id
  useEffect(() => {
    // The pages of a document go to their places by themselves.
    if (shown?.id !== pin.id || (isPinPoint(shown.place) && shown.place.page !== undefined)) return
    button.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [pin.id, shown])
  return (
    <button
      ref={button}
      type="button"
      className="at-pin"
      style={style}
      aria-label={label}
      title={pin.text}
      data-at-resolved={pin.isResolved || undefined}
      data-at-chosen={isShown || pinning?.asked?.id === pin.id || undefined}
      onClick={(event) => {
        event.stopPropagation()
        onPress?.()
        pinning?.ask(pin.id)
      }}
    >
      {pin.number}
    </button>
  )
}
