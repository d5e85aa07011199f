import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, CircleHelp, LayoutGrid, MessagesSquare, Settings } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Row, ThemeGrid } from '../../stories/index.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Bell, label: 'Benachrichtigungen', onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { badge: 3 } }

export const States: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} icon={CircleHelp} label="Hilfe" />
      <IconButton {...args} icon={MessagesSquare} label="Chat" badge={12} />
      <IconButton {...args} badge={140} />
      <IconButton {...args} icon={LayoutGrid} label="Kacheln" aria-pressed />
      <IconButton {...args} icon={Settings} label="Einstellungen" isDisabled />
      <IconButton {...args} icon={Settings} label="Einstellungen, klein" size="compact" />
    </Row>
  ),
}

export const TenantsAndModes: Story = {
  render: (args) => (
    <ThemeGrid>
      <Row>
        <IconButton {...args} badge={3} />
        <IconButton {...args} icon={LayoutGrid} label="Kacheln" aria-pressed />
      </Row>
    </ThemeGrid>
  ),
}

export const CountsAbove99: Story = {
  name: 'The count stops at 99+ and is spoken (LAY-01)',
  args: { badge: 140 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Benachrichtigungen mehr als 99' })
    await expect(button).toHaveTextContent('99+')
  },
}

export const LabelOnFocus: Story = {
  name: 'The label appears on keyboard focus',
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Benachrichtigungen')
  },
}
