import { Copy, FolderOpen, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../components/Button/index.ts'
import {
  DataTable,
  type DataTableColumn,
  type DataTableHandle,
  type DataTableProps,
  type TableLayout,
} from '../components/DataTable/index.ts'
import { MenuItem, MenuSection } from '../components/Menu/index.ts'
import { BOOKING_COLUMNS, type Booking } from './bookings.tsx'

/** What can be done with a booking. */
export const actions = ({ name }: Booking) => (
  <>
    <MenuItem icon={FolderOpen} textValue={`${name} öffnen`}>
      Öffnen
    </MenuItem>
    <MenuItem icon={Copy}>Kopieren</MenuItem>
    <MenuSection>
      <MenuItem icon={Trash2} isDanger>
        Stornieren
      </MenuItem>
    </MenuSection>
  </>
)
/** What is shown below it. */
export const details = ({ client, owner, start, end }: Booking) => (
  <p style={{ margin: 0, maxInlineSize: '60ch' }}>
    {client}, vom {start} bis {end}. {owner} stimmt die Platzierung ab.{' '}
    <a href="#offer">Angebot ansehen</a>
  </p>
)

/** The arrangement of columns is kept by the host. */
export function Stored(props: DataTableProps<Booking>) {
  const [layout, setLayout] = useState<TableLayout>({ hidden: ['medium'] })
  return (
    <DataTable
      {...props}
      // What a host stores is text.
      layout={useMemo(() => JSON.parse(JSON.stringify(layout)) as TableLayout, [layout])}
      onLayoutChange={(next) => {
        setLayout(next)
        props.onLayoutChange?.(next)
      }}
    />
  )
}

const editable = (save: (row: Booking, text: string) => void | Promise<void>) =>
  BOOKING_COLUMNS.map((column): DataTableColumn<Booking> => {
    if (column.id !== 'name' && column.id !== 'price') return column
    const isPrice = column.id === 'price'
    return {
      ...column,
      edit: {
        value: ({ name, price }) => (isPrice ? String(price ?? '') : name),
        inputMode: isPrice ? 'decimal' : 'text',
        validate: (text) =>
          isPrice && Number.isNaN(Number(text)) ? 'Bitte geben Sie eine Zahl ein.' : undefined,
        onSave: save,
      },
    }
  })

/** What is edited is kept by the host; 404 cannot be saved. */
export function Editable(props: DataTableProps<Booking>) {
  const [rows, setRows] = useState(props.rows)
  const columns = useMemo(
    () =>
      editable(async ({ id }, text) => {
        if (text === '404') throw new Error('offline')
        await Promise.resolve()
        setRows((all) => all.map((row) => (row.id === id ? { ...row, price: Number(text) } : row)))
      }),
    [],
  )
  return <DataTable {...props} rows={rows} columns={columns} />
}

/** The host has the table do something. */
export function Handled(props: DataTableProps<Booking>) {
  const table = useRef<DataTableHandle>(null)
  const [isFiltered, setFiltered] = useState(false)
  const rows = useMemo(
    () => (isFiltered ? props.rows.filter((_, index) => index % 2 === 1) : props.rows),
    [isFiltered, props.rows],
  )
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onPress={() => table.current?.focus('b8999')}>Zu Nummer 9.000</Button>
        <Button onPress={() => setFiltered((is) => !is)}>Nur jede zweite</Button>
      </div>
      <DataTable {...props} ref={table} rows={rows} />
    </div>
  )
}
