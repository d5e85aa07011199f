import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { LinkCollection } from './LinkCollection.tsx'
import { fixedNow, mixedLinks, type MemoryLinkCollection } from './testing/index.ts'
import { flow } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Link collection/Audience',
  component: LinkCollection,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof LinkCollection>
export default meta
type Story = StoryObj<typeof meta>

const audienceOf = async ({ port, collectionId }: MemoryLinkCollection, name: string) =>
  (await port.collection(collectionId).load()).links.find((link) => link.name === name)?.audience
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Changing: Story = {
  name: 'Who sees a link is changed by its menu and taken back (PERM-14, T-08)',
  ...flow({ links: mixedLinks }, async ({ userEvent }, memory) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Aktionen für Kampagnenleistung' }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sichtbar für …' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Wer sieht „Kampagnenleistung“?' }),
    )
    // Nothing lies in a link.
    await expect(dialog.queryByRole('checkbox', { name: /alles darin/ })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Marketing/ }))
    await dialog.findByText('3 Personen sehen es dann nicht mehr')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await isClosed()
    await expect(await audienceOf(memory, 'Kampagnenleistung')).toEqual([10, 12])
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await waitFor(async () =>
      expect(await audienceOf(memory, 'Kampagnenleistung')).toEqual([11, 12]),
    )
  }),
}

export const Dialogs: Story = {
  name: 'A new link begins with the groups of its collection; both dialogs have the same chooser (PERM-14, FILE-16)',
  ...flow({ links: [], kinds: ['page'] }, async ({ userEvent, step }, memory) => {
    await step('New: for marketing alone it is asked, for both it is made', async () => {
      const [add] = await screen.findAllByRole('button', { name: 'Link hinzufügen' })
      await userEvent.click(add!)
      const dialog = within(await screen.findByRole('dialog'))
      const service = await dialog.findByRole('checkbox', { name: /^Kundenberatung/ })
      await expect(service).toBeChecked()
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Presseportal')
      await userEvent.type(dialog.getByRole('textbox', { name: /^Adresse/ }), 'presse.example')
      await userEvent.click(service)
      await userEvent.click(dialog.getByRole('button', { name: 'Link hinzufügen' }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Zurück zur Auswahl' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await userEvent.click(service)
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Link hinzufügen' }))
      await isClosed()
      await expect(await audienceOf(memory, 'Presseportal')).toEqual([11, 12, 13])
    })
    await step('Edited it shows its own groups, and saves other ones', async () => {
      await userEvent.click(
        await screen.findByRole('button', { name: 'Aktionen für Presseportal' }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
      const dialog = within(await screen.findByRole('dialog'))
      const management = dialog.getByRole('checkbox', { name: /^Kunde – Geschäftsleitung/ })
      await expect(management).toBeChecked()
      await userEvent.click(management)
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await isClosed()
      await expect(await audienceOf(memory, 'Presseportal')).toEqual([11, 12])
    })
  }),
}

export const Reader: Story = {
  name: 'Who only reads neither knows nor changes it (T-03, PERM-18)',
  ...flow({ links: mixedLinks, canEdit: false }, async () => {
    await screen.findByText('Kampagnenleistung')
    await expect(screen.queryByRole('button', { name: /^Aktionen für/ })).toBeNull()
  }),
}
