import { Calendar, DatePicker } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, screen } from 'storybook/test'
import { inStoryHost } from '../StoryHost.tsx'

function Days() {
  return (
    <>
      <Calendar label="Tage" minValue="today" />
      <DatePicker label="Bis" />
    </>
  )
}

const meta = {
  title: 'Modules/Kit/Today',
  component: Days,
  globals: { locale: 'de' },
  decorators: [inStoryHost({ now: () => new Date('2031-05-14T09:00:00Z') })],
} satisfies Meta<typeof Days>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheHost: Story = {
  name: 'today in calendars and date fields is the day of the host (VAL-12)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: /Mai 2031/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /13\. Mai 2031/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: /14\. Mai 2031/ })).not.toHaveAttribute(
      'aria-disabled',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Kalender|Bis/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Heute' }))
    await expect(canvas.getByRole('group', { name: /Bis/ })).toHaveTextContent('14.05.2031')
  },
}
