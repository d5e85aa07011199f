import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { benchOf, Phone, proveKeys, ThemeGrid, spoken } from '../../stories/index.ts'
import { BOOKING_COLUMNS, bookings, keyOf, type Booking } from '../../stories/bookings.tsx'
import { actions, details, Editable, Handled, Stored } from '../../stories/bookingTables.tsx'
import { Button } from '../Button/index.ts'
import { StateScreen } from '../StateScreen/index.ts'
import { DATA_TABLE_KEYS } from './dataTable.keys.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './dataTable.types.ts'
import { Kinds } from './samples.tsx'
import {
  dragHeading,
  focused,
  heading,
  inMenu,
  inSight,
  rowAt,
  titleOf,
  titles,
} from '../../stories/tableBench.ts'

const MANY = bookings(10_000)
const FEW = MANY.slice(0, 40)

const meta = {
  title: 'Components/Collections/DataTable',
  component: DataTable<Booking>,
  args: {
    label: 'Schaltungen',
    columns: BOOKING_COLUMNS,
    rows: FEW,
    getKey: keyOf,
    selectionMode: 'multiple',
    rowActions: actions,
    onAction: fn(),
    onSelectionChange: fn(),
    onSortChange: fn(),
    onLayoutChange: fn(),
  },
  parameters: { keyboard: DATA_TABLE_KEYS },
} satisfies Meta<DataTableProps<Booking>>
export default meta
type Story = StoryObj<DataTableProps<Booking>>

export const Playground: Story = { args: { rows: MANY } }

export const Variants: Story = {
  name: 'To read, to choose one, with details, sorted by two columns',
  args: { rows: FEW.slice(0, 5) },
  render: (args) => <Kinds {...args} />,
}

export const States: Story = {
  args: { rows: FEW.slice(0, 7), defaultSelectedKeys: new Set(['b1', 'b2']) },
  parameters: {
    pseudo: { hover: '[data-at-index="0"]', focusVisible: '[data-at-index="4"]' },
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <StateScreen
        kind="empty"
        title="Noch keine Schaltungen"
        detail="Sobald Sie buchen, stehen sie hier."
      />
    ),
  },
}

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  args: { rows: [], error: <StateScreen kind="error" action={<Button>Erneut laden</Button>} /> },
}

const LONG = 'Werbemittelanlieferungsbestätigung der Außenwerbungsvermarktungsgesellschaft'

export const LongGermanText: Story = {
  args: {
    columns: BOOKING_COLUMNS.map((column) => ({
      ...column,
      title: column.id === 'price' ? 'Nettomediavolumen' : column.title,
    })),
    rows: FEW.slice(0, 6).map((row) => ({ ...row, name: `${LONG} ${row.name}`, client: LONG })),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('rowheader')[0]!
    await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight)
  },
}

