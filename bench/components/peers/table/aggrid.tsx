import { AllCommunityModule, type ColDef, type GridApi, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { COLUMNS, ROW, WORD, type Campaign } from '../../page/cases/table.ts'
import type { Peer } from '../../page/peer.ts'
import { shell } from '../lib/shell.tsx'

const page = shell()

ModuleRegistry.registerModules([AllCommunityModule])

let api: GridApi<Campaign>
let last = 0
const columns: ColDef<Campaign>[] = COLUMNS.map(({ key, title, width }) => ({
  field: key,
  headerName: title,
  width,
  filter: key === 'customer' ? 'agTextColumnFilter' : false,
}))

export const peer: Peer<Campaign> = {
  item: '.ag-grid-scrolling-container .ag-row',
  marked: '.ag-grid-scrolling-container .ag-row-selected',
  prepare: page.prepare,
  mount: (_root, items) => {
    last = items.length - 1
    page.open(
      <div style={{ height: '100%' }}>
        <AgGridReact<Campaign>
          rowData={items}
          columnDefs={columns}
          rowHeight={ROW}
          rowSelection={{ mode: 'multiRow' }}
          getRowId={({ data }) => data.id}
          onGridReady={(event) => (api = event.api)}
        />
      </div>,
    )
  },
  selectAll: () => api.selectAll(),
  sort: () => api.applyColumnState({ state: [{ colId: 'budget', sort: 'desc' }] }),
  filter: () =>
    api.setFilterModel({ customer: { filterType: 'text', type: 'equals', filter: WORD } }),
  clear: () => api.setFilterModel(null),
  scrollToEnd: () => api.ensureIndexVisible(last, 'bottom'),
  scrollToStart: () => api.ensureIndexVisible(0, 'top'),
}
