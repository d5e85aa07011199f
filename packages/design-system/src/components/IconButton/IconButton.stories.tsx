import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Bell,
  CircleHelp,
  Download,
  ExternalLink,
  LayoutGrid,
  List,
  MessagesSquare,
  Settings,
} from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Phone, Row, ThemeGrid, whenTimersHaveRun } from '../../stories/index.ts'
import { lingerMs } from '../Tooltip/turns.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: Bell, label: 'Benachrichtigungen', onPress: fn() },
  parameters: {
    keyboard: [
      ['Enter, Space', 'Presses the button'],
      ['Tab', 'Reaches it and shows its label'],
      ['Escape', 'Hides the label'],
    ],
  },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { badge: 3 } }

export const Variants: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} icon={CircleHelp} label="Hilfe" />
      <IconButton {...args} icon={CircleHelp} label="Hilfe, klein" size="compact" />
      <IconButton {...args} icon={MessagesSquare} label="Chat" badge={12} />
      <IconButton {...args} badge={140} />
      <IconButton {...args} icon={ExternalLink} label="Im Browser öffnen" href="#plan" />
    </Row>
  ),
}

export const States: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} icon={LayoutGrid} label="Kacheln" aria-pressed />
      <IconButton {...args} icon={List} label="Liste" aria-pressed={false} />
      <IconButton {...args} icon={Settings} label="Filter" aria-expanded />
      <IconButton {...args} icon={Settings} label="Einstellungen" isDisabled />
    </Row>
  ),
}

export const LongGermanText: Story = {
  args: { label: 'Werbemittelanlieferungsbestätigung für alle Außenwerbeträger herunterladen' },
  render: (args) => (
    <Phone>
      <IconButton {...args} icon={Download} />
    </Phone>
  ),
  play: async () => {
    await userEvent.tab()
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Row>
        <IconButton {...args} badge={3} />
        <IconButton {...args} icon={MessagesSquare} label="Chat" badge={140} />
        <IconButton {...args} icon={Settings} label="Einstellungen" />
      </Row>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
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
  name: 'stops its count at 99+ and speaks it (LAY-01)',
  args: { badge: 140 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Benachrichtigungen mehr als 99' })
    await expect(button).toHaveTextContent('99+')
  },
}

export const LabelOnFocus: Story = {
  name: 'shows its label on keyboard focus, hides it on Escape, is pressed by Enter and Space',
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Benachrichtigungen')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const LabelUnderPointer: Story = {
  name: 'shows its label under the pointer, which may go onto it, and hides it on a press',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Benachrichtigungen' })
    await userEvent.hover(button)
    const label = await screen.findByRole('tooltip')
    await userEvent.hover(label)
    // The pointer has left the button: without the pointer on it the label would go now.
    await whenTimersHaveRun(lingerMs)
    await expect(label).toBeVisible()
    await userEvent.unhover(label)
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await userEvent.hover(button)
    await screen.findByRole('tooltip')
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}
