import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { barOf, drawn, Held } from '../../stories/timelineBench.tsx'
import { CHANNEL_BARS, CHANNEL_GROUPS } from '../../stories/timelineData.ts'
import { MenuItem } from '../Menu/index.ts'
import { TimelineView } from './TimelineView.tsx'

const meta = {
  title: 'Components/Collections/TimelineView/Menu',
  component: TimelineView,
  args: {
    label: 'Kanäle',
    groups: CHANNEL_GROUPS,
    bars: CHANNEL_BARS,
    defaultView: { from: '2027-01-01', to: '2027-08-31' },
    now: '2027-03-15',
    onMoveBar: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TimelineView>
export default meta
type Story = StoryObj<typeof meta>

export const OwnActions: Story = {
  name: 'What a page offers for a bar stands in its menu, by keys, by its button and for a resting finger',
  args: {
    onAction: fn(),
    barActions: ({ key, label }) => key === 'n1' && <MenuItem>{`${label} anhalten`}</MenuItem>,
  },
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    const entries = async (first: string) => {
      await expect(await screen.findByRole('menuitem', { name: first })).toBeInTheDocument()
      const names = screen.getAllByRole('menuitem').map((item) => item.textContent)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      return names
    }
    const bar = barOf(canvasElement, /^Radio NRW/)
    bar.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await entries('Radio NRW anhalten')).toEqual(['Radio NRW anhalten', 'Verschieben …']) // prettier-ignore
    await waitFor(() => expect(bar).toHaveFocus())
    const rest = { pointerType: 'touch', pointerId: 7, clientX: 300, clientY: 200, bubbles: true }
    fireEvent(bar, new PointerEvent('pointerdown', rest))
    await expect(await entries('Radio NRW anhalten')).toHaveLength(2)
    fireEvent(bar, new PointerEvent('pointerup', rest))
    fireEvent(bar, new PointerEvent('click', rest))
    await expect(args.onAction).not.toHaveBeenCalled()
    barOf(canvasElement, /^Antenne Frühjahr/).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await entries('Öffnen')).toContain('Öffnen')
  },
}
