import { BookOpen } from 'lucide-react'
import { defineManifest } from '../manifest.ts'

/** What a reader of documents shows, and what it says of its reader's way through the pages. */
export interface DocumentReading {
  /** Address of a PDF file. */
  url: string
  /** From 1: where it begins. */
  startPage: number
  /** A page to go to, from 1; another object each time that it is asked for. */
  wanted?: { page: number } | undefined
  /** Says which pages stand in the window, from 1, and how many there are. Always the same function. */
  onPages: (pages: readonly number[], count: number) => void
}

/** A reader of documents within an item of another module; the viewer brings one. */
export const readerManifest = defineManifest<DocumentReading>({
  type: 'documentReader',
  title: { de: 'Dokument', en: 'Document' },
  icon: BookOpen,
  // It comes from another module, not from the server: its shape is that module's.
  configSchema: { parse: (value) => value as DocumentReading },
})