export const SmallWidth: Story = {
  name: 'A narrow table is a list of entries: sorted by a menu, nothing scrolls sideways',
  render: (args) => (
    <Phone>
      <DataTable {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    // It is narrow once it has been measured.
    await waitFor(() => expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth))
    await userEvent.click(canvas.getByRole('button', { name: 'Sortieren' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Preis' }))
    await waitFor(() => expect(rowAt(0)).toHaveTextContent(/44[0-9]\.\d\d0,00/))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Sortieren nach Preis' })).toBeVisible()
    const price = within(rowAt(0)).getAllByRole('gridcell')[2]!
    await expect(price).toHaveTextContent(/^Preis/)
    await expect(price).toHaveAttribute('aria-colindex', '5')
    rowAt(0).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(rowAt(1)).toHaveAttribute('aria-selected', 'true')
  },
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <DataTable
        {...args}
        rows={FEW.slice(0, 3)}
        columns={[BOOKING_COLUMNS[0]!, BOOKING_COLUMNS[3]!]}
        narrowBelow={0}
        defaultSelectedKeys={new Set(['b1'])}
        defaultSort={[{ id: 'name', direction: 'ascending' }]}
      />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'Keys move, choose and go into cells as the table of keys says',
  args: { rows: FEW.slice(0, 12) },
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(inSight()).toBeGreaterThan(8))
    await proveKeys(DATA_TABLE_KEYS, benchOf(grid, 12))
    rowAt(0).focus()
    await userEvent.keyboard('{ArrowRight}')
    const box = within(rowAt(0)).getByRole('checkbox')
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(rowAt(0)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(rowAt(0)).getByRole('rowheader')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await waitFor(() =>
      expect(within(rowAt(1)).getByRole('button', { name: /^Aktionen/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopieren' }))
    await waitFor(() =>
      expect(within(rowAt(1)).getByRole('button', { name: /^Aktionen/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(rowAt(1)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith(FEW[1])
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(titleOf('Schaltung')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(titleOf('Preis')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(rowAt(0)).toHaveFocus())
  },
}

export const OpensByClick: Story = {
  name: 'Where rows cannot be chosen, a click opens one',
  args: { selectionMode: 'none' },
  play: async ({ args }) => {
    await userEvent.click(rowAt(1))
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledWith(FEW[1])
  },
}

export const SortsBySeveral: Story = {
  name: 'A press sorts, with Shift by another column too; it is spoken, and empties come last',
  play: async ({ args }) => {
    await userEvent.click(titleOf('Preis'))
    await expect(heading('Preis')).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(titleOf('Preis'))
    await expect(heading('Preis')).toHaveAttribute('aria-sort', 'ascending')
    await expect(rowAt(0)).toHaveTextContent(/50,00/)
    await userEvent.click(titleOf('Stand'))
    fireEvent.click(titleOf('Preis'), { shiftKey: true })
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { id: 'state', direction: 'ascending' },
      { id: 'price', direction: 'descending' },
    ])
    await expect(heading('Preis')).toHaveAccessibleName('Preis Sortierstufe 2, absteigend')
    await expect(heading('Preis')).not.toHaveAttribute('aria-sort')
    await expect(spoken()).toContain('Sortiert nach Stand, aufsteigend, dann Preis, absteigend')
    await inMenu('Zuständig', 'Zusätzlich danach sortieren')
    await expect(heading('Zuständig')).toHaveAccessibleName(/Sortierstufe 3/)
    await inMenu('Stand', 'Nicht danach sortieren')
    await expect(heading('Preis')).toHaveAttribute('aria-sort', 'descending')
  },
}

export const ArrangesColumns: Story = {
  name: 'Menus do what dragging does: order, width, keeping in sight, hiding (WCAG 2.5.7)',
  args: { rows: FEW.slice(0, 8) },
  render: (args) => <Stored {...args} />,
  play: async ({ args, canvas }) => {
    await expect(titles()).toEqual(['Schaltung', 'Stand', 'Preis', 'Laufzeit', 'Zuständig'])
    await expect(heading('Stand')).toHaveAttribute('aria-colindex', '4')
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '8')
    await inMenu('Preis', 'Nach vorn rücken')
    await expect(titles().slice(0, 3)).toEqual(['Schaltung', 'Preis', 'Stand'])
    await expect(spoken()).toContain('Preis ist jetzt Spalte 2 von 5')
    await inMenu('Laufzeit', 'Spalte ausblenden')
    await expect(titles()).not.toContain('Laufzeit')
    const columns = canvas.getByRole('button', { name: 'Spalten' })
    await waitFor(() => expect(columns).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Laufzeit' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(titles()).toContain('Laufzeit')
    await inMenu('Zuständig', 'Spalte fixieren')
    await expect(titles().slice(0, 2)).toEqual(['Schaltung', 'Zuständig'])
    await waitFor(() => expect(heading('Preis').offsetWidth).toBe(140))
    await inMenu('Preis', 'Breiter')
    await expect(heading('Preis').offsetWidth).toBe(188)
    await inMenu('Preis', 'An Inhalt anpassen')
    await expect(heading('Preis').offsetWidth).toBeLessThan(160)
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ frozen: ['name', 'owner'] }),
    )
  },
}

export const DragsColumns: Story = {
  name: 'A heading is dragged beside another, by keys its menu moves it; either is spoken',
  args: { rows: FEW.slice(0, 4) },
  play: async ({ args }) => {
    const before = titles()
    await userEvent.hover(heading('Preis'))
    await waitFor(() => expect(heading('Preis')).toHaveAttribute('draggable', 'true'))
    const drag = dragHeading(heading('Laufzeit'))
    await drag.over(heading('Stand'), 'left')
    await waitFor(() => expect(heading('Stand')).toHaveAttribute('data-at-edge', 'start'))
    drag.drop(heading('Stand'))
    await waitFor(() => expect(titles().indexOf('Laufzeit')).toBe(before.indexOf('Stand')))
    await expect(args.onLayoutChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(spoken()).toContain('Laufzeit ist jetzt Spalte'))
    titleOf('Laufzeit').focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('menu')
    await userEvent.keyboard('Nach hinten{Enter}')
    await waitFor(() => expect(titles().indexOf('Laufzeit')).toBe(before.indexOf('Stand') + 1))
    await waitFor(() => expect(spoken().match(/Laufzeit ist jetzt Spalte/g)).toHaveLength(2))
    await waitFor(() => expect(titleOf('Laufzeit').parentElement).toContainElement(focused()))
  },
}

export const ResizesByEdge: Story = {
  name: 'An edge is moved by pointer and by arrows, and says how wide it is',
  args: { rows: FEW.slice(0, 6) },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('separator', { name: 'Breite von Preis' })
    titleOf('Preis').focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(edge).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '156'))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(heading('Preis').offsetWidth).toBe(124))
    const { right, top } = heading('Preis').getBoundingClientRect()
    const at = (x: number) => ({ clientX: x, clientY: top + 10 })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: at(right - 2) },
      { target: edge, coords: at(right + 58) },
    ])
    await expect(heading('Preis').offsetWidth).toBe(184)
    await userEvent.keyboard('{Escape}')
    await expect(heading('Preis').offsetWidth).toBe(124)
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: edge }])
  },
}

