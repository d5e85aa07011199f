import { useEffect, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { PDFDocumentProxy, PDFPageProxy } from './load-pdf.ts'

/** Where a link stands on its page, in percent, and where it leads. */
interface PdfLink {
  box: { left: string; top: string; width: string; height: string }
  /** An address elsewhere, or a page of this document, from 0. */
  to: { url: string } | { page: number }
}

export interface PdfLinksProps {
  document: PDFDocumentProxy
  page: PDFPageProxy
  onGo: (page: number) => void
}

/** The links of a page: to addresses elsewhere, and to other pages, as a table of contents has them. */
export function PdfLinks({ document, page, onGo }: PdfLinksProps) {
  const { t } = useMessages(messages)
  const [links, setLinks] = useState<readonly PdfLink[]>([])
  useEffect(() => {
    let isOver = false
    linksOf(document, page).then(
      (found) => isOver || setLinks(found),
      // Without its links a page can still be read.
      () => undefined,
    )
    return () => void (isOver = true)
  }, [document, page])
  return links.map(({ box, to }, index) =>
    'url' in to ? (
      <a key={index} style={box} href={to.url} target="_blank" rel="noopener noreferrer">
        <span className="at-visually-hidden">{to.url}</span>
      </a>
    ) : (
      <button key={index} style={box} type="button" onClick={() => onGo(to.page)}>
        <span className="at-visually-hidden">{t('pdf.toPage', { page: to.page + 1 })}</span>
      </button>
    ),
  )
}

interface Annotation {
  subtype?: string
  rect?: number[]
  /** Only of a protocol that is safe: the library has seen to it. */
  url?: string
  dest?: unknown
}

async function linksOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PdfLink[]> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  const viewport = page.getViewport({ scale: 1 })
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  const found = await Promise.all(
    annotations.map(async ({ subtype, rect, url, dest }): Promise<PdfLink | undefined> => {
      if (subtype !== 'Link' || !rect) return undefined
      const [left = 0, bottom = 0, right = 0, top = 0] = rect
      const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[]
      const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[]
      const box = {
        left: share(Math.min(x1, x2), viewport.width),
        top: share(Math.min(y1, y2), viewport.height),
        width: share(Math.abs(x2 - x1), viewport.width),
        height: share(Math.abs(y2 - y1), viewport.height),
      }
      if (url) return { box, to: { url } }
      const target = dest ? await pageOf(document, dest).catch(() => undefined) : undefined
      return target === undefined ? undefined : { box, to: { page: target } }
    }),
  )
  return found.filter((link) => link !== undefined)
}

type PageReference = Parameters<PDFDocumentProxy['getPageIndex']>[0]

/** The page that a place in the document is on; places have names, or say their page themselves. */
async function pageOf(document: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const place: unknown = typeof dest === 'string' ? await document.getDestination(dest) : dest
  const on: unknown = Array.isArray(place) ? place[0] : undefined
  if (typeof on === 'number') return on
  return on && typeof on === 'object' ? document.getPageIndex(on as PageReference) : undefined
}
