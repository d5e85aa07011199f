import '@cubone/react-file-manager/dist/style.css'
import { FileManager } from '@cubone/react-file-manager'
import type { FileItem } from '../../../components/page/cases/files.ts'
import type { Peer } from '../../../components/page/peer.ts'
import { scrollerOf } from '../../../components/peers/lib/scroller.ts'
import { shell } from '../../../components/peers/lib/shell.tsx'

const page = shell()
const item = '.file-item-container'

/** Its list; there is no filter in it. */
export const peer: Peer<FileItem> = {
  item,
  marked: `${item}.file-selected`,
  prepare: page.prepare,
  mount: (_root, items) => {
    const files = items.map(({ name, size, changed }) => ({
      name,
      isDirectory: false,
      path: `/${name}`,
      size,
      updatedAt: changed.toISOString(),
    }))
    page.open(<FileManager files={files} layout="list" height="100vh" />)
  },
  selectAll: () => {
    // It collects the keys that are down.
    for (const type of ['keydown', 'keyup'])
      for (const key of ['Control', 'a'])
        document.body.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }))
  },
  sort: () => document.querySelector<HTMLElement>('.files-header .file-size')!.click(),
  scrollToEnd: () => {
    const scroller = scrollerOf(item)
    scroller.scrollTop = scroller.scrollHeight
  },
  scrollToStart: () => (scrollerOf(item).scrollTop = 0),
}
