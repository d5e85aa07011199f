import type { Readable } from 'node:stream'

/** The office server that shows documents in the portal. */
export interface OfficeServer {
  /** Its only origin: what the portal frames, and where it posts to. */
  origin: string
  /**
   * Where it shows files of this kind, `docx` say, without what names the file. Undefined where it
   * cannot. Rejects where it does not answer.
   */
  viewerOf(extension: string): Promise<string | undefined>
}

/** Makes PDFs of documents that browsers do not show. */
export interface DocumentConverter {
  /** Whether it reads files of this kind: `pptx`, `odt`. */
  reads(extension: string): boolean
  /** So many wait that nobody else should begin to. */
  isBusy(): boolean
  /**
   * Makes a PDF, when its turn comes, and hands it over while it is there. Undefined: it cannot be
   * made of this document. Rejects where the document cannot be had, or the server stops.
   */
  toPdf<T>(
    document: { extension: string; open: () => Promise<Readable> },
    take: (pdf: Readable, size: number) => Promise<T>,
  ): Promise<T | undefined>
  /** Ends what is running. */
  close(): Promise<void>
}
