import { FileExplorer, type FileExplorerPort } from '@atrium/portal-modules/file-explorer'
import { buildFile, createMemoryFileExplorer } from '@atrium/portal-modules/file-explorer/testing'
import { MemoryHost } from '@atrium/portal-modules/kit'
import { WORD, type FileItem } from '../../../components/page/cases/files.ts'
import type { Peer } from '../../../components/page/peer.ts'
import { page } from '../../../components/peers/lib/atrium.tsx'
import { scrollerOf } from '../../../components/peers/lib/scroller.ts'

// As simple as those of the others: looking for what is shown is within what is measured.
const item = '.at-entry'
const memory = createMemoryFileExplorer({ name: 'Assets' })

/** The port of a product that has its files at hand. */
function portOf(items: readonly FileItem[]): FileExplorerPort {
  const entries = items.map(({ id, name, size, changed }) =>
    buildFile({ id: Number(id.slice(1)) + 1_000, name, size, modifiedAt: changed.toISOString() }),
  )
  return {
    ...memory.port,
    folder: (id) => {
      const { key, load } = memory.port.folder(id)
      return { key, load: async () => ({ ...(await load()), entries }) }
    },
  }
}

let port: FileExplorerPort

const filterField = () => document.querySelector<HTMLInputElement>('input[type=search]')!
function type(text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(filterField(), text)
  filterField().dispatchEvent(new Event('input', { bubbles: true }))
}

const row = () => document.querySelector<HTMLElement>(`${item}[tabindex="0"]`)!

/** The whole module, used by its keys, its head and its filter. */
export const peer: Peer<FileItem> = {
  item,
  marked: `${item}[aria-selected=true]`,
  prepare: (root, items) => {
    page.prepare(root)
    port = portOf(items)
  },
  mount: () => {
    page.open(
      <MemoryHost locale="en">
        <FileExplorer port={port} rootId={memory.rootId} title="Assets" />
      </MemoryHost>,
    )
  },
  selectAll: () => {
    row().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', ctrlKey: true, bubbles: true }),
    )
  },
  sort: () =>
    [...document.querySelectorAll<HTMLElement>('[role=columnheader] button')]
      .find(({ textContent }) => textContent === 'Size')!
      .click(),
  filter: () => type(WORD),
  // Keys for all files are pressed by somebody who is among them.
  clear: () => {
    type('')
    row().focus()
  },
  scrollToEnd: () => {
    const scroller = scrollerOf(item)
    scroller.scrollTop = scroller.scrollHeight
  },
  scrollToStart: () => (scrollerOf(item).scrollTop = 0),
}
