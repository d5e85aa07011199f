import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { OpenViewer } from '../../kit/index.ts'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { createMemoryFileExplorer, fixedNow, sommerfrische } from '../testing/index.ts'

const openViewer = fn<OpenViewer>()
const memory = createMemoryFileExplorer({ entries: sommerfrische, openViewer })

const meta = {
  title: 'Modules/File explorer/Viewing',
  component: FileExplorer,
  args: { port: memory.port, rootId: memory.rootId, title: 'Dateien' },
  decorators: [inStoryHost({ now: () => fixedNow })],
  globals: { locale: 'de' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {
  name: 'Opening a file shows it among those of its folder, as they stand (FILE-13, VIEW-01)',
  play: async ({ userEvent, step }) => {
    openViewer.mockClear()
    const plan = await screen.findByRole('row', { name: /^.?Plan v3/ })
    await step('Enter shows it; folders are no files', async () => {
      plan.focus()
      await userEvent.keyboard('{Enter}')
      const [id, items] = openViewer.mock.lastCall!
      await expect(id).toBe(memory.idOf('Plan v3 – Sommerfrische.pdf'))
      await expect(items.map((item) => item.name)).toEqual([
        'Briefing Sommer 2027.docx',
        'Kick-off Nordkranz.pptx',
        'Megalight Motiv 02.png',
        'Plan v3 – Sommerfrische.pdf',
        'Spot 20s – Rohschnitt.mp4',
        'Streuplan TV KW 13–35.xlsx',
      ])
    })
    await step('Only what the filter leaves', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: /filtern/ }), 'plan')
      // The columns' names and two files.
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
      screen.getByRole('row', { name: /^.?Plan v3/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(openViewer.mock.lastCall![1]).toHaveLength(2)
    })
    await step('Its menu offers both, looking and downloading', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Aktionen für Plan v3/ }))
      await expect(await screen.findByRole('menuitem', { name: 'Herunterladen' })).toBeTruthy()
      await userEvent.click(screen.getByRole('menuitem', { name: 'Öffnen' }))
      await expect(openViewer).toHaveBeenCalledTimes(3)
    })
    await step('Who went on to another one in there comes back to that', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      openViewer.mock.lastCall![3]!(memory.idOf('Streuplan TV KW 13–35.xlsx'))
      await waitFor(() =>
        expect(screen.getByRole('row', { name: /^.?Streuplan TV/ })).toHaveFocus(),
      )
    })
  },
}
