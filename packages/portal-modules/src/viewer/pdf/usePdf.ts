import { useEffect, useState } from 'react'
import { failureOf, openPdf, type PDFDocumentProxy, type PdfFailure } from './load-pdf.ts'
import type { PageSize } from './pages.logic.ts'

export type Pdf =
  | { state: 'loading' }
  | { state: 'failed'; why: PdfFailure }
  | { state: 'ready'; document: PDFDocumentProxy; first: PageSize }

/** CSS pixels of a point, the measure of PDF files. */
export const pixelsOfPoint = 96 / 72

/** Opens the document at an address and closes it when it is left. */
export function usePdf(url: string, assets: string | undefined): Pdf {
  const [held, setHeld] = useState<{ url: string; pdf: Pdf }>()
  useEffect(() => {
    let isOver = false
    const publish = (pdf: Pdf) => {
      if (!isOver) setHeld({ url, pdf })
    }
    const opening = openPdf(url, assets)
    const begin = async () => {
      const document = await opening.document
      const { width, height } = (await document.getPage(1)).getViewport({ scale: pixelsOfPoint })
      publish({ state: 'ready', document, first: { width, height } })
    }
    begin().catch((error: unknown) => publish({ state: 'failed', why: failureOf(error) }))
    return () => {
      isOver = true
      opening.close()
    }
  }, [assets, url])
  return held?.url === url ? held.pdf : { state: 'loading' }
}
