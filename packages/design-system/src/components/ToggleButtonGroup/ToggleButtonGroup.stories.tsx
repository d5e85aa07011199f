import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bold, Italic, List, Underline } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx'

const TEXT = [
  { value: 'bold', label: 'Fett', icon: Bold },
  { value: 'italic', label: 'Kursiv', icon: Italic },
  { value: 'underline', label: 'Unterstrichen', icon: Underline },
  { value: 'list', label: 'Liste', icon: List },
]
const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].map((day) => ({ value: day, label: day }))

const meta = {
  title: 'Components/Actions/ToggleButtonGroup',
  component: ToggleButtonGroup,
  args: { label: 'Wochentage', options: DAYS, defaultValue: ['Mo', 'Do'], onChange: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes through the switches'],
      ['Left, Right, Home, End', 'Moves among them'],
      ['Enter, Space', 'Switches one on or off'],
    ],
  },
} satisfies Meta<typeof ToggleButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column style={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup {...args} />
      <ToggleButtonGroup {...args} size="compact" />
      <ToggleButtonGroup {...args} label="Text" options={TEXT} defaultValue={['bold']} />
      <ToggleButtonGroup {...args} label="Text" options={TEXT} defaultValue={['list']} isIconOnly />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column style={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup {...args} isDisabled />
      <ToggleButtonGroup
        {...args}
        options={DAYS.map((day, index) => ({ ...day, isDisabled: index > 4 }))}
      />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Beteiligte',
    options: [
      { value: 'a', label: 'Werbemittelanlieferungsbestätigungen' },
      { value: 'b', label: 'Ansprechpersonen der Verlagsgesellschaft' },
    ],
    defaultValue: ['a'],
  },
  render: (args) => (
    <Phone>
      <ToggleButtonGroup {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <ToggleButtonGroup {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <ToggleButtonGroup {...args} size="compact" options={DAYS.slice(0, 5)} />
    </ThemeGrid>
  ),
}

export const EachForItself: Story = {
  name: 'Each is on or off for itself; arrows move',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Mo', 'Di', 'Do'])
    await userEvent.keyboard('{Home} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Di', 'Do'])
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'So' })).toHaveFocus()
  },
}
