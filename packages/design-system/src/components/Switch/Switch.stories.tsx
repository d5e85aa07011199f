import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, ThemeGrid } from '../../stories/index.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Rundgang beim Start zeigen', onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <Column>
      <Switch {...args} />
      <Switch {...args} defaultSelected description="Gilt für dieses Gerät." />
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
    </Column>
  ),
}

export const TenantsAndModes: Story = {
  render: (args) => (
    <ThemeGrid>
      <Switch {...args} defaultSelected />
      <Switch {...args}>Aus</Switch>
    </ThemeGrid>
  ),
}

export const SwitchedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
