import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { content: '18.11.2026, 14:06:12', children: <Button>heute, 14:06</Button> },
  parameters: {
    keyboard: [
      ['Tab', 'Shows it when its control gets the focus, and hides it after'],
      ['Escape', 'Hides it; the focus stays'],
    ],
    without: { States: 'is there or not' },
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Row style={{ padding: 60 }}>
      {(['bottom', 'top', 'left', 'right'] as const).map((placement) => (
        <Tooltip key={placement} {...args} placement={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Row>
  ),
}

export const LongGermanText: Story = {
  args: { content: 'Werbemittelanlieferungsbestätigung der Verlagsgesellschaft vom 18.11.2026' },
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Tooltip {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Tooltip {...args} />
    </ThemeGrid>
  ),
}

export const OnFocus: Story = {
  name: 'Appears on keyboard focus, describes its control, goes on Escape',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('18.11.2026')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/18.11.2026/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
