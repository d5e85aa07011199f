import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateScreen } from '@atrium/design-system'
import { RefreshCw, Send } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { savedText } from '../kit/testing/saved-file.ts'
import { Invoices } from './Invoices.tsx'
import { createMemoryInvoices } from './testing/index.ts'

const memory = createMemoryInvoices()
const nothing = createMemoryInvoices({ invoices: [] })

const meta = {
  title: 'Modules/Invoices/Extensions',
  component: Invoices,
  decorators: [inStoryHost({ now: () => new Date('2026-03-20T10:00:00Z') })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: memory.port },
} satisfies Meta<typeof Invoices>
export default meta
type Story = StoryObj<typeof meta>

const empty = <StateScreen kind="empty" title="Noch nichts aus SAP" />

export const Extended: Story = {
  name: 'Columns sort and are exported, commands stand in the menu of a row and above the list (T-01, T-94)',
  args: {
    columns: [
      {
        id: 'booked',
        label: 'Gebucht',
        width: 130,
        value: ({ id }) => ({ day: `2026-04-0${id}` }),
      },
    ],
    rowActions: [{ id: 'send', label: 'An DATEV senden', icon: Send, onAction: fn() }],
    toolbar: [{ id: 'sync', label: 'Mit DATEV abgleichen', icon: RefreshCw, onAction: fn() }],
  },
  play: async ({ args }) => {
    const table = within(await screen.findByRole('grid', { name: 'Rechnungen' }))
    await expect(await table.findByText('01.04.2026')).toBeVisible()
    const head = table.getByRole('columnheader', { name: /^Gebucht/ })
    await userEvent.click(within(head).getAllByRole('button')[0]!)
    await waitFor(() =>
      expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('BV-2026-00001'),
    )
    await userEvent.pointer({
      target: table.getByRole('row', { name: /BV-2026-00001/ }),
      keys: '[MouseRight]',
    })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'An DATEV senden' }))
    await expect(args.rowActions![0]!.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ id: 1 }),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Mit DATEV abgleichen' }))
    await expect(args.toolbar![0]!.onAction).toHaveBeenCalled()
    const saved = await savedText(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV-Datei/ }))
    })
    const [first, second] = saved.split('\r\n')
    await expect(first).toMatch(/;Gebucht$/)
    await expect(second).toMatch(/^BV-2026-00005;.*;05\.04\.2026$/)
  },
}

export const Empty: Story = {
  name: 'Where there is no invoice, the host says so in its own way (T-01, T-94)',
  args: { port: nothing.port, empty },
  play: async () => {
    await expect(await screen.findByText('Noch nichts aus SAP')).toBeVisible()
    await expect(screen.queryByText('Keine Rechnungen in diesem Zeitraum')).toBeNull()
  },
}
