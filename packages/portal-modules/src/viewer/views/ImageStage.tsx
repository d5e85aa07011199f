import { StateScreen } from '@atrium/design-system'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

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
  const picture = (
    // The button among the tools does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <img
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
  if (isZoomed) return <Scroller label={t('zoom.label', { name: title })}>{picture}</Scroller>
  return (
    <>
      {picture}
      {!isThere && (
        <StateScreen kind="loading" headingLevel={3} title={t('loading', { name: title })} />
      )}
    </>
  )
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
      data-at-arrows=""
    >
      {children}
    </section>
  )
}
