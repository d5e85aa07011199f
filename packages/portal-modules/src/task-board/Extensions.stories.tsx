import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateScreen } from '@atrium/design-system'
import { RefreshCw, Send } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { TaskBoard } from './TaskBoard.tsx'
import { createMemoryTasks, fixedNow, someBuckets, somePeople, someTasks } from './testing/index.ts'

const memory = createMemoryTasks({ buckets: someBuckets, tasks: someTasks, people: somePeople })
const nothing = createMemoryTasks({ buckets: someBuckets, people: somePeople })
const bare = createMemoryTasks({ buckets: [] })

const meta = {
  title: 'Modules/Task board/Extensions',
  component: TaskBoard,
  decorators: [inStoryHost({ now: () => fixedNow, params: { view: 'list' } })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: memory.port, listId: memory.listId },
} satisfies Meta<typeof TaskBoard>
export default meta
type Story = StoryObj<typeof meta>

const empty = <StateScreen kind="empty" title="Noch nichts aus SAP" />

export const Extended: Story = {
  name: 'Columns sort, commands stand in the menu of a row and above the list (T-01, TASK-01)',
  args: {
    columns: [{ id: 'effort', label: 'Aufwand', align: 'end', value: ({ title }) => title.length }],
    rowActions: [
      {
        id: 'send',
        label: 'An Jira senden',
        icon: Send,
        isHidden: ({ status }) => status === 'done',
        onAction: fn(),
      },
    ],
    toolbar: [{ id: 'sync', label: 'Mit Jira abgleichen', icon: RefreshCw, onAction: fn() }],
  },
  play: async ({ args }) => {
    const table = within(await screen.findByRole('grid', { name: 'Aufgaben' }))
    const head = table.getByRole('columnheader', { name: /^Aufwand/ })
    await userEvent.click(within(head).getAllByRole('button')[0]!)
    await waitFor(() =>
      expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('Rechnungsadresse prüfen'),
    )
    const openMenu = async (name: RegExp) => {
      await userEvent.pointer({ target: table.getByRole('row', { name }), keys: '[MouseRight]' })
      return within(await screen.findByRole('menu'))
    }
    const menu = await openMenu(/^Rechnungsadresse/)
    await expect(menu.getAllByRole('menuitem').at(-1)).toHaveTextContent('An Jira senden')
    await userEvent.click(menu.getByRole('menuitem', { name: 'An Jira senden' }))
    await expect(args.rowActions![0]!.onAction).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Rechnungsadresse prüfen' }),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const done = await openMenu(/^Kick-off/)
    await expect(done.queryByRole('menuitem', { name: 'An Jira senden' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Mit Jira abgleichen' }))
    await expect(args.toolbar![0]!.onAction).toHaveBeenCalledWith(
      expect.arrayContaining([expect.objectContaining({ title: 'Rechnungsadresse prüfen' })]),
    )
  },
}

export const Empty: Story = {
  name: 'Where there is no task, the host says so in its own way (T-01, TASK-01)',
  args: { port: nothing.port, empty },
  play: async () => {
    await expect(await screen.findByText('Noch nichts aus SAP')).toBeVisible()
    await expect(screen.queryByText('Nichts zu tun')).toBeNull()
  },
}

export const NoColumns: Story = {
  name: 'Where there is not even a column, the host says so in its own way (T-01, TASK-01)',
  args: { port: bare.port, empty },
  play: async () => {
    await expect(await screen.findByText('Noch nichts aus SAP')).toBeVisible()
    await expect(screen.queryByText('Dieses Board hat noch keine Spalten')).toBeNull()
  },
}
