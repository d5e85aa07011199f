import '@svar-ui/react-grid/all.css'
import { Grid, Willow, type IApi } from '@svar-ui/react-grid'
import { COLUMNS, ROW, WORD, type Campaign } from '../../page/cases/table.ts'
import type { Peer } from '../../page/peer.ts'
import { svarPage } from '../lib/svar.tsx'

const page = svarPage(Willow)

let api: IApi
let rows: Campaign[] = []
const columns = COLUMNS.map(({ key, title, width }) => ({
  id: key,
  header: title,
  width,
  sort: true,
}))
const scroller = () => document.querySelector('.wx-scroll')!

export const peer: Peer<Campaign> = {
  item: '.wx-body .wx-row',
  marked: '.wx-body .wx-row.wx-selected',
  prepare: page.prepare,
  mount: (_root, items) => {
    rows = items
    page.open(
      <Grid
        data={items}
        columns={columns}
        sizes={{ rowHeight: ROW }}
        multiselect
        init={(made) => (api = made)}
      />,
    )
  },
  selectAll: () => {
    void api.exec('select-row', { id: rows[0]!.id })
    void api.exec('select-row', { id: rows.at(-1)!.id, range: true })
  },
  sort: () => void api.exec('sort-rows', { key: 'budget', order: 'desc' }),
  filter: () => void api.exec('filter-rows', { filter: (row: Campaign) => row.customer === WORD }),
  clear: () => void api.exec('filter-rows', { filter: () => true }),
  scrollToEnd: () => (scroller().scrollTop = scroller().scrollHeight),
  scrollToStart: () => (scroller().scrollTop = 0),
}
