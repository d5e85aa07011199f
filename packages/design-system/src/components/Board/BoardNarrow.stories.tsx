import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { cardBy } from '../../stories/boardBench.ts'
import { taskCard } from '../../stories/boardCard.tsx'
import { boardColumns, type BoardTask } from '../../stories/boardTasks.ts'
import { Phone } from '../../stories/index.ts'
import { Board } from './Board.tsx'
import { getKey, getText, Held } from './samples.tsx'

const meta = {
  title: 'Components/Collections/Board/Narrow',
  component: Board<BoardTask>,
  args: {
    label: 'Aufgaben',
    columns: boardColumns(7, 4, 0, 2),
    getKey,
    getText,
    renderCard: taskCard,
    onMove: fn(),
    height: '560px',
  },
  argTypes: { columns: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Board<BoardTask>>
export default meta
type Story = StoryObj<typeof meta>

export const FirstFilled: Story = {
  name: 'On a phone the first column with cards is in sight first, not an empty one',
  args: { columns: boardColumns(0, 0, 3) },
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
  play: async ({ canvas, args }) => {
    const ways = within(await canvas.findByRole('group', { name: 'Spalten' }))
    const { title } = args.columns[2]!
    await waitFor(() =>
      expect(ways.getByRole('button', { name: new RegExp(`^${title}`) })).toHaveAttribute(
        'aria-current',
      ),
    )
    await userEvent.click(ways.getAllByRole('button')[0]!)
    await waitFor(() => expect(ways.getAllByRole('button')[0]).toHaveAttribute('aria-current'))
    await expect(canvas.getByRole('group', { name: 'Aufgaben' }).scrollLeft).toBe(0)
  },
}

export const ByMenuOnAPhone: Story = {
  name: 'On a phone the places of “Move to …” are whole inside the window (WCAG 2.5.7)',
  globals: { viewport: { value: 'phone' } },
  args: { columns: boardColumns(3, 2, 0) },
  play: async ({ canvas }) => {
    await userEvent.click(within(cardBy(canvas, 't2')).getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In Arbeit' }))
    const place = await screen.findByRole('menuitem', { name: 'Ganz nach oben' })
    await waitFor(() => expect(place).toBeVisible())
    const { left, right } = place.closest('.at-menu')!.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
