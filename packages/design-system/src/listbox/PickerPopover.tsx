import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { Spinner } from '../components/Spinner/index.ts'
import { popoverCss } from './popover.css.ts'

interface PickerPopoverProps {
  isOpen: boolean
  onClose: () => void
  /** The box that it stands under and is as wide as. */
  triggerRef: RefObject<HTMLElement | null>
  /** The list. */
  children: ReactNode
  /** Said while options are on their way. */
  loadingText?: string
  /** Said when there is none. */
  emptyText?: string
}

const Surface = styled(Popover)`
  ${popoverCss}
`

/** Floats under a field; the focus stays at the field, and closes it by leaving. */
export function PickerPopover(props: PickerPopoverProps) {
  const { isOpen, onClose, triggerRef, children, loadingText, emptyText } = props
  const isSettled = useSettled(isOpen)
  return (
    <Surface
      isNonModal
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next && isSettled.current) onClose()
      }}
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      maxHeight={312}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
      {loadingText && (
        <div className="at-state">
          <Spinner label="" />
          <span>{loadingText}</span>
        </div>
      )}
      {emptyText && <div className="at-state">{emptyText}</div>}
    </Surface>
  )
}

/**
 * Scrolling closes it. Typing in a field out of sight scrolls, too, and that is heard a frame after it opened:
 * until then nothing closes it.
 */
function useSettled(isOpen: boolean): RefObject<boolean> {
  const isSettled = useRef(false)
  useEffect(() => {
    if (!isOpen) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        isSettled.current = true
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      isSettled.current = false
    }
  }, [isOpen])
  return isSettled
}
