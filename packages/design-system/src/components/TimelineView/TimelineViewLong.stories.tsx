import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Phone } from '../../stories/index.ts'
import { drawn, Held, LONG_WORDS } from '../../stories/timelineBench.tsx'
import { TimelineView } from './TimelineView.tsx'

const meta = {
  title: 'Components/Collections/TimelineView/Long names',
  component: TimelineView,
  args: {
    label: 'Kanäle',
    ...LONG_WORDS,
    defaultView: { from: '2027-01-01', to: '2027-08-31' },
    now: '2027-03-15',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TimelineView>
export default meta
type Story = StoryObj<typeof meta>

export const ReadByKeys: Story = {
  name: 'A long title is read whole by who is in its row with the keyboard',
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const title = within(canvasElement).getByText(/^Werbemittelanlieferungsbestätigung/)
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth)
    await userEvent.tab()
    while (!document.activeElement?.matches('.at-timeline-bar')) await userEvent.tab()
    await expect(title.scrollWidth).toBe(title.clientWidth)
    await expect(title.offsetHeight).toBeGreaterThan(20)
  },
}

export const ReadInTheList: Story = {
  name: 'On a phone the list shows a long name whole, in as many lines as it needs',
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Liste' }))
    const name = await within(canvasElement).findByText(/^Schaltungsbestätigungsverfahren/)
    await expect(name.scrollHeight).toBe(name.clientHeight)
    const row = name.closest<HTMLElement>('[role=row]')!
    await expect(row.scrollHeight).toBeLessThanOrEqual(row.offsetHeight)
  },
}
