import { FileExplorer } from '@atrium/portal-modules/file-explorer'
import { LinkCollection } from '@atrium/portal-modules/link-collection'
import { AtriumPlace } from './atrium.tsx'
import { useAddress } from './address.ts'
import { bookmarks, documents, rootId } from './data.ts'
import { createFilesPort } from './files.ts'
import { collectionId, createLinksPort } from './links.ts'

const files = createFilesPort(documents())
const links = createLinksPort(bookmarks())

const pages = { unterlagen: 'Unterlagen', links: 'Links' }

/** A product that manages houses. The frame is its own; two of its pages are Atrium's modules. */
export function App() {
  const { page, go } = useAddress()
  const shown = page === 'links' ? 'links' : 'unterlagen'
  return (
    <>
      <header>
        <strong>Hausnordwind</strong>
        <nav aria-label="Seiten">
          {Object.entries(pages).map(([to, name]) => (
            <a
              key={to}
              href={`/${to}`}
              aria-current={to === shown ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault()
                go({ page: to })
              }}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <AtriumPlace>
          {shown === 'links' ? (
            <LinkCollection port={links} collectionId={collectionId} />
          ) : (
            <FileExplorer port={files} rootId={rootId} title="Unterlagen" />
          )}
        </AtriumPlace>
      </main>
    </>
  )
}
