import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateScreen } from '@atrium/design-system'
import { RefreshCw, Send } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { savedText } from '../kit/testing/saved-file.ts'
import { DirectOrders } from './DirectOrders.tsx'
import { createMemoryDirectOrders, fixedNow, someOrders } from './testing/index.ts'

const memory = createMemoryDirectOrders({ orders: someOrders })
const nothing = createMemoryDirectOrders({ orders: [] })

const meta = {
  title: 'Modules/Direct orders/Extensions',
  component: DirectOrders,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: memory.port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const empty = <StateScreen kind="empty" title="Noch nichts aus SAP" />

export const Extended: Story = {
  name: 'Columns sort by head and menu and are exported, commands stand in a menu of the row and above the list (T-01, T-50)',
  args: {
    columns: [
      {
        id: 'store',
        label: 'Filialnummer',
        align: 'end',
        width: 140,
        value: ({ id }) => (id === 4_002 ? 17 : id === 4_001 ? 230 : undefined),
      },
    ],
    rowActions: [{ id: 'send', label: 'An SAP senden', icon: Send, onAction: fn() }],
    toolbar: [{ id: 'sync', label: 'Mit SAP abgleichen', icon: RefreshCw, onAction: fn() }],
  },
  play: async ({ args }) => {
    await screen.findByRole('row', { name: /Prospektverteilung/ })
    const table = within(screen.getByRole('grid'))
    const head = table.getByRole('columnheader', { name: /^Filialnummer/ })
    await userEvent.click(within(head).getAllByRole('button')[0]!)
    await waitFor(() =>
      expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('Prospektverteilung'),
    )
    await expect(screen.getByRole('button', { name: /Filialnummer, Aufsteigend/i })).toBeVisible()
    await userEvent.pointer({
      target: table.getByRole('row', { name: /Prospektverteilung/ }),
      keys: '[MouseRight]',
    })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'An SAP senden' }))
    await expect(args.rowActions![0]!.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ id: 4_002 }),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Mit SAP abgleichen' }))
    await expect(args.toolbar![0]!.onAction).toHaveBeenCalled()
    const saved = await savedText(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }))
    })
    const [first, second] = saved.split('\r\n')
    await expect(first).toMatch(/;Filialnummer$/)
    await expect(second).toMatch(/^4002;Prospektverteilung.*;17$/)
  },
}

export const Empty: Story = {
  name: 'Where there is no order, the host says so in its own way (T-01, T-50)',
  args: { port: nothing.port, empty },
  play: async () => {
    await expect(await screen.findByText('Noch nichts aus SAP')).toBeVisible()
    await expect(screen.queryByRole('heading', { name: 'Noch keine Bestellung' })).toBeNull()
    // Its own empty state begins no order: the heading does.
    await expect(screen.getByRole('button', { name: 'Neue Bestellung' })).toBeVisible()
  },
}
