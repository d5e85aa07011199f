import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateScreen } from '@atrium/design-system'
import { RefreshCw, Send } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { Contacts } from './Contacts.tsx'
import { createMemoryContacts, someContacts } from './testing/index.ts'

const memory = createMemoryContacts({ contacts: someContacts, canEdit: false })
const nothing = createMemoryContacts({ contacts: [] })
const nothingToRead = createMemoryContacts({ contacts: [], canEdit: false })

const meta = {
  title: 'Modules/Contacts/Extensions',
  component: Contacts,
  decorators: [inStoryHost({})],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: memory.port, listId: memory.listId, title: 'Kontakte' },
} satisfies Meta<typeof Contacts>
export default meta
type Story = StoryObj<typeof meta>

const empty = <StateScreen kind="empty" title="Noch nichts aus SAP" />

export const Extended: Story = {
  name: 'Columns are lines of the cards; commands stand in the menu of a card, also where there was none, and above the list (T-01, CON-01)',
  args: {
    columns: [{ id: 'region', label: 'Region', value: ({ id }) => (id === 1 ? 'Nord' : null) }],
    rowActions: [
      {
        id: 'chat',
        label: 'In Teams schreiben',
        icon: Send,
        isHidden: ({ id }) => id === 3,
        onAction: fn(),
      },
    ],
    toolbar: [{ id: 'sync', label: 'Mit Outlook abgleichen', icon: RefreshCw, onAction: fn() }],
  },
  play: async ({ args }) => {
    const [aylin, friederike, miriam] = (await screen.findAllByRole('article')).map((card) =>
      within(card.closest('li')!),
    )
    await expect(aylin!.getByText('Nord')).toBeVisible()
    await expect(friederike!.getByText('–')).toBeVisible()
    await userEvent.click(aylin!.getByRole('button', { name: /^Aktionen/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In Teams schreiben' }))
    await expect(args.rowActions![0]!.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ lastName: 'Kaya' }),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(miriam!.queryByRole('button', { name: /^Aktionen/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Mit Outlook abgleichen' }))
    await expect(args.toolbar![0]!.onAction).toHaveBeenCalledWith([
      expect.objectContaining({ id: 1 }),
      expect.objectContaining({ id: 2 }),
      expect.objectContaining({ id: 3 }),
    ])
  },
}

export const Empty: Story = {
  name: 'Where there is no contact, the host says so in its own way (T-01, CON-01)',
  args: { port: nothing.port, empty },
  play: async () => {
    await expect(await screen.findByText('Noch nichts aus SAP')).toBeVisible()
    await expect(screen.queryByText('Noch keine Kontakte')).toBeNull()
    // Its own empty state adds nothing: the heading does.
    await expect(screen.getByRole('button', { name: 'Excel und CSV' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Kontakt hinzufügen' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const EmptyToRead: Story = {
  name: 'Whoever adds no contacts is offered none where the host speaks of the empty list (T-01, CON-01)',
  args: { port: nothingToRead.port, empty },
  play: async () => {
    await expect(await screen.findByText('Noch nichts aus SAP')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Kontakt hinzufügen' })).toBeNull()
  },
}
