import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { StoryHost } from '../kit/StoryHost.tsx'
import { Customers } from './Customers.tsx'
import { createMemoryCustomers, type MemoryCustomers, type MemoryOptions } from './testing/index.ts'

const meta = {
  title: 'Modules/Clients',
  component: Customers,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
} satisfies Meta<typeof Customers>
export default meta
type Story = StoryObj<typeof meta>

const flow = (
  { prepare, ...options }: MemoryOptions & { prepare?: (memory: MemoryCustomers) => void },
  play: (memory: MemoryCustomers) => Promise<void>,
): Story => {
  let memory = createMemoryCustomers(options)
  return {
    args: { port: memory.port },
    loaders: [
      () => {
        memory = createMemoryCustomers(options)
        prepare?.(memory)
        return { memory }
      },
    ],
    render: (_args, { loaded, globals }) => (
      <StoryHost locale={globals.locale === 'en' ? 'en' : 'de'}>
        <Customers port={(loaded as { memory: MemoryCustomers }).memory.port} />
      </StoryHost>
    ),
    play: () => play(memory),
  }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const row = (name: RegExp) => screen.findByRole('row', { name })
const fromMenu = async (name: RegExp, item: string) => {
  await userEvent.click(within(await row(name)).getByRole('button', { name: /Aktionen/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

export const Playground: Story = flow({ latency: 300 }, async () => undefined)

export const Kept: Story = {
  name: 'One is added, called something else, archived and taken back with one press (ADM-09, T-08)',
  ...flow({}, async (memory) => {
    await press('Kunden hinzufügen')
    const form = within(await screen.findByRole('dialog', { name: 'Kunden hinzufügen' }))
    const name = form.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, 'alpenquell getränke ag')
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }))
    await form.findByText('So heißt schon ein anderer Kunde dieser Anwendung.')
    await userEvent.clear(name)
    await userEvent.type(name, 'Talwind AG')
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await row(/Talwind AG/)
    await fromMenu(/Talwind AG/, 'Umbenennen')
    const again = within(await screen.findByRole('dialog', { name: 'Talwind AG umbenennen' }))
    const field = again.getByRole('textbox', { name: /^Name/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Talwind SE')
    await userEvent.click(again.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(memory.all().at(-1)).toMatchObject({ name: 'Talwind SE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await row(/Talwind SE/)
    await fromMenu(/Talwind SE/, 'Archivieren')
    await waitFor(() => expect(memory.all().at(-1)).toMatchObject({ isArchived: true }))
    await press('Rückgängig')
    await waitFor(() => expect(memory.all().at(-1)).toMatchObject({ isArchived: false }))
  }),
}

export const Shared: Story = {
  name: 'One that another application has as well keeps its name, and it says why',
  ...flow({}, async () => {
    await userEvent.click(within(await row(/Export/)).getByRole('button', { name: /Aktionen/ }))
    const item = await screen.findByRole('menuitem', { name: /^Umbenennen/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveTextContent('Auch eine andere Anwendung führt ihn')
  }),
}

export const Empty: Story = {
  name: 'An application without clients says what they are for, and offers the first',
  ...flow({ customers: [] }, async () => {
    await expect(await screen.findByText('Noch keine Kunden')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Kunden hinzufügen' })).toBeVisible()
  }),
}

export const Forbidden: Story = {
  name: 'Who may not manage them hears who may',
  ...flow(
    { prepare: ({ failNext }) => failNext('customers', new PortError({ code: 'forbidden' })) },
    async () => {
      await expect(await screen.findByText('Kunden können Sie nicht verwalten')).toBeVisible()
    },
  ),
}
