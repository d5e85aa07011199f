import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, LayoutGrid, List, PanelRight } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const VIEWS = [
  { value: 'board', label: 'Board', icon: LayoutGrid },
  { value: 'calendar', label: 'Kalender', icon: CalendarDays },
]
const LAYOUTS = [
  { value: 'list', label: 'Liste', icon: List },
  { value: 'tiles', label: 'Kacheln', icon: LayoutGrid },
  { value: 'preview', label: 'Mit Vorschau', icon: PanelRight },
]

const meta = {
  title: 'Components/Navigation/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Ansicht', options: VIEWS, value: 'board', onChange: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the control'],
      ['Left, Right', 'Moves among the options'],
      ['Enter, Space', 'Chooses one'],
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column style={{ alignItems: 'flex-start' }}>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} options={LAYOUTS} value="list" isIconOnly />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column style={{ alignItems: 'flex-start' }}>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} isDisabled />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    options: [
      { value: 'board', label: 'Werbemittelanlieferung' },
      { value: 'calendar', label: 'Schaltbestätigungen' },
    ],
  },
  render: (args) => (
    <Phone>
      <SegmentedControl {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <SegmentedControl {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <SegmentedControl {...args} />
    </ThemeGrid>
  ),
}

export const ChosenByKeyboard: Story = {
  name: 'Arrows move, Space chooses, one is always chosen',
  render: function Render(args) {
    const [value, setValue] = useState('board')
    return <SegmentedControl {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(canvas.getByRole('radio', { name: 'Kalender' })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Kalender' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Board' })).not.toBeChecked()
  },
}
