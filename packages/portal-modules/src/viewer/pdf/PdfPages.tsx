import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { styled } from 'styled-components'
import { isPinPoint, useMessages, useModuleHost, usePinning } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useMarker } from '../notes/useMarker.ts'
import { useReadingFocus } from '../useReadingFocus.ts'
import type { Place, Zoom } from './pages.logic.ts'
import { PdfFindBar } from './PdfFindBar.tsx'
import { PdfPage } from './PdfPage.tsx'
import { PdfTools } from './PdfTools.tsx'
import { pagesCss } from './pdf.css.ts'
import { usePages } from './usePages.ts'
import type { Pdf } from './usePdf.ts'
import { usePdfFind } from './usePdfFind.ts'

export interface PdfPagesProps {
  pdf: Extract<Pdf, { state: 'ready' }>
  title: string
  /** Where the reader is; kept by the parent, so that another opening of the same document begins there. */
  placeRef: RefObject<Place>
  onFail: () => void
  /** A page to go to, from 1; another object each time that it is asked for. */
  wanted?: { page: number } | undefined
  /** Hears what is before the reader's eyes. */
  onReading?: ((reading: Reading) => void) | undefined
}

/** The pages of which the window shows the half, or as much as fits in, from 1. */
export interface Reading {
  pages: readonly number[]
  count: number
}

const Frame = styled.div`
  ${pagesCss}
`

/** All pages under each other; only those in the window are drawn. */
export function PdfPages({ pdf, title, placeRef, onFail, wanted, onReading }: PdfPagesProps) {
  const { t } = useMessages(messages)
  const { document, first } = pdf
  const { announce } = useModuleHost()
  const frameRef = useRef<HTMLElement>(null)
  const pages = usePages(document.numPages, first, frameRef, placeRef, (zoom: Zoom) => {
    if (typeof zoom === 'number') announce(t('pdf.zoomed', { percent: Math.round(zoom * 100) }))
    else announce(t(zoom === 'page' ? 'pdf.fittedPage' : 'pdf.fittedWidth'))
  })
  const { layout, range } = pages
  const [isFinding, setFinding] = useState(false)
  const find = usePdfFind(document, pages.current, pages.goToPlace)
  useReadingFocus(frameRef)
  const pinning = usePinning()
  const version = pinning?.version ?? 1
  useMarker(() => ({ version, page: pages.current + 1, x: 0.5, y: 0.35 }))
  const pinned = pinning?.shown
  const { goToPlace } = pages
  const goToPin = useEffectEvent(goToPlace)
  useEffect(() => {
    if (!pinned || !isPinPoint(pinned.place) || pinned.place.page === undefined) return
    goToPin({ page: pinned.place.page - 1, share: pinned.place.y })
  }, [pinned])
  const { goTo, inSight } = pages
  const goToWanted = useEffectEvent(goTo)
  useEffect(() => {
    if (wanted) goToWanted(wanted.page - 1)
  }, [wanted])
  const count = document.numPages
  const publish = useEffectEvent((seen: string) =>
    onReading?.({ pages: seen.split(',').map((index) => Number(index) + 1), count }),
  )
  const seen = inSight.join()
  useEffect(() => {
    if (seen !== '') publish(seen)
  }, [seen])
  const closeFind = () => {
    setFinding(false)
    find.setQuery('')
    frameRef.current?.focus({ preventScroll: true })
  }
  // The browser's own search knows only the pages that are drawn.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    setFinding(true)
  }
  const shown = useMemo(
    () => Array.from({ length: range[1] - range[0] + 1 }, (_, at) => range[0] + at),
    [range],
  )
  return (
    <Frame onKeyDown={onKeyDown}>
      <div>
        <PdfTools
          pages={pages}
          count={document.numPages}
          isFinding={isFinding}
          onFind={() => (isFinding ? closeFind() : setFinding(true))}
        />
        {isFinding && <PdfFindBar find={find} onClose={closeFind} />}
      </div>
      {/* Whoever reads by keyboard scrolls it: it has to take the focus. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={frameRef}
        className="at-pages"
        tabIndex={0}
        aria-label={t('pdf.label', { name: title })}
        onScroll={pages.onScroll}
        onKeyDown={pages.onKeyDown}
        // Where it is wider than the window, the arrows go sideways in it, and on at its edge.
        data-at-arrows={pages.isWide ? 'scroll' : undefined}
      >
        <div className="at-paper" style={{ blockSize: layout.height, minInlineSize: layout.width }}>
          {shown.map((index) => (
            <PdfPage
              key={index}
              document={document}
              index={index}
              count={document.numPages}
              top={layout.tops[index]!}
              size={layout.sizes[index]!}
              factor={layout.factors[index]!}
              found={find.found}
              current={find.current}
              onSize={pages.onSize}
              onGo={pages.goTo}
              onFail={onFail}
            />
          ))}
        </div>
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
    </Frame>
  )
}
