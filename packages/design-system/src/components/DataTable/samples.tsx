import { BOOKING_COLUMNS, type Booking } from '../../stories/bookings.tsx'
import { details } from '../../stories/bookingTables.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './dataTable.types.ts'

/** What a table can be for. */
export function Kinds(props: DataTableProps<Booking>) {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <DataTable
        {...props}
        label="Zum Lesen"
        columns={BOOKING_COLUMNS.slice(0, 3).map((column) => ({ ...column, isHideable: false }))}
        selectionMode="none"
        rowActions={undefined}
        onAction={undefined}
      />
      <DataTable
        {...props}
        label="Eine wählen"
        selectionMode="single"
        defaultSelectedKeys={new Set(['b1'])}
        defaultSort={[
          { id: 'state', direction: 'ascending' },
          { id: 'price', direction: 'descending' },
        ]}
      />
      <DataTable
        {...props}
        label="Mit Details"
        renderDetail={details}
        defaultExpandedKeys={new Set(['b1'])}
      />
    </div>
  )
}