export const EditsInPlace: Story = {
  name: 'Cells are edited in place: checked, saved, and what was typed is kept when that fails',
  args: { rows: FEW.slice(0, 6), defaultSort: [{ id: 'price', direction: 'ascending' }] },
  render: (args) => <Editable {...args} />,
  play: async ({ canvas }) => {
    const name = within(rowAt(2))
      .getByRole('rowheader')
      .querySelector('.at-table-first')!.textContent
    rowAt(2).focus()
    await userEvent.keyboard('{F2}')
    await expect(
      await canvas.findByRole('textbox', { name: `Schaltung von ${name} bearbeiten` }),
    ).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    const field = await canvas.findByRole('textbox', { name: `Preis von ${name} bearbeiten` })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('viel{Enter}')
    await expect(field).toHaveAccessibleDescription('Bitte geben Sie eine Zahl ein.')
    await userEvent.clear(field)
    await userEvent.keyboard('404{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ihre Eingabe ist noch da/))
    await expect(field).toHaveValue('404')
    await userEvent.clear(field)
    await userEvent.keyboard('1{Enter}')
    const cell = () => within(rowAt(0)).getByText(/^1,00/).closest('[role="gridcell"]')
    await waitFor(() => expect(cell()).toHaveFocus())
    await expect(rowAt(0)).toHaveTextContent(name)
    await userEvent.keyboard('{Enter}9{Escape}')
    await waitFor(() => expect(cell()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(rowAt(0)).toHaveFocus()
  },
}

export const Expands: Story = {
  name: 'A row opens its details, by keys too; rows below make room',
  args: { rows: FEW.slice(0, 8), renderDetail: details },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid')).toBeVisible()
    rowAt(1).focus()
    const before = rowAt(2).getBoundingClientRect().top
    await userEvent.keyboard('{ArrowRight}')
    await expect(rowAt(1)).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(rowAt(2).getBoundingClientRect().top).toBeGreaterThan(before + 20))
    await expect(within(rowAt(1)).getByRole('link', { name: 'Angebot ansehen' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(rowAt(1)).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(rowAt(2).getBoundingClientRect().top).toBe(before))
    const button = within(rowAt(0)).getByRole('button', { name: /^Details zu/ })
    await userEvent.click(button)
    await expect(rowAt(0)).toHaveAttribute('aria-expanded', 'true')
  },
}

export const TenThousand: Story = {
  name: 'Of 10,000 rows a few are in the page: position, range and focus are right',
  args: { rows: MANY, height: '480px' },
  render: (args) => <Handled {...args} />,
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '10002')
    await userEvent.click(canvas.getByRole('button', { name: 'Zu Nummer 9.000' }))
    await waitFor(() => expect(rowAt(8999)).toHaveFocus())
    await expect(rowAt(8999)).toHaveAttribute('aria-rowindex', '9001')
    await expect(rowAt(8999)).toHaveAccessibleName(/ 9000 /)
    await expect(inSight()).toBeLessThan(60)
    // A range over what is not in the page, and all of it.
    await userEvent.keyboard(' {Home}')
    await waitFor(() => expect(rowAt(0)).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}')
    const chosen = () =>
      (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Set<string>
    await expect(chosen().size).toBe(10_000)
    await userEvent.keyboard('{Escape} ')
    await userEvent.click(canvas.getByRole('button', { name: 'Zu Nummer 9.000' }))
    await waitFor(() => expect(rowAt(8999)).toHaveFocus())
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(chosen().size).toBe(9000)
    const all = canvas.getByRole('checkbox', { name: 'Alle auswählen' })
    await expect(all).toBePartiallyChecked()
    // Sorted and filtered, the focus and the choice stay with their rows.
    await userEvent.click(titleOf('Preis'))
    await expect(chosen().size).toBe(9000)
    const isActive = () => document.querySelector('[data-at-index][tabindex="0"]')
    await waitFor(() => expect(isActive()).toHaveTextContent(/ 9000\D/))
    await userEvent.click(canvas.getByRole('button', { name: 'Nur jede zweite' }))
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '5002'))
    await expect(isActive()).toHaveTextContent(/ 9000\D/)
    await expect(isActive()).toHaveAttribute('aria-selected', 'true')
  },
}

export const OnPaper: Story = {
  name: 'On paper all rows are there; afterwards it is a window again (T-20)',
  args: { rows: MANY.slice(0, 400), height: '480px' },
  play: async () => {
    await waitFor(() => expect(inSight()).toBeGreaterThan(1))
    await expect(inSight()).toBeLessThan(100)
    // Rows are there a moment before their table listens.
    await waitFor(() => {
      fireEvent(window, new Event('beforeprint'))
      return expect(inSight()).toBe(400)
    })
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(inSight()).toBeLessThan(100))
  },
}

export const MirroredAndInEnglish: Story = {
  name: 'From right to left the arrows go the other way; the words are English',
  globals: { direction: 'rtl', locale: 'en' },
  args: { rows: FEW.slice(0, 6) },
  play: async ({ canvas }) => {
    rowAt(0).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(rowAt(0)).getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(rowAt(0)).toHaveFocus()
    const name = heading('Schaltung').getBoundingClientRect()
    await expect(heading('Stand').getBoundingClientRect().left).toBeLessThan(name.left)
    await expect(canvas.getByRole('button', { name: 'Column menu for Preis' })).toBeInTheDocument()
  },
}
