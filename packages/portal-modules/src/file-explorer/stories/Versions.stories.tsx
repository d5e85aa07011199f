import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { formerDrafts, posterOf } from '../../kit/testing/posters.ts'
import { FileExplorer } from '../FileExplorer.tsx'
import { flow, rowOf } from '../testing/flow.tsx'
import { fixedNow, nothing, type Seed } from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Versions',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const poster: Seed = {
  name: 'Zitrone hoch.png',
  size: 7_025_459,
  modifiedAt: '2026-11-11T10:00:00',
  url: posterOf(2),
  former: formerDrafts,
}
const entries: readonly Seed[] = [poster, { name: 'Plan.pdf', size: 2_000_000 }]

/** By the row's menu, as by keyboard. */
async function openVersions(userEvent: UserEvent, name: string) {
  const row = await rowOf(name)
  await userEvent.click(within(row).getByRole('button', { name: /^Aktionen/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Versionen' }))
  return within(await screen.findByRole('dialog', { name: /^Versionen von/ }))
}
const numbersIn = (dialog: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  dialog
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.at-number')?.firstChild?.textContent)

export const Listing: Story = {
  name: 'Versions with who, when and how large; one is taken back, and undone (T-71)',
  ...flow({ entries, openViewer: fn() }, async ({ userEvent, step }) => {
    const dialog = await openVersions(userEvent, 'Zitrone')
    await step('The newest stands first and says that it counts', async () => {
      const items = await dialog.findAllByRole('listitem')
      await expect(items[0]).toHaveTextContent(/Version 2.*Aktuell.*Jonas Thiele.*7 MB/)
      await expect(items[0]).toHaveAttribute('aria-current', 'true')
      await expect(items[1]).toHaveTextContent(/Version 1.*3\.\s?(November|11\.).*Priya Raman/)
    })
    await step('Restoring makes a third version; the focus stays', async () => {
      const restore = dialog.getByRole('button', { name: 'Version 1 wiederherstellen' })
      restore.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(numbersIn(dialog)).toEqual(['Version 3', 'Version 2', 'Version 1']),
      )
      await expect(restore).toHaveFocus()
      await screen.findByText('Version 1 von „Zitrone hoch.png“ ist wieder aktuell')
    })
    await step('Undo makes what counted before count again', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
      const again = await openVersions(userEvent, 'Zitrone')
      await waitFor(() => expect(again.getAllByRole('listitem')).toHaveLength(4))
      await expect(again.getAllByRole('listitem')[0]).toHaveTextContent('Version 4')
    })
  }),
}

export const OnlyOne: Story = {
  name: 'With one version alone it says so, and takes a new one of the same kind (T-65, T-71)',
  ...flow({ entries }, async ({ userEvent, step }) => {
    const dialog = await openVersions(userEvent, 'Plan')
    await dialog.findByText(/Bisher gibt es nur diese Version/)
    await expect(dialog.queryByRole('button', { name: 'Versionen vergleichen' })).toBeNull()
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
    await expect(input.accept).toBe('.pdf')
    await step('Another kind of file is none', async () => {
      // A browser offers all files where somebody asks for them.
      input.accept = ''
      await userEvent.upload(input, new File(['x'], 'Plan.docx'))
      await screen.findByText('Eine neue Version muss wieder eine .pdf-Datei sein')
    })
    await step('Under whatever name it comes, it is the file’s next version', async () => {
      await userEvent.upload(input, new File(['neu'], 'Plan final (3).pdf'))
      await waitFor(() => expect(numbersIn(dialog)).toEqual(['Version 2', 'Version 1']))
    })
  }),
}

export const Opening: Story = {
  name: 'A version is looked at, or two of a picture are compared (D-09, T-71)',
  ...flow({ entries, openViewer: fn() }, async ({ userEvent }, memory) => {
    const { openViewer } = memory.port
    const id = memory.idOf('Zitrone hoch.png')
    const first = await openVersions(userEvent, 'Zitrone')
    await userEvent.click(await first.findByRole('button', { name: 'Version 1 ansehen' }))
    await expect(openViewer).toHaveBeenLastCalledWith(id, expect.anything(), { version: 1 })
    const second = await openVersions(userEvent, 'Zitrone')
    await userEvent.click(await second.findByRole('button', { name: 'Versionen vergleichen' }))
    await expect(openViewer).toHaveBeenLastCalledWith(id, expect.anything(), {
      compare: [1, 2],
      as: 'slider',
    })
  }),
}

export const ReadOnly: Story = {
  name: 'Who may not edit sees them, and neither restores nor adds (PERM-01, T-71)',
  ...flow({ entries, can: nothing, isStaff: false }, async ({ userEvent }) => {
    const dialog = await openVersions(userEvent, 'Zitrone')
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(2)
    await expect(dialog.queryByRole('button', { name: /wiederherstellen/ })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Neue Version hochladen' })).toBeNull()
    await expect(dialog.getAllByRole('button', { name: /herunterladen/ })).toHaveLength(2)
  }),
}

export const ByOthers: Story = {
  name: 'What others upload meanwhile comes by itself; a restore over it is refused and told (T-71)',
  ...flow({ entries }, async ({ userEvent, step }, memory) => {
    const id = memory.idOf('Zitrone hoch.png')
    const dialog = await openVersions(userEvent, 'Zitrone')
    await dialog.findAllByRole('listitem')
    await step('An open list follows', async () => {
      memory.others.renew(id, 1_000_000)
      await waitFor(() => expect(numbersIn(dialog)).toHaveLength(3))
    })
    await step('What was decided on an older state is refused', async () => {
      memory.failNext('restoreVersion', new PortError({ code: 'conflict', reason: 'stale' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Version 1 wiederherstellen' }))
      await screen.findByText(/ließ sich nicht wiederherstellen/)
      await expect(numbersIn(dialog)).toHaveLength(3)
    })
  }),
}

export const Failing: Story = {
  name: 'A list that does not come says why, and can be asked for again',
  ...flow({ entries }, async ({ userEvent }, memory) => {
    memory.failNext('versions', new PortError({ code: 'offline', retryable: false }))
    const dialog = await openVersions(userEvent, 'Zitrone')
    await dialog.findByText(/Keine Verbindung/)
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(2)
  }),
}

export const InDetails: Story = {
  name: 'The pane beside the list shows them too (T-60, T-71)',
  ...flow({ entries, openViewer: fn() }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vorschau' }))
    await userEvent.click(await rowOf('Zitrone'))
    const pane = within(await canvas.findByRole('complementary', { name: 'Details' }))
    await userEvent.click(await pane.findByText('Versionen (2)'))
    const list = await pane.findByRole('list', { name: 'Versionen von „Zitrone hoch.png“' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  }),
}
