import './bare.css'
import { WORD, bySize, type FileItem } from '../../page/cases/list.ts'
import type { Peer } from '../../page/peer.ts'
import { element, pool, type Pool } from './pool.ts'

const bytes = (size: number) => `${(size / 1000).toFixed(1)} kB`
const day = (date: Date) => date.toISOString().slice(0, 10)

/** Files as rows, or as tiles beside each other. */
export function bareFiles(kind: 'row' | 'tile', by = bySize): Peer<FileItem> {
  let files: FileItem[] = []
  let order: FileItem[] = []
  let isAll = false
  let view: Pool<FileItem>
  return {
    item: `.${kind}:not([hidden])`,
    marked: `.${kind}.marked:not([hidden])`,
    mount: (root, items) => {
      files = items
      order = items
      view = pool<FileItem>({
        parent: root,
        className: 'fill',
        rowHeight: kind === 'row' ? 36 : 128,
        perRow: kind === 'row' ? 1 : 8,
        make: () =>
          element(kind, element('icon'), element('name'), element('size'), element('changed')),
        draw: (node, file) => {
          const [, name, size, changed] = node.children
          name!.textContent = file.name
          size!.textContent = bytes(file.size)
          changed!.textContent = day(file.changed)
          node.classList.toggle('marked', isAll)
        },
      })
      view.show(order)
    },
    selectAll: () => {
      isAll = true
      view.refresh()
    },
    sort: () => {
      order = files.toSorted(by)
      view.show(order)
    },
    filter: () => view.show(order.filter((file) => file.name.includes(WORD))),
    clear: () => view.show(order),
    scrollToEnd: () => (view.scroller.scrollTop = view.scroller.scrollHeight),
    scrollToStart: () => (view.scroller.scrollTop = 0),
  }
}
