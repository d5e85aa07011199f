import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, rowOf } from '../testing/flow.tsx'
import { fixedNow, nothing, type Seed } from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Sharing',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
  args: { sharesFiles: true },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const entries: readonly Seed[] = [
  { name: 'Druckdaten.pdf', size: 2_000_000 },
  { name: 'Logo.svg', size: 20_000 },
]

async function openShare(userEvent: UserEvent, name: string) {
  const row = await rowOf(name)
  await userEvent.click(within(row).getByRole('button', { name: /^Aktionen/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Link für Außenstehende' }))
  return within(await screen.findByRole('dialog'))
}

export const Giving: Story = {
  name: 'A link for somebody without an account: made, listed, and taken back (T-73)',
  ...flow({ entries }, async ({ userEvent, step }) => {
    const dialog = await openShare(userEvent, 'Druckdaten')
    await step(
      'A password that is too short is told at its field, and nothing is made',
      async () => {
        await userEvent.type(
          dialog.getByRole('textbox', { name: /^Für wen/ }),
          'Druckerei Holzmann',
        )
        await userEvent.type(dialog.getByLabelText('Kennwort'), 'kurz')
        await userEvent.click(dialog.getByRole('button', { name: 'Link erstellen' }))
        await waitFor(() => expect(dialog.getByLabelText('Kennwort')).toBeInvalid())
        await expect(dialog.queryByRole('list')).toBeNull()
      },
    )
    await step('Then it stands there to be copied, and among the links of the file', async () => {
      await userEvent.type(dialog.getByLabelText('Kennwort'), ' aber länger')
      await userEvent.click(dialog.getByRole('button', { name: 'Link erstellen' }))
      const address = await dialog.findByRole<HTMLInputElement>('textbox', {
        name: 'Adresse zum Weitergeben',
      })
      await expect(address.value).toContain('/share?key=')
      const item = await dialog.findByRole('listitem')
      await expect(item).toHaveTextContent(/Druckerei Holzmann.*gültig bis.*noch nicht geöffnet/)
      await expect(within(item).getByRole('img', { name: 'mit Kennwort' })).toBeVisible()
    })
    await step('Taken back it is gone, and the focus is still in the dialog', async () => {
      await userEvent.click(
        dialog.getByRole('button', { name: 'Link für Druckerei Holzmann zurücknehmen' }),
      )
      await waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull())
      await expect(dialog.queryByRole('textbox', { name: 'Adresse zum Weitergeben' })).toBeNull()
      await waitFor(() =>
        expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
      )
    })
  }),
}

export const All: Story = {
  name: 'All links that there are, by file; without any it says where they are made (T-73)',
  ...flow({ entries }, async ({ userEvent }, memory) => {
    await rowOf('Logo')
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Links für Außenstehende' }))
      return within(await screen.findByRole('dialog', { name: 'Links für Außenstehende' }))
    }
    const empty = await open()
    await waitFor(() => expect(empty.getByText(/im Menü einer Datei/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    for (const [at, name] of ['Druckdaten.pdf', 'Logo.svg'].entries())
      await memory.port.shares!.add({ entryId: memory.idOf(name), days: 7, commandId: `all-${at}` })
    const list = await open()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/Logo\.svg.*gültig bis/)
  }),
}

export const Folders: Story = {
  name: 'A folder is given away with all that comes into it, and is known among all links (T-73)',
  ...flow(
    { entries: [...entries, { name: 'Druckunterlagen', entries: [] }] },
    async ({ userEvent, step }) => {
      const dialog = await openShare(userEvent, 'Druckunterlagen')
      await step('It says that what is added later is given, too', async () => {
        await waitFor(() => expect(dialog.getByText(/auch was später dazukommt/)).toBeVisible())
        await userEvent.click(dialog.getByRole('button', { name: 'Link erstellen' }))
        await expect(await dialog.findByRole('listitem')).toHaveTextContent(/Ohne Angabe/)
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      })
      await step('Among all links a folder is told from a file', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Links für Außenstehende' }))
        const all = within(await screen.findByRole('dialog', { name: 'Links für Außenstehende' }))
        const item = await all.findByRole('listitem')
        await expect(item).toHaveTextContent('Druckunterlagen')
        await expect(within(item).getByRole('img', { name: 'Ordner' })).toBeVisible()
      })
    },
  ),
}

export const Failing: Story = {
  name: 'What fails says why, and what was typed is kept',
  ...flow({ entries }, async ({ userEvent }, memory) => {
    const dialog = await openShare(userEvent, 'Logo')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Für wen/ }), 'Messebauer')
    memory.failNext('shares', new PortError({ code: 'offline' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Link erstellen' }))
    await expect(await dialog.findByText(/Keine Verbindung/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Für wen/ })).toHaveValue('Messebauer')
    await userEvent.click(dialog.getByRole('button', { name: 'Link erstellen' }))
    await expect(await dialog.findByRole('listitem')).toHaveTextContent('Messebauer')
  }),
}

export const NotForReaders: Story = {
  name: 'Who may not change a file gives no link to it (T-73, PERM-01)',
  ...flow({ entries, can: nothing }, async ({ userEvent }) => {
    const row = await rowOf('Logo')
    await expect(screen.queryByRole('button', { name: 'Links für Außenstehende' })).toBeNull()
    await userEvent.click(within(row).getByRole('button', { name: /^Aktionen/ }))
    await screen.findByRole('menu')
    await expect(screen.queryByRole('menuitem', { name: 'Link für Außenstehende' })).toBeNull()
  }),
}

export const Phone: Story = {
  name: 'On a phone, in the dark, in English',
  globals: { viewport: { value: 'phone' }, locale: 'en', mode: 'dark' },
  ...flow({ entries }, async ({ userEvent }) => {
    const row = await rowOf('Logo')
    await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Link for outsiders' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect(await dialog.findByRole('listitem')).toHaveTextContent(
      /Not stated.*not opened yet/,
    )
  }),
}

