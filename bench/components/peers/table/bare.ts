import '../lib/bare.css'
import { COLUMNS, ROW, WORD, byBudget, type Campaign } from '../../page/cases/table.ts'
import type { Peer } from '../../page/peer.ts'
import { element, pool, type Pool } from '../lib/pool.ts'

let rows: Campaign[] = []
let order: Campaign[] = []
let isAll = false
let view: Pool<Campaign>

function cells(): HTMLElement[] {
  return COLUMNS.map(({ width }) => {
    const cell = element('cell')
    cell.style.width = `${width - 12}px`
    return cell
  })
}

export const peer: Peer<Campaign> = {
  item: '.row:not([hidden])',
  marked: '.row.marked:not([hidden])',
  mount: (root, items) => {
    rows = items
    order = items
    view = pool<Campaign>({
      parent: root,
      className: 'fill',
      rowHeight: ROW,
      make: () => element('row', ...cells()),
      draw: (node, row) => {
        COLUMNS.forEach(({ key }, index) => {
          node.children[index]!.textContent = String(row[key])
        })
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
    order = rows.toSorted(byBudget)
    view.show(order)
  },
  filter: () => view.show(order.filter((row) => row.customer === WORD)),
  clear: () => view.show(order),
  scrollToEnd: () => (view.scroller.scrollTop = view.scroller.scrollHeight),
  scrollToStart: () => (view.scroller.scrollTop = 0),
}
