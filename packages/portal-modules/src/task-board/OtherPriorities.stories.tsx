import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inStoryHost } from '../kit/StoryHost.tsx'
import { addValues } from '../kit/vocabulary/values.ts'
import { TaskBoard } from './TaskBoard.tsx'
import { buildTask, createMemoryTasks, fixedNow, someBuckets } from './testing/index.ts'

const tasks = [
  buildTask({ id: 1, title: 'Server steht', priority: 'blocker' }),
  buildTask({ id: 2, title: 'Text kürzen', priority: 'nice_to_have' }),
  buildTask({ id: 3, title: 'Motiv tauschen', priority: 'low' }),
]
const memory = createMemoryTasks({ buckets: someBuckets, tasks })

const meta = {
  title: 'Modules/Task board/Other priorities',
  component: TaskBoard,
  decorators: [inStoryHost({ now: () => fixedNow, params: { view: 'list' } })],
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: memory.port, listId: memory.listId },
  // Stories share one page: the next one knows nothing of it.
  beforeEach: () =>
    addValues('task.priority', {
      blocker: { label: { de: 'Blockiert alles', en: 'Blocker' }, icon: Flame, tone: 'bad' },
    }),
} satisfies Meta<typeof TaskBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  name: "Priorities of another product's server are shown, sorted behind ours and filtered by; one that nobody named is readable (T-01, TASK-04)",
  play: async () => {
    const table = within(await screen.findByRole('grid', { name: 'Aufgaben' }))
    await expect(table.getByText('Blockiert alles')).toBeVisible()
    await expect(table.getByText('Nice to have')).toBeVisible()
    const titles = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const head = table.getByRole('columnheader', { name: /^Priorität/ })
    await userEvent.click(within(head).getAllByRole('button')[0]!)
    await waitFor(() => expect(titles()).toEqual(['Motiv tauschen', 'Server steht', 'Text kürzen']))
    const buttons = screen.getAllByRole('button', { name: /^Priorität/ })
    await userEvent.click(buttons.find((button) => !button.closest('[role=grid]'))!)
    await expect(
      await screen.findByRole('menuitemcheckbox', { name: 'Nice to have' }),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Blockiert alles' }))
    await waitFor(() => expect(titles()).toEqual(['Server steht']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const FilteredByNone: Story = {
  name: 'A filter by a priority and a tag that no task has is seen, and can be taken away (T-01, TASK-13)',
  decorators: [
    inStoryHost({
      now: () => fixedNow,
      params: { view: 'list', priority: 'vital', tag: 'Herbst' },
    }),
  ],
  play: async () => {
    const takeAway = async (filter: RegExp, value: string) => {
      await userEvent.click(await screen.findByRole('button', { name: filter }))
      const chosen = await screen.findByRole('menuitemcheckbox', { name: value })
      await expect(chosen).toBeChecked()
      await userEvent.click(chosen)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await takeAway(/^Schlagwort.*Herbst/, 'Herbst')
    await expect(screen.queryByRole('row', { name: /Server steht/ })).toBeNull()
    await takeAway(/^Priorität.*Vital/, 'Vital')
    await expect(await screen.findByRole('row', { name: /Server steht/ })).toBeVisible()
  },
}
