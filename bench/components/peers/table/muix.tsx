import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid'
import { useLayoutEffect, useState } from 'react'
import { COLUMNS, ROW, WORD, type Campaign } from '../../page/cases/table.ts'
import type { Peer } from '../../page/peer.ts'
import { shell } from '../lib/shell.tsx'

const page = shell()

const columns: GridColDef<Campaign>[] = COLUMNS.map(({ key, title, width }) => ({
  field: key,
  headerName: title,
  width,
}))
const NONE: GridRowSelectionModel = { type: 'include', ids: new Set() }
const ALL: GridRowSelectionModel = { type: 'exclude', ids: new Set() }
const UNFILTERED: GridFilterModel = { items: [] }
const FILTERED: GridFilterModel = {
  items: [{ field: 'customer', operator: 'equals', value: WORD }],
}
const SORTED: GridSortModel = [{ field: 'budget', sort: 'desc' }]

interface Commands {
  select: (model: GridRowSelectionModel) => void
  sort: (model: GridSortModel) => void
  filter: (model: GridFilterModel) => void
}
let commands: Commands

/** The free edition shows pages of at most 100 rows; there is no end of all rows to go to. */
function Table({ items }: { items: Campaign[] }) {
  const [selection, select] = useState(NONE)
  const [sortModel, sort] = useState<GridSortModel>([])
  const [filterModel, filter] = useState(UNFILTERED)
  useLayoutEffect(() => {
    commands = { select, sort, filter }
  }, [])
  return (
    <DataGrid
      rows={items}
      columns={columns}
      rowHeight={ROW}
      checkboxSelection
      rowSelectionModel={selection}
      sortModel={sortModel}
      filterModel={filterModel}
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
    />
  )
}

export const peer: Peer<Campaign> = {
  item: '.MuiDataGrid-row',
  marked: '.MuiDataGrid-row.Mui-selected',
  isPaged: true,
  prepare: page.prepare,
  mount: (_root, items) =>
    page.open(
      <div style={{ height: '100%' }}>
        <Table items={items} />
      </div>,
    ),
  selectAll: () => commands.select(ALL),
  sort: () => commands.sort(SORTED),
  filter: () => commands.filter(FILTERED),
  clear: () => commands.filter(UNFILTERED),
}
