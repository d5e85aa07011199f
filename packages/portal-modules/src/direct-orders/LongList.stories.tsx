import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { DirectOrders } from './DirectOrders.tsx'
import { flow, plain } from './testing/flow.tsx'
import { createMemoryDirectOrders, manyOrders } from './testing/index.ts'

const meta = {
  title: 'Modules/Direct orders/Long list',
  component: DirectOrders,
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const orders = manyOrders(300)
let letRestCome: () => void = () => undefined
const long = {
  orders,
  recentCount: 40,
  prepare: (memory: ReturnType<typeof createMemoryDirectOrders>) => {
    letRestCome = memory.hold('orders')
  },
}
const grid = () => screen.findByRole('grid')
const figures = () => screen.getByRole('region', { name: 'Auf einen Blick' })
const exporting = () => screen.getByRole('button', { name: 'Exportieren' })

export const First: Story = {
  name: 'What changed last is there first and opens; figures and export wait for all (DO-03, LAY-15)',
  ...flow(long, async ({ step }) => {
    await expect(await grid()).toHaveAttribute('aria-rowcount', '41')
    await step('Nothing is counted, summed or saved that is not whole', async () => {
      await expect(figures()).not.toHaveTextContent(/Bestellung|€/)
      await expect(screen.queryByText(/Ergebnis|\d Bestellungen/)).toBeNull()
      await expect(exporting()).toBeDisabled()
    })
    const firstName = screen.getAllByRole('rowheader')[0]!.textContent
    letRestCome()
    await waitFor(async () => expect(await grid()).toHaveAttribute('aria-rowcount', '301'))
    await expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(firstName)
    await expect(plain(figures().textContent)).toContain('300 Bestellungen')
    await expect(exporting()).toBeEnabled()
  }),
}

export const Narrowed: Story = {
  name: 'A search among orders that are still on their way finds nothing before all are there (DO-03)',
  ...flow(long, async ({ userEvent }) => {
    await expect(await grid()).toHaveAttribute('aria-rowcount', '41')
    await userEvent.type(screen.getByRole('searchbox'), 'Bestellung 00005')
    await waitFor(() => expect(screen.queryAllByRole('rowheader')).toHaveLength(0))
    await expect(screen.queryByText('Keine Bestellung passt')).toBeNull()
    letRestCome()
    await waitFor(async () => expect(await grid()).toHaveAttribute('aria-rowcount', '2'))
    await expect(screen.getByRole('searchbox')).toHaveValue('Bestellung 00005')
  }),
}

export const RestFails: Story = {
  name: 'When the rest does not come, what is there stays and the rest is asked for again (ALRT-02, LAY-15)',
  ...flow(
    {
      ...long,
      prepare: (memory) => {
        long.prepare(memory)
        memory.failNext('orders', new PortError({ code: 'unknown' }))
      },
    },
    async ({ userEvent }) => {
      await expect(await grid()).toHaveAttribute('aria-rowcount', '41')
      letRestCome()
      await expect(await screen.findByText(/^Ältere Bestellungen ließen sich nicht laden/)).toBeVisible() // prettier-ignore
      await expect(screen.getAllByRole('rowheader')[0]).toBeVisible()
      await expect(exporting()).toBeDisabled()
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await waitFor(() => expect(exporting()).toBeEnabled())
      await expect(await grid()).toHaveAttribute('aria-rowcount', '301')
    },
  ),
}
