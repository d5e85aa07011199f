import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay, useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { AriaNativeProps } from '../../native/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { cardCss, maskCss } from './tour.css.ts'
import { closesBy, frameOf, placeCard, type Size } from './tour.logic.ts'
import { tourStrings } from './tour.strings.ts'
import { useTarget, type TourTarget } from './useTarget.ts'

export interface TourStep {
  /** Identifies it. */
  id: string
  /** What it shows. */
  title: string
  /** One or two sentences. */
  text: ReactNode
  /** What it points at; without one, or when none is found, the step stands in the middle (TOUR-02). */
  target?: TourTarget
}

export interface TourProps extends AriaNativeProps<
  'div',
  'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** Open or not. */
  isOpen: boolean
  /** Called when it is left before its end, by cross, Escape or mask; the parent closes it. */
  onClose: () => void
  /** Called by "ready" on the last step; the parent closes it. */
  onComplete: () => void
  /** The steps; none is ever skipped (TOUR-02). */
  steps: readonly TourStep[]
  /** Index of the shown step, so that a tour can go on where it was left. */
  step: number
  /** Called with the index of the next shown step. */
  onStepChange: (step: number) => void
  /** The mask does not close it, and its last step only by "ready": the welcome tour (TOUR-04, TOUR-05). */
  isBlocking?: boolean
  /** Spoken name of the tour. */
  label: string
}

const Mask = styled(ModalOverlay)`
  ${maskCss}
`
const Card = styled(Modal)`
  ${cardCss}
`

/** Leads through a page: one step at a time, beside what it is about, the rest veiled. */
export function Tour(props: TourProps) {
  const { isOpen, steps, step, isBlocking = false, onClose } = props
  const at = Math.max(0, Math.min(step, steps.length - 1))
  const current = steps[at]
  const isLast = at === steps.length - 1
  const canEscape = closesBy('escape', { isBlocking, isLast })
  return (
    <Mask
      isOpen={isOpen && current !== undefined}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={closesBy('mask', { isBlocking, isLast })}
      isKeyboardDismissDisabled={!canEscape}
    >
      {current && <Step {...props} step={at} current={current} canLeave={canEscape} />}
    </Mask>
  )
}

function Step(props: TourProps & { current: TourStep; canLeave: boolean }) {
  const {
    isOpen: _isOpen,
    isBlocking: _isBlocking,
    steps,
    step,
    current,
    canLeave,
    onStepChange,
    onClose,
    onComplete,
    label,
    ref,
    ...native
  } = props
  const strings = useStrings(tourStrings)
  const { direction } = useLocale()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const both = useBothRefs(ref, card)
  const [size, setSize] = useState<Size>()
  const view = useViewport()
  const { isReady, box } = useTarget(current.target)
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // Each step is read from its start: the focus goes to its title.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => heading.current?.focus({ preventScroll: true }), [current.id])
  const place = placeCard(box, size ?? { width: 340, height: 200 }, view, direction === 'rtl')
  const frame = box && frameOf(box, view)
  const isLast = step === steps.length - 1
  return (
    <>
      {frame ? <div className="at-frame" style={frame} /> : <div className="at-whole" />}
      <Card
        {...native}
        ref={both}
        style={{ ...native.style, left: place.left, top: place.top }}
        data-at-waiting={!isReady || undefined}
        data-at-side={place.side}
      >
        <AriaDialog aria-label={label} aria-describedby={titleId}>
          <header>
            <div>
              <span className="at-position">{strings.step(step + 1, steps.length)}</span>
              <h2 ref={heading} id={titleId} tabIndex={-1}>
                {current.title}
              </h2>
            </div>
            {canLeave && (
              <IconButton
                icon={X}
                size="compact"
                label={strings.close}
                hasNoTooltip
                onPress={onClose}
              />
            )}
          </header>
          <div className="at-text">{current.text}</div>
          <footer>
            {step > 0 && (
              <Button variant="quiet" onPress={() => onStepChange(step - 1)}>
                {strings.back}
              </Button>
            )}
            <Button
              variant="primary"
              onPress={() => (isLast ? onComplete() : onStepChange(step + 1))}
            >
              {isLast ? strings.ready : strings.next}
            </Button>
          </footer>
        </AriaDialog>
      </Card>
    </>
  )
}

function useViewport(): Size {
  const [view, setView] = useState(() => ({ width: innerWidth, height: innerHeight }))
  useEffect(() => {
    const look = () => setView({ width: innerWidth, height: innerHeight })
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  return view
}
