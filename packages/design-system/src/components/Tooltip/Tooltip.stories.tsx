import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: '18.11.2026, 14:06:12', children: <Button>heute, 14:06</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OnFocus: Story = {
  name: 'Appears on keyboard focus, describes its control, goes on Escape',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('18.11.2026')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/18.11.2026/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

export const LongGermanText: Story = {
  args: { content: 'Werbemittelanlieferungsbestätigung der Verlagsgesellschaft vom 18.11.2026' },
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}
