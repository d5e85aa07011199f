import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CHANNEL_BARS, CHANNEL_GROUPS } from '../../stories/timelineData.ts'
import { barOf, dayWidth, drawn, grid, Held, pull, span } from '../../stories/timelineBench.tsx'
import { TimelineView } from './TimelineView.tsx'

const meta = {
  title: 'Components/Collections/TimelineView/Weeks',
  component: TimelineView,
  args: {
    label: 'Kanäle',
    groups: CHANNEL_GROUPS,
    bars: CHANNEL_BARS,
    defaultView: { from: '2027-01-01', to: '2027-08-31' },
    now: '2027-03-15',
    onMoveBar: fn(),
    onResizeBar: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TimelineView>
export default meta
type Story = StoryObj<typeof meta>

export const SnapsToWeeks: Story = {
  name: 'By hand and by keys bars come to lie on whole weeks, where that is wanted (T-22)',
  args: { snap: 'week' },
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    const day = dayWidth(canvasElement)
    const bar = barOf(canvasElement, /^Radio NRW/)
    // From a Monday: two days on it is still the same week.
    pull(bar, bar.getBoundingClientRect().width / 2, day * 2.2, 'up')()
    await expect(args.onMoveBar).not.toHaveBeenCalled()
    pull(bar, bar.getBoundingClientRect().width / 2, day * 5.2, 'up')()
    await expect(args.onMoveBar).toHaveBeenLastCalledWith('n1', span('01-18', '02-21'))
    barOf(canvasElement, /^Radio NRW/).focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMoveBar).toHaveBeenLastCalledWith('n1', span('01-11', '02-14'))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expect(args.onResizeBar).toHaveBeenLastCalledWith('n1', span('01-11', '02-21'))
  },
}

export const HeadStaysClear: Story = {
  name: 'No mark of the time rises above the head of the column of titles, this week neither (T-22)',
  args: { rowsTitle: 'Kampagne und Kanäle', defaultView: { center: '2027-03-15', scale: 'month' } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const root = grid(canvasElement)
    const corner = root.querySelector('.at-timeline-corner')!.getBoundingClientRect()
    const now = () => root.querySelector<HTMLElement>('.at-timeline-lower [data-at-now]')!
    // This week comes to lie under the column.
    root.scrollBy(now().getBoundingClientRect().left - corner.left - 60, 0)
    await waitFor(() => expect(now().getBoundingClientRect().left).toBeLessThan(corner.right - 80))
    const { left, top, height } = now().getBoundingClientRect()
    const above = document.elementFromPoint(left + 12, top + height / 2)
    await expect(above?.closest('.at-timeline-corner')).not.toBeNull()
  },
}

/** Words in sight that the edge of the column of titles cuts. */
function cutLabels(root: HTMLElement): readonly (string | null)[] {
  const edge = root.querySelector('.at-timeline-corner')!.getBoundingClientRect().right
  const labels = root.querySelectorAll(
    '.at-timeline-upper b, .at-timeline-lower > span, .at-timeline-label',
  )
  const words = document.createRange()
  return [...labels]
    .filter((label) => {
      words.selectNodeContents(label)
      const { left, right } = words.getBoundingClientRect()
      return left < edge - 1 && right > edge + 1 && getComputedStyle(label).visibility === 'visible'
    })
    .map(({ textContent }) => textContent)
}

export const WholeLabelsAtTheEdge: Story = {
  name: 'Where time begins in sight, months and amounts stay whole or are left out (T-22)',
  args: {
    rowsTitle: 'Kampagne und Kanäle',
    defaultView: { center: '2027-03-15', scale: 'month' },
    renderBar: ({ label }) => label,
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const root = grid(canvasElement)
    const start = root.scrollLeft
    let leftOut = 0
    // A month is about 110 pixels wide, so each of these cuts it at another place; then all the way back.
    for (const offset of [0, 13, 31, 52, 67, 84, 101, 340, 355, 371, 390, 412, 0]) {
      root.scrollLeft = start + offset
      root.dispatchEvent(new Event('scroll'))
      await expect(cutLabels(root)).toEqual([])
      leftOut += root.querySelectorAll('[data-at-out]').length
    }
    await expect(leftOut).toBeGreaterThan(0)
    await expect(root.querySelectorAll('[data-at-out]').length).toBeLessThan(5)
  },
}
