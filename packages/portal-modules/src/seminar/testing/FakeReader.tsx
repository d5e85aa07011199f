import { useEffect, useState } from 'react'
import { readerManifest, type DocumentReading } from '../../kit/module-host/document-reading.ts'
import { registerModule, type ModuleProps, type ModuleRegistry } from '../../kit/index.ts'

const count = 5

/** A reader of documents with five pages, one in the window. */
function FakeReader({ component, config }: ModuleProps<unknown, DocumentReading>) {
  const { startPage, wanted, onPages } = config
  const [page, setPage] = useState(startPage)
  const [led, setLed] = useState(wanted)
  if (wanted && wanted !== led) {
    setLed(wanted)
    setPage(wanted.page)
  }
  useEffect(() => onPages([page], count), [onPages, page])
  return (
    <section aria-label={`PDF: ${component.displayName}`} style={{ padding: 24 }}>
      <p>
        Seite {page} von {count}
      </p>
      <button type="button" onClick={() => setPage(page + 1)} disabled={page === count}>
        Blättern
      </button>
      <button type="button" onClick={() => setPage(count)}>
        Ans Ende
      </button>
    </section>
  )
}

/** Hosts have the viewer's. */
export const readerModules: ModuleRegistry = {
  [readerManifest.type]: registerModule({
    manifest: readerManifest,
    load: async () => ({ default: { Component: FakeReader } }),
    port: async () => ({}),
  }),
}
