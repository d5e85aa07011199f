import { StateScreen } from '@atrium/design-system'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useMessages, usePinning } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { PinLayer } from '../notes/PinLayer.tsx'
import { containedIn, type Box } from '../notes/places.logic.ts'
import { useMarker } from '../notes/useMarker.ts'

export interface ImageStageProps {
  url: string
  title: string
  isZoomed: boolean
  onZoom: () => void
  onShown: () => void
  onFail: () => void
}

/** A picture in the window, or twice as large and moved by scrolling. */
export function ImageStage({ url, title, isZoomed, onZoom, onShown, onFail }: ImageStageProps) {
  const { t } = useMessages(messages)
  const [isThere, setThere] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const version = usePinning()?.version ?? 1
  useMarker(() => ({ version, x: 0.5, y: 0.5 }))
  const picture = (
    // The button among the tools does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <img
      ref={image}
      src={url}
      alt={title}
      draggable={false}
      data-at-coming={!isThere || undefined}
      onClick={onZoom}
      onLoad={() => {
        setThere(true)
        onShown()
      }}
      onError={onFail}
    />
  )
  const pins = isThere && <PicturePins image={image} />
  if (isZoomed) {
    return (
      <Scroller label={t('zoom.label', { name: title })}>
        {picture}
        {pins}
      </Scroller>
    )
  }
  return (
    <>
      {picture}
      {pins}
      {!isThere && (
        <StateScreen kind="loading" headingLevel={3} title={t('loading', { name: title })} />
      )}
    </>
  )
}

/** Pins over the picture itself, wherever it lies. */
function PicturePins({ image }: { image: RefObject<HTMLImageElement | null> }) {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    const { current } = image
    if (!current) return
    const measure = () => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = current
      const natural = { width: current.naturalWidth, height: current.naturalHeight }
      setBox(containedIn({ left, top, width, height }, natural))
    }
    measure()
    // It moves with the room around it, also where it keeps its size.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    if (current.offsetParent) observer.observe(current.offsetParent)
    return () => observer.disconnect()
  }, [image])
  return box && <PinLayer style={{ inset: 'auto', ...box }} />
}

/** Begins in the middle of what it holds; its arrows scroll it. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    current.focus({ preventScroll: true })
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [])
  return (
    <section
      ref={frame}
      className="at-zoomed"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      data-at-arrows="scroll"
    >
      {children}
    </section>
  )
}
