import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { taskCard } from '../../stories/boardCard.tsx'
import { boardColumns, type BoardTask } from '../../stories/boardTasks.ts'
import { Board } from './Board.tsx'
import { getKey, getText, Held } from './samples.tsx'

const columns = Array.from({ length: 24 }, (_, at) => {
  const [column] = boardColumns(4)
  const items = column!.items.map((task) => ({ ...task, id: `${task.id}-${at}` }))
  return { ...column!, id: `wide${at}`, title: `Spalte ${at + 1}`, items }
})
const cards = (column: number) =>
  document.querySelectorAll(`[data-at-column=wide${column}] .at-board-card`).length

const first: number[] = []
/** Notes what the first columns and the last one hold with the first picture. */
function Noting({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    first.splice(0, first.length, cards(0), cards(1), cards(23))
  }, [])
  return children
}

const meta = {
  title: 'Components/Collections/Board/Wide',
  component: Board<BoardTask>,
  args: { label: 'Aufgaben', columns, getKey, getText, renderCard: taskCard, height: '560px' },
  argTypes: { columns: { control: false } },
  render: (args) => (
    <Noting>
      <Held {...args} />
    </Noting>
  ),
} satisfies Meta<typeof Board<BoardTask>>
export default meta
type Story = StoryObj<typeof meta>

export const OutOfSight: Story = {
  name: 'What is far out of sight comes a moment later, or as soon as somebody turns to the board',
  play: async () => {
    await expect(first).toEqual([4, 4, 0])
    await waitFor(() => expect(cards(23)).toBe(4))
  },
}
