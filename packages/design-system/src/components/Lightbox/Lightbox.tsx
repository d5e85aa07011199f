import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  useLocale,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { AriaNativeProps } from '../../native/index.ts'
import { OverlayBanner } from '../../overlay/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { frameCss } from './lightbox.css.ts'
import { lightboxStrings } from './lightbox.strings.ts'
import { useSwipe } from './useSwipe.ts'

export interface LightboxProps extends AriaNativeProps<'div'> {
  /** Open or not. */
  isOpen: boolean
  /** Called with false when Escape or the cross closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** What is looked at, for example the name of a file. */
  title: string
  /** What is looked at: a picture, a document, a video. */
  children: ReactNode
  /** Its place among its siblings, from 0. */
  index: number
  /** How many siblings there are; with one there is nothing to turn. */
  count: number
  /** Called with the next place; it goes on at the other end (VIEW-01). */
  onIndexChange: (index: number) => void
  /** Controls in the upper line, for example to download. */
  tools?: ReactNode
  /** The slideshow's line at the lower edge. */
  slideshow?: ReactNode
  /** Beside what is looked at, for example what is said about it; on phones below it. */
  aside?: ReactNode
  /** Names what stands beside it. */
  asideLabel?: string
  /** Called when Escape closes what stands beside it. */
  onAsideClose?: () => void
  /** Hides the controls and the cursor, and leaves only what is looked at (VIEW-02). */
  isBare?: boolean
}

const Frame = styled(ModalOverlay)`
  ${frameCss}
`

/** Here the arrows have a meaning of their own, and so has a finger. */
const OWN_ARROWS =
  'input, textarea, select, video, audio, [role="slider"], [role="menu"], [contenteditable], [data-at-arrows]'

/**
 * Whether what scrolls sideways by the arrows (`data-at-arrows="scroll"`) has nothing more that way. It is
 * tried, not worked out: gutters of scroll bars and the direction of the text change how far it goes.
 */
function isAtEdge(element: HTMLElement, key: string): boolean {
  if (element.dataset.atArrows !== 'scroll') return false
  const before = element.scrollLeft
  element.scrollBy({ left: key === 'ArrowRight' ? 2 : -2, behavior: 'instant' })
  const hasMoved = element.scrollLeft !== before
  if (hasMoved) element.scrollTo({ left: before, behavior: 'instant' })
  return !hasMoved
}

/** A full-screen frame around what is looked at, with its siblings to the left and right (VIEW-01). */
export function Lightbox(props: LightboxProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    index,
    count,
    onIndexChange,
    tools,
    slideshow,
    isBare,
    aside,
    asideLabel,
    onAsideClose,
    className = '',
    ...native
  } = props
  const strings = useStrings()
  const own = useStrings(lightboxStrings)
  const { direction } = useLocale()
  const turn = (step: number) => onIndexChange((index + step + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    if (count < 2 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.defaultPrevented) return
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== forward && event.key !== back) return
    const owner = (event.target as Element).closest<HTMLElement>(OWN_ARROWS)
    // Who holds the key to get to the edge does not want to go over it.
    if (owner && (event.repeat || !isAtEdge(owner, event.key))) return
    event.preventDefault()
    turn(event.key === forward ? 1 : -1)
  }
  const leaveAside = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onAsideClose) return
    event.stopPropagation()
    onAsideClose()
  }
  const swipe = useSwipe(
    OWN_ARROWS,
    (step) => count > 1 && turn(direction === 'rtl' ? -step : step),
  )
  return (
    <Frame isOpen={isOpen} onOpenChange={onOpenChange} data-at-bare={isBare || undefined}>
      <Modal {...native} className={`at-modal ${className}`}>
        {/* The dialog itself has the focus at first; the keys of everything in it arrive here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="at-keys" onKeyDown={onKeyDown}>
          <AriaDialog>
            <OverlayBanner />
            <header>
              <div className="at-name">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {count > 1 && (
                  <output className="at-position">
                    {/* Who does not see it hears with the place what has come. */}
                    <span className="at-visually-hidden">{title}, </span>
                    {own.position(index + 1, count)}
                  </output>
                )}
              </div>
              <div className="at-tools">{tools}</div>
              <IconButton
                icon={X}
                label={strings.close}
                hasNoTooltip
                onPress={() => onOpenChange(false)}
              />
            </header>
            <div className="at-body">
              {/* Fingers turn it, too; the arrows beside it do the same. */}
              <div className="at-stage" {...swipe}>
                {children}
                {count > 1 && (
                  <>
                    <span className="at-way" data-at-to="previous">
                      <IconButton
                        icon={ChevronLeft}
                        label={own.previous}
                        hasNoTooltip
                        onPress={() => turn(-1)}
                      />
                    </span>
                    <span className="at-way" data-at-to="next">
                      <IconButton
                        icon={ChevronRight}
                        label={own.next}
                        hasNoTooltip
                        onPress={() => turn(1)}
                      />
                    </span>
                  </>
                )}
              </div>
              {aside && (
                // Escape leaves it before it leaves the whole; its arrows turn nothing.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                <aside aria-label={asideLabel} data-at-arrows="" onKeyDown={leaveAside}>
                  {aside}
                </aside>
              )}
            </div>
            {slideshow && <div className="at-show">{slideshow}</div>}
          </AriaDialog>
        </div>
      </Modal>
    </Frame>
  )
}
