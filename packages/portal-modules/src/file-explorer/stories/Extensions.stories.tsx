import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateScreen } from '@atrium/design-system'
import { RefreshCw, Send } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../../kit/StoryHost.tsx'
import { FileExplorer } from '../FileExplorer.tsx'
import { names, rowOf } from '../testing/flow.tsx'
import { createMemoryFileExplorer, fixedNow, sommerfrische } from '../testing/index.ts'

const memory = createMemoryFileExplorer({ entries: sommerfrische })
const nothing = createMemoryFileExplorer({ entries: [] })
const versions: Readonly<Record<string, number>> = {
  'Briefing Sommer 2027.docx': 3,
  'Kick-off Nordkranz.pptx': 12,
}

const meta = {
  title: 'Modules/File explorer/Extensions',
  component: FileExplorer,
  decorators: [inStoryHost({ now: () => fixedNow })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: memory.port, rootId: memory.rootId, title: 'Dateien' },
} satisfies Meta<typeof FileExplorer>
export default meta
type Story = StoryObj<typeof meta>

const empty = <StateScreen kind="empty" title="Noch nichts aus SAP" />

export const Extended: Story = {
  name: 'Columns stand where there is room and sort, folders first; commands stand in the menu of an entry and above the list (T-01, FILE-01)',
  args: {
    columns: [
      {
        id: 'version',
        label: 'Stand',
        align: 'end',
        width: 90,
        value: ({ name }) => versions[name],
      },
    ],
    rowActions: [
      {
        id: 'send',
        label: 'An das DAM senden',
        icon: Send,
        isHidden: ({ kind }) => kind === 'folder',
        onAction: fn(),
      },
    ],
    toolbar: [{ id: 'sync', label: 'Mit dem DAM abgleichen', icon: RefreshCw, onAction: fn() }],
  },
  play: async ({ args }) => {
    const row = await rowOf('Kick-off Nordkranz')
    await expect(within(row).getByText('12')).toBeVisible()
    const head = screen.getByRole('columnheader', { name: 'Stand' })
    // Name and figure stand in one line, so both rows have the same tracks.
    await expect(
      Math.abs(
        head.getBoundingClientRect().right -
          within(row).getByText('12').getBoundingClientRect().right,
      ),
    ).toBeLessThan(2)
    await userEvent.click(within(head).getByRole('button'))
    await waitFor(() =>
      expect(names().slice(0, 4)).toEqual([
        'Kreation',
        'Mediapläne 2027',
        'Briefing Sommer 2027.docx',
        'Kick-off Nordkranz.pptx',
      ]),
    )
    await userEvent.click(within(head).getByRole('button'))
    await waitFor(() =>
      expect(names().slice(2, 4)).toEqual(['Kick-off Nordkranz.pptx', 'Briefing Sommer 2027.docx']),
    )
    await userEvent.pointer({ target: await rowOf('Briefing'), keys: '[MouseRight]' })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'An das DAM senden' }))
    await expect(args.rowActions![0]!.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Briefing Sommer 2027.docx' }),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Mit dem DAM abgleichen' }))
    await expect(args.toolbar![0]!.onAction).toHaveBeenCalled()
  },
}

export const Empty: Story = {
  name: 'Where a folder is empty, the host says so in its own way (T-01, FILE-01)',
  args: { port: nothing.port, rootId: nothing.rootId, empty },
  play: async () => {
    await expect(await screen.findByText('Noch nichts aus SAP')).toBeVisible()
    await expect(screen.queryByText('Dieser Ordner ist noch leer')).toBeNull()
  },
}
