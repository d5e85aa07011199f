import { DataTable, type DataTableColumn, type TableSort } from '@atrium/design-system/DataTable'
import { useLayoutEffect, useState } from 'react'
import { COLUMNS, ROW, WORD, type Campaign } from '../../page/cases/table.ts'
import type { Peer } from '../../page/peer.ts'
import { page } from '../lib/atrium.tsx'
import { scrollerOf } from '../lib/scroller.ts'

const keyOf = (row: Campaign) => row.id
const columns: DataTableColumn<Campaign>[] = COLUMNS.map(({ key, title, width }) => ({
  id: key,
  title,
  width,
  sortBy: (row: Campaign) => row[key],
}))
const SORTED: TableSort = [{ id: 'budget', direction: 'descending' }]

interface Commands {
  set: (rows: Campaign[]) => void
  sort: (sort: TableSort) => void
  choose: (keys: ReadonlySet<string | number>) => void
}
let commands: Commands
let all: Campaign[] = []

function Table() {
  const [rows, set] = useState(all)
  const [order, sort] = useState<TableSort>([])
  const [chosen, choose] = useState<ReadonlySet<string | number>>(new Set())
  useLayoutEffect(() => {
    commands = { set, sort, choose }
  }, [])
  return (
    <DataTable
      label="Campaigns"
      columns={columns}
      rows={rows}
      getKey={keyOf}
      rowHeight={ROW}
      height="100vh"
      sort={order}
      onSortChange={sort}
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={choose}
    />
  )
}

const rowIn = '[role=row][aria-selected]'

export const peer: Peer<Campaign> = {
  item: rowIn,
  marked: `${rowIn}[aria-selected=true]`,
  prepare: page.prepare,
  mount: (_root, items) => {
    all = items
    page.open(<Table />)
  },
  selectAll: () => commands.choose(new Set(all.map(keyOf))),
  sort: () => commands.sort(SORTED),
  filter: () => commands.set(all.filter((row) => row.customer === WORD)),
  clear: () => commands.set(all),
  scrollToEnd: () => {
    const scroller = scrollerOf(rowIn)
    scroller.scrollTop = scroller.scrollHeight
  },
  scrollToStart: () => (scrollerOf(rowIn).scrollTop = 0),
}
