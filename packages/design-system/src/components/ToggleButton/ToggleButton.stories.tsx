import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Pin, Star, UserRound } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { ToggleButton } from './ToggleButton.tsx'

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { label: 'Nur meine', icon: UserRound, onChange: fn() },
  parameters: { keyboard: [['Enter, Space', 'Switches it on or off']] },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      {(['medium', 'compact'] as const).map((size) => (
        <Row key={size}>
          <ToggleButton {...args} size={size} />
          <ToggleButton {...args} size={size} icon={undefined} label="Überfällig" />
          <ToggleButton {...args} size={size} icon={Star} label="Merken" isIconOnly />
        </Row>
      ))}
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Row>
        <ToggleButton {...args} />
        <ToggleButton {...args} defaultSelected />
        <ToggleButton {...args} isDisabled />
        <ToggleButton {...args} isDisabled defaultSelected />
      </Row>
      <Row>
        <ToggleButton {...args} icon={Pin} label="Anheften" isIconOnly />
        <ToggleButton {...args} icon={Pin} label="Anheften" isIconOnly defaultSelected />
        <ToggleButton {...args} icon={Pin} label="Anheften" isIconOnly isDisabled />
      </Row>
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { label: 'Werbemittelanlieferungsbestätigungen einschließen', defaultSelected: true },
  render: (args) => (
    <Phone>
      <ToggleButton {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Row>
        <ToggleButton {...args} defaultSelected />
        <ToggleButton {...args} icon={Bell} label="Benachrichtigen" />
        <ToggleButton {...args} icon={Star} label="Merken" isIconOnly />
      </Row>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Row>
        <ToggleButton {...args} />
        <ToggleButton {...args} defaultSelected />
        <ToggleButton {...args} icon={Star} label="Merken" isIconOnly defaultSelected />
      </Row>
    </ThemeGrid>
  ),
}

export const Switches: Story = {
  name: 'Pointer, Enter and Space switch it; its name stays',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Nur meine', pressed: false })
    await userEvent.click(button)
    await expect(args.onChange).toHaveBeenLastCalledWith(true, { isByKeys: false })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(false, { isByKeys: true })
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Nur meine', pressed: true })).toHaveFocus()
  },
}

export const HeldByTheParent: Story = {
  name: 'Held by the parent it changes only with it',
  args: { isSelected: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChange).toHaveBeenCalledWith(false, { isByKeys: false })
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  },
}
