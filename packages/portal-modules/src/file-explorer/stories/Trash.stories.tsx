import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../../kit/port-error.ts'
import { inStoryHost, StoryHost } from '../../kit/StoryHost.tsx'
import type { FileExplorerPort } from '../file-explorer.port.ts'
import { FileExplorer } from '../FileExplorer.tsx'
import {
  createMemoryFileExplorer,
  fixedNow,
  sommerfrische,
  type MemoryFileExplorer,
  type Seed,
} from '../testing/index.ts'

const meta = {
  title: 'Modules/File explorer/Trash',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

/** A trash in which these lie, in the order in which they were deleted. */
function trash(
  deleted: readonly string[],
  play: (
    context: Parameters<NonNullable<Story['play']>>[0],
    memory: MemoryFileExplorer,
  ) => Promise<void>,
  {
    entries = sommerfrische,
    prepare = (_memory: MemoryFileExplorer): void => undefined,
    openViewer,
    isStaff = true,
  }: {
    entries?: readonly Seed[]
    prepare?: (memory: MemoryFileExplorer) => void
    openViewer?: FileExplorerPort['openViewer']
    isStaff?: boolean
  } = {},
): Story {
  const build = async () => {
    const memory = createMemoryFileExplorer({ entries, isStaff })
    for (const name of deleted)
      await memory.port.remove({ ids: [memory.idOf(name)], commandId: `delete ${name}` })
    prepare(memory)
    return memory
  }
  const { port, rootId } = createMemoryFileExplorer({ entries, isStaff })
  return {
    args: { port, rootId, title: 'Dateien' },
    loaders: [async () => ({ memory: await build() })],
    render: (args, { loaded }) => {
      const { memory } = loaded as { memory: MemoryFileExplorer }
      return (
        <StoryHost now={() => fixedNow} path={['trash']}>
          <FileExplorer
            {...args}
            port={{ ...memory.port, ...(openViewer && { openViewer }) }}
            rootId={memory.rootId}
          />
        </StoryHost>
      )
    },
    play: (context) => play(context, (context.loaded as { memory: MemoryFileExplorer }).memory),
  }
}
const row = (name: RegExp) => screen.findByRole('row', { name })

export const Restoring: Story = {
  name: 'What was deleted, where it was, by whom and when; back with one press (T-66)',
  ...trash(['Streuplan Q1.xlsx', 'Plan v3 – Sommerfrische.pdf'], async ({ userEvent }, memory) => {
    const plan = await row(/Plan v3/)
    await expect(plan).toHaveTextContent('Maren Lindqvist')
    await expect(plan).toHaveTextContent('noch 30 Tage')
    await expect(await row(/Streuplan Q1/)).toHaveTextContent(
      'Sommerfrische 2027 › Mediapläne 2027',
    )
    await userEvent.click(
      screen.getByRole('button', { name: 'Plan v3 – Sommerfrische.pdf wiederherstellen' }),
    )
    await screen.findByText('„Plan v3 – Sommerfrische.pdf“ ist wieder da')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Plan v3/ })).toBeNull())
    const { entries } = await memory.port.folder(memory.rootId).load()
    await expect(entries.map(({ name }) => name)).toContain('Plan v3 – Sommerfrische.pdf')
    await userEvent.click(screen.getByRole('button', { name: 'Anzeigen' }))
    await expect(await screen.findByRole('grid', { name: /Dateien und Ordner/ })).toBeVisible()
  }),
}

export const Several: Story = {
  name: 'Several at once, folders before what lay in them (T-66)',
  ...trash(['Streuplan Q1.xlsx', 'Mediapläne 2027'], async ({ userEvent }, memory) => {
    await expect(await row(/Streuplan Q1/)).toHaveTextContent('Der Ordner ist auch gelöscht')
    await expect(
      screen.getByRole('button', { name: 'Streuplan Q1.xlsx wiederherstellen' }),
    ).toBeDisabled()
    for (const name of [/Streuplan Q1/, /^.?Mediapläne 2027/])
      await userEvent.click(within(await row(name)).getByRole('checkbox'))
    const bar = within(await screen.findByRole('toolbar', { name: '2 ausgewählt' }))
    await userEvent.click(bar.getByRole('button', { name: 'Wiederherstellen' }))
    await screen.findByText('2 Elemente wiederhergestellt')
    const empty = await screen.findByText('Der Papierkorb ist leer')
    // Nobody is thrown out of the page with what was pressed.
    await waitFor(() => expect(document.activeElement?.contains(empty)).toBe(true))
    await expect(document.activeElement).not.toBe(document.body)
    const { entries } = await memory.port.folder(memory.idOf('Mediapläne 2027')).load()
    await expect(entries.map(({ name }) => name)).toContain('Streuplan Q1.xlsx')
  }),
}

