import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Phone } from '../../stories/index.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'root', label: 'Dateien' },
      { id: '12', label: 'Nordkranz Getränke' },
      { id: '31', label: 'Sommerfrische 2027' },
    ],
    onNavigate: fn(),
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { href: (id) => `#${id}` } }

export const LongGermanText: Story = {
  args: {
    items: [
      { id: 'root', label: 'Dateien' },
      { id: '1', label: 'Werbemittelanlieferungsbestätigungen' },
      { id: '2', label: 'Verlagsgesellschaft Norddeutschland' },
      { id: '3', label: 'Sommerfrische 2027' },
    ],
  },
  render: (args) => (
    <Phone>
      <Breadcrumbs {...args} />
    </Phone>
  ),
}

export const Navigates: Story = {
  name: 'A plain click stays in the app; the last place is not a link',
  args: { href: (id) => `#${id}` },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nordkranz Getränke' })
    await expect(link).toHaveAttribute('href', '#12')
    await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledWith('12')
    await expect(window.location.hash).not.toBe('#12')
    await expect(canvas.queryByRole('link', { name: 'Sommerfrische 2027' })).toBeNull()
    await expect(canvas.getByText('Sommerfrische 2027')).toHaveAttribute('aria-current', 'page')
  },
}
