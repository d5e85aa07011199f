import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

export type { PDFDocumentProxy, PDFPageProxy }

/** pdf.js, which comes when the first document does; its other half works in a thread of its own. */
async function loadLibrary() {
  // Its other build asks for browsers of this year.
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs')
  library.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href
  return library
}
let library: ReturnType<typeof loadLibrary> | undefined

export type PdfLibrary = Awaited<ReturnType<typeof loadLibrary>>

/** What did not come is asked for again the next time. */
export function pdfLibrary(): Promise<PdfLibrary> {
  library ??= loadLibrary().catch((error: unknown) => {
    library = undefined
    throw error
  })
  return library
}

export interface Opening {
  document: Promise<PDFDocumentProxy>
  /** Lets go of it, also before it is there. */
  close: () => void
}

/**
 * Opens a document. It arrives in parts where the server gives parts, and shows itself before it is
 * there as a whole. `assets`: where pdf.js's folders of character maps, fonts and decoders lie.
 */
export function openPdf(url: string, assets: string | undefined): Opening {
  let task: PDFDocumentLoadingTask | undefined
  let isClosed = false
  const open = async () => {
    const { getDocument, VerbosityLevel } = await pdfLibrary()
    if (isClosed) throw new Error('Closed before it was opened.')
    task = getDocument({
      url,
      verbosity: VerbosityLevel.ERRORS,
      // Its thread may fetch nothing: what it needs is handed to it.
      useWorkerFetch: false,
      ...(assets && {
        cMapUrl: `${assets}cmaps/`,
        standardFontDataUrl: `${assets}standard_fonts/`,
        wasmUrl: `${assets}wasm/`,
      }),
    })
    return task.promise
  }
  return {
    document: open(),
    close: () => {
      isClosed = true
      void task?.destroy().catch(() => undefined)
    },
  }
}

/** Why a document did not open: the file itself, or the way to it. */
export type PdfFailure = 'locked' | 'broken' | 'unreachable'

export function failureOf(error: unknown): PdfFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'locked'
  return name === 'InvalidPDFException' || name === 'FormatError' ? 'broken' : 'unreachable'
}