export const Requesting: Story = {
  name: 'Files are asked for into a folder by a link with a text, an end and limits (T-73, FILE-12)',
  ...flow(
    {
      entries: [
        { name: 'Anlieferung', entries: [] },
        { name: 'Logo.svg', sentBy: 'Nora Beck' },
      ],
    },
    async ({ userEvent, step }) => {
      const row = await rowOf('Anlieferung')
      await userEvent.click(within(row).getByRole('button', { name: /^Aktionen/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Dateien anfordern' }))
      const dialog = within(await screen.findByRole('dialog', { name: /„Anlieferung“ anfordern/ }))
      await step(
        'Then the link stands there to be copied, and among those of the folder',
        async () => {
          await userEvent.type(
            dialog.getByRole('textbox', { name: /Was brauchen Sie/ }),
            'Bitte die Druckdaten',
          )
          await userEvent.click(dialog.getByRole('button', { name: 'Link erstellen' }))
          const address = await dialog.findByRole<HTMLInputElement>('textbox', {
            name: 'Adresse zum Weitergeben',
          })
          await expect(address.value).toContain('/share?key=')
          const item = await dialog.findByRole('listitem')
          await expect(item).toHaveTextContent(/Bitte die Druckdaten.*gültig bis.*noch nichts angekommen/) // prettier-ignore
        },
      )
      await step('It stands among all links, and is ended there', async () => {
        await userEvent.click(dialog.getAllByRole('button', { name: 'Schließen' }).at(-1)!)
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await userEvent.click(screen.getByRole('button', { name: 'Links für Außenstehende' }))
        const all = within(await screen.findByRole('dialog'))
        const item = await all.findByRole('listitem')
        await expect(within(item).getByRole('img', { name: 'Dateien anfordern' })).toBeVisible()
        await userEvent.click(within(item).getByRole('button', { name: /zurücknehmen$/ }))
        await waitFor(() => expect(all.queryByRole('listitem')).toBeNull())
      })
    },
  ),
}

export const RequestingOnAPhone: Story = {
  name: 'Asking for files on a phone, in the dark, in English',
  globals: { viewport: { value: 'phone' }, locale: 'en', mode: 'dark' },
  ...flow({ entries: [{ name: 'Anlieferung', entries: [] }] }, async ({ userEvent }) => {
    const row = await rowOf('Anlieferung')
    await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Request files' }))
    await screen.findByRole('dialog', { name: /Request files for “Anlieferung”/ })
  }),
}
