import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { taskCard } from '../../stories/boardCard.tsx'
import { boardColumns, type BoardTask } from '../../stories/boardTasks.ts'
import { Button } from '../Button/index.ts'
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

const high = boardColumns(60).slice(0, 1)

export const ComesBack: Story = {
  name: 'A board that comes back shows the cards that were in sight, where the page scrolls to its place again',
  args: { columns: high, estimatedHeight: 40 },
  render: function Render(args) {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <Button onPress={() => setShown(!isShown)}>Hin und her</Button>
        {isShown && <Board {...args} />}
      </>
    )
  },
  play: async ({ canvas }) => {
    const column = () => document.querySelector<HTMLElement>('[data-at-scroll]')
    const inSight = () => {
      const { top } = column()!.getBoundingClientRect()
      const cards = [...document.querySelectorAll('.at-board-card')]
      return cards.find((card) => card.getBoundingClientRect().bottom > top)?.textContent
    }
    const there = canvas.getByRole('button', { name: 'Hin und her' })
    await waitFor(() => expect(column()).not.toBeNull())
    // Card by card, as somebody scrolls: each is measured on the way.
    for (let at = 0; at < 8; at++) {
      column()!.scrollTop += 300
      await waitFor(() => expect(inSight()).toBeDefined())
    }
    const before = { top: column()!.scrollTop, card: inSight() }
    await userEvent.click(there)
    await waitFor(() => expect(column()).toBeNull())
    await userEvent.click(there)
    await waitFor(() => expect(column()).not.toBeNull())
    column()!.scrollTop = before.top
    await waitFor(() => expect(inSight()).toBe(before.card))
  },
}
