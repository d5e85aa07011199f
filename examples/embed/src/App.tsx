import { BuildingBlocks } from '@atrium/portal-modules/building-blocks'
import { Contacts } from '@atrium/portal-modules/contacts'
import { DirectOrders } from '@atrium/portal-modules/direct-orders'
import { FileExplorer } from '@atrium/portal-modules/file-explorer'
import { LinkCollection } from '@atrium/portal-modules/link-collection'
import { SeminarCollection } from '@atrium/portal-modules/seminar'
import { TaskBoard } from '@atrium/portal-modules/task-board'
import { Timeline } from '@atrium/portal-modules/timeline'
import type { MouseEvent, ReactNode } from 'react'
import { createOrdersPort } from './ad-orders.ts'
import { createPackagesPort, deskId } from './ad-packages.ts'
import { openAddress, useAddress } from './address.ts'
import { adDesk } from './ads.ts'
import { AtriumPlace } from './atrium.tsx'
import { createContactsPort, helpersId } from './contacts.ts'
import { bookmarks, documents, helpers, rootId } from './data.ts'
import { createFilesPort } from './files.ts'
import { jobs, me, stages } from './jobs.ts'
import { collectionId, createLinksPort } from './links.ts'
import { createNoticeService } from './notice-service.ts'
import { notices } from './notices.ts'
import { createSeminarsPort, roomId } from './seminars.ts'
import { boardId, createTasksPort } from './tasks.ts'
import { createTimelinePort } from './timeline.ts'
import { trainings } from './trainings.ts'

const files = createFilesPort(documents())
const tasks = createTasksPort(jobs(), stages())
const service = createNoticeService(notices(), me)
const timeline = createTimelinePort(service)
const seminars = createSeminarsPort(trainings())
const links = createLinksPort(bookmarks())
const contacts = createContactsPort(helpers())
const desk = adDesk()
const ads = createOrdersPort(desk)
const packages = createPackagesPort(desk, { openOrders: () => openAddress('/anzeigen') })

const pages: Record<string, { name: string; content: ReactNode }> = {
  unterlagen: {
    name: 'Unterlagen',
    content: <FileExplorer port={files} rootId={rootId} title="Unterlagen" />,
  },
  aufgaben: { name: 'Aufgaben', content: <TaskBoard port={tasks} listId={boardId} /> },
  hausbuch: { name: 'Hausbuch', content: <Timeline port={timeline} timelineId={service.log} /> },
  anzeigen: {
    name: 'Anzeigen',
    content: (
      <DirectOrders
        port={ads}
        component={{ id: deskId }}
        title="Anzeigen"
        onOpenBlocks={() => openAddress('/pakete')}
      />
    ),
  },
  pakete: {
    name: 'Pakete',
    content: <BuildingBlocks port={packages} component={{ id: deskId }} />,
  },
  schulungen: {
    name: 'Schulungen',
    content: <SeminarCollection port={seminars} collectionId={roomId} title="Schulungen" />,
  },
  ansprechpartner: {
    name: 'Wer hilft?',
    content: <Contacts port={contacts} listId={helpersId} title="Wer hilft?" />,
  },
  links: { name: 'Links', content: <LinkCollection port={links} collectionId={collectionId} /> },
}

/** A product that manages houses. The frame is its own; its pages are Atrium's modules. */
export function App() {
  const { page } = useAddress()
  const shown = Object.hasOwn(pages, page) ? page : 'unterlagen'
  return (
    <>
      <header>
        <a className="product" href="/" onClick={inside(() => openAddress('/unterlagen'))}>
          <Mark />
          Hausnordwind
        </a>
        <nav aria-label="Seiten">
          {Object.entries(pages).map(([to, { name }]) => (
            <a
              key={to}
              href={`/${to}`}
              aria-current={to === shown ? 'page' : undefined}
              onClick={inside(() => openAddress(`/${to}`))}
            >
              {name}
            </a>
          ))}
        </nav>
        <p className="house">
          Fischergasse 12 <span>· {me}</span>
        </p>
      </header>
      <main>
        <AtriumPlace>{pages[shown]?.content}</AtriumPlace>
      </main>
    </>
  )
}

/** A roof, and the wind under it. */
const Mark = () => (
  <svg
    viewBox="0 0 32 32"
    width="32"
    height="32"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M4 15 16 5l12 10" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    <path
      d="M8 20h11a3 3 0 1 0-3-3M6 25h17a2.5 2.5 0 1 1-2.5 2.5"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
)

const inside = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  follow()
}