export const NameTaken: Story = {
  name: 'The name is taken by now: both are shown, and which stays is asked (T-65)',
  ...trash(
    ['Plan v3 – Sommerfrische.pdf'],
    async ({ userEvent }, memory) => {
      await row(/Plan v3/)
      await userEvent.click(screen.getByRole('button', { name: /^Plan v3.* wiederherstellen/ }))
      const dialog = within(
        await screen.findByRole('dialog', { name: /gibt es in „Sommerfrische/ }),
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Beide behalten' }))
      await screen.findByText('„Plan v3 – Sommerfrische (2).pdf“ ist wieder da')
      const { entries } = await memory.port.folder(memory.rootId).load()
      await expect(entries.map(({ name }) => name)).toContain('Plan v3 – Sommerfrische (2).pdf')
    },
    {
      prepare: (memory) =>
        void memory.others.addFile(memory.rootId, {
          name: 'Plan v3 – Sommerfrische.pdf',
          size: 12_000,
        }),
    },
  ),
}

export const NameTakenReplaced: Story = {
  name: 'The name is taken by now: replacing makes a version of the file that has it (T-65, T-71)',
  ...trash(
    ['Plan v3 – Sommerfrische.pdf'],
    async ({ userEvent }, memory) => {
      await row(/Plan v3/)
      await userEvent.click(screen.getByRole('button', { name: /^Plan v3.* wiederherstellen/ }))
      const dialog = within(
        await screen.findByRole('dialog', { name: /gibt es in „Sommerfrische/ }),
      )
      await expect(dialog.getByText(/„Ersetzen“ macht sie zur neuen Version/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Ersetzen' }))
      await screen.findByText('„Plan v3 – Sommerfrische.pdf“ ist wieder da')
      await waitFor(() => expect(screen.queryByRole('row', { name: /Plan v3/ })).toBeNull())
      const { entries } = await memory.port.folder(memory.rootId).load()
      const [young] = entries.filter(({ name }) => name === 'Plan v3 – Sommerfrische.pdf')
      await expect(await memory.port.versions!(young!.id).load()).toHaveLength(2)
      await expect(await memory.port.trash!(memory.rootId).load()).toEqual([])
    },
    {
      prepare: (memory) =>
        void memory.others.addFile(memory.rootId, {
          name: 'Plan v3 – Sommerfrische.pdf',
          size: 12_000,
        }),
    },
  ),
}

export const FolderNameTaken: Story = {
  name: 'A folder’s name is taken: it is asked first, then what lay in it comes back, too (T-65, T-66)',
  ...trash(
    ['Streuplan Q1.xlsx', 'Mediapläne 2027'],
    async ({ userEvent }, memory) => {
      for (const name of [/Streuplan Q1/, /^.?Mediapläne 2027/])
        await userEvent.click(within(await row(name)).getByRole('checkbox'))
      const bar = within(await screen.findByRole('toolbar', { name: '2 ausgewählt' }))
      await userEvent.click(bar.getByRole('button', { name: 'Wiederherstellen' }))
      const dialog = within(await screen.findByRole('dialog', { name: /Mediapläne 2027/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Beide behalten' }))
      await screen.findByText('2 Elemente wiederhergestellt')
      await expect(screen.queryByText(/ließ sich nicht wiederherstellen/)).toBeNull()
      const { entries } = await memory.port.folder(memory.idOf('Mediapläne 2027 (2)')).load()
      await expect(entries.map(({ name }) => name)).toContain('Streuplan Q1.xlsx')
    },
    {
      prepare: (memory) =>
        void memory.others.addFile(memory.rootId, { name: 'Mediapläne 2027', entries: [] }),
    },
  ),
}

export const Empty: Story = {
  name: 'Nothing was deleted: one sentence, and the way back (T-66)',
  ...trash([], async ({ userEvent }) => {
    await screen.findByText('Der Papierkorb ist leer')
    await userEvent.click(screen.getByRole('button', { name: 'Zu den Dateien' }))
    await screen.findByRole('grid', { name: /Dateien und Ordner/ })
    await userEvent.click(screen.getByRole('button', { name: 'Papierkorb' }))
    await screen.findByText('Der Papierkorb ist leer')
  }),
}

export const Failed: Story = {
  name: 'It could not be loaded: why, and once more',
  ...trash(
    ['Plan v3 – Sommerfrische.pdf'],
    async ({ userEvent }) => {
      await screen.findByText('Der Papierkorb konnte nicht geladen werden')
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
      await row(/Plan v3/)
    },
    {
      prepare: (memory) =>
        memory.failNext('trash', new PortError({ code: 'unknown', retryable: false })),
    },
  ),
}

const openViewer = fn()

export const Looking: Story = {
  name: 'A deleted file is looked at before it comes back or goes for good (T-66)',
  ...trash(
    ['Plan v3 – Sommerfrische.pdf', 'Mediapläne 2027'],
    async ({ userEvent }, memory) => {
      openViewer.mockClear()
      await userEvent.click(within(await row(/Plan v3/)).getByRole('button', { name: /^Aktionen/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Öffnen' }))
      const id = memory.idOf('Plan v3 – Sommerfrische.pdf')
      await expect(openViewer).toHaveBeenCalledWith(id, [
        expect.objectContaining({ id, name: 'Plan v3 – Sommerfrische.pdf' }),
      ])
    },
    { openViewer },
  ),
}

export const ForGood: Story = {
  name: 'Removing for good is asked first and cannot be undone; several at once, apart from the way back (T-08, T-66)',
  ...trash(
    ['Plan v3 – Sommerfrische.pdf', 'Streuplan Q1.xlsx', 'Mediapläne 2027'],
    async ({ userEvent, step }, memory) => {
      await step('One, by its menu', async () => {
        await userEvent.click(
          within(await row(/Plan v3/)).getByRole('button', { name: /^Aktionen/ }),
        )
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Endgültig löschen' }))
        const question = within(
          await screen.findByRole('alertdialog', {
            name: '„Plan v3 – Sommerfrische.pdf“ endgültig löschen?',
          }),
        )
        await waitFor(() =>
          expect(question.getByText(/mit allen Versionen vom Server entfernt/)).toBeVisible(),
        )
        await userEvent.click(question.getByRole('button', { name: 'Endgültig löschen' }))
        await screen.findByText('„Plan v3 – Sommerfrische.pdf“ ist endgültig gelöscht')
        await waitFor(() => expect(screen.queryByRole('row', { name: /Plan v3/ })).toBeNull())
      })
      await step('Several, with what lay in a folder', async () => {
        for (const name of [/Streuplan Q1/, /^.?Mediapläne 2027/])
          await userEvent.click(within(await row(name)).getByRole('checkbox'))
        const bar = within(await screen.findByRole('toolbar', { name: '2 ausgewählt' }))
        const box = (name: string) => bar.getByRole('button', { name }).getBoundingClientRect()
        await expect(
          box('Endgültig löschen').left - box('Wiederherstellen').right,
        ).toBeGreaterThanOrEqual(24)
        await userEvent.click(bar.getByRole('button', { name: 'Endgültig löschen' }))
        const question = within(
          await screen.findByRole('alertdialog', { name: '2 Elemente endgültig löschen?' }),
        )
        await userEvent.click(question.getByRole('button', { name: 'Endgültig löschen' }))
        await screen.findByText('2 Elemente endgültig gelöscht')
        await screen.findByText('Der Papierkorb ist leer')
        await expect(await memory.port.trash!(memory.rootId).load()).toEqual([])
      })
    },
  ),
}

export const ClientsCannot: Story = {
  name: 'Who may not remove for good is not offered it (T-66)',
  ...trash(
    ['Plan v3 – Sommerfrische.pdf'],
    async ({ userEvent }) => {
      await userEvent.click(within(await row(/Plan v3/)).getByRole('button', { name: /^Aktionen/ }))
      await screen.findByRole('menuitem', { name: 'Wiederherstellen' })
      await expect(screen.queryByRole('menuitem', { name: 'Endgültig löschen' })).toBeNull()
    },
    { isStaff: false },
  ),
}
