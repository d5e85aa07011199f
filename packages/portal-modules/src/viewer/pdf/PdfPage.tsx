import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { PinLayer } from '../notes/PinLayer.tsx'
import { pdfLibrary, type PDFDocumentProxy, type PDFPageProxy } from './load-pdf.ts'
import { densityOf, type PageSize } from './pages.logic.ts'
import { markFound } from './mark-found.ts'
import { PdfLinks } from './PdfLinks.tsx'
import { pixelsOfPoint } from './usePdf.ts'
import type { FoundAt } from './usePdfFind.ts'

export interface PdfPageProps {
  document: PDFDocumentProxy
  /** From 0. */
  index: number
  count: number
  top: number
  size: PageSize
  factor: number
  /** What was found in the whole document, and what of it is looked at. */
  found: readonly FoundAt[]
  current: FoundAt | undefined
  onSize: (index: number, size: PageSize) => void
  /** A link leads to another page. */
  onGo: (page: number) => void
  onFail: () => void
}

/** One page: its picture, and over it its text, which can be selected and is read out. */
export function PdfPage(props: PdfPageProps) {
  const { document, index, count, top, size, factor, found, current, onSize, onGo, onFail } = props
  const { t } = useMessages(messages)
  const [page, setPage] = useState<PDFPageProxy>()
  const [hasText, setHasText] = useState(true)
  const here = useMemo(() => found.filter((one) => one.page === index), [found, index])
  const name = t('pdf.page', { page: index + 1, count })

  const fail = useEffectEvent((error: unknown) => {
    // What was closed is no failure; a single page that is damaged stays white.
    if (error instanceof Error && error.name === 'ResponseException') onFail()
  })
  useEffect(() => {
    let isOver = false
    let held: PDFPageProxy | undefined
    const load = async () => {
      const made = await document.getPage(index + 1)
      if (isOver) return
      held = made
      const { width, height } = made.getViewport({ scale: pixelsOfPoint })
      onSize(index, { width, height })
      setPage(made)
    }
    load().catch((error: unknown) => isOver || fail(error))
    return () => {
      isOver = true
      // What it was drawn from takes more memory than what it is.
      held?.cleanup()
    }
  }, [document, index, onSize])

  return (
    <section
      className="at-page"
      aria-label={name}
      style={
        {
          insetBlockStart: top,
          inlineSize: size.width,
          blockSize: size.height,
          '--total-scale-factor': factor * pixelsOfPoint,
        } as object
      }
    >
      {page && (
        <>
          <Picture
            page={page}
            size={size}
            label={hasText ? undefined : t('pdf.noText', { name })}
          />
          <Words page={page} found={here} current={current} onText={setHasText} />
          <PdfLinks document={document} page={page} onGo={onGo} />
          <PinLayer page={index + 1} />
        </>
      )}
    </section>
  )
}

/** The last picture stays, stretched, until the new one is drawn. */
function Picture({ page, size, label }: { page: PDFPageProxy; size: PageSize; label?: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = size
  useEffect(() => {
    const canvas = document.createElement('canvas')
    const density = densityOf({ width, height }, devicePixelRatio)
    canvas.width = Math.max(1, Math.floor(width * density))
    canvas.height = Math.max(1, Math.floor(height * density))
    const full = page.getViewport({ scale: 1 })
    const task = page.render({
      canvas,
      viewport: page.getViewport({ scale: canvas.width / full.width }),
    })
    task.promise.then(
      () => frame.current?.replaceChildren(canvas),
      // It was cancelled, or the page is damaged and stays white.
      () => undefined,
    )
    return () => task.cancel()
  }, [height, page, width])
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <div ref={frame} className="at-picture" {...role} />
}

interface WordsProps {
  page: PDFPageProxy
  /** On this page. */
  found: readonly FoundAt[]
  current: FoundAt | undefined
  onText: (hasText: boolean) => void
}

/** The words of a page at their places. They follow the zoom by a CSS variable. */
function Words({ page, found, current, onText }: WordsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [pieces, setPieces] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const { current: container } = frame
    let cancel = () => undefined as void
    let isOver = false
    const write = async () => {
      const { TextLayer } = await pdfLibrary()
      if (isOver || !container) return
      const viewport = page.getViewport({ scale: pixelsOfPoint })
      const textContentSource = page.streamTextContent({ includeMarkedContent: true })
      const layer = new TextLayer({ textContentSource, container, viewport })
      cancel = () => layer.cancel()
      await layer.render()
      if (isOver) return
      setPieces(layer.textDivs)
      onText(layer.textContentItemsStr.some((text) => text.trim() !== ''))
    }
    // Without its words a page can still be looked at.
    write().catch(() => undefined)
    return () => {
      isOver = true
      cancel()
      container?.replaceChildren()
      setPieces([])
    }
  }, [onText, page])
  useEffect(() => markFound(pieces, found, current), [current, found, pieces])
  return <div ref={frame} className="textLayer" />
}
