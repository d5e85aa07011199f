import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  args: { children: 'Rundgang beim Start zeigen', onChange: fn() },
  parameters: {
    keyboard: [['Space', 'Switches on or off']],
    without: { Variants: 'has one look' },
  },
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

export const LongGermanText: Story = {
  args: {
    children: 'Werbemittelanlieferungsbestätigungen automatisch an alle Beteiligten senden',
    description: 'Auch an Personen, die im Krankheitsfall vertreten und sonst nichts erhalten.',
  },
  render: (args) => (
    <Phone>
      <Switch {...args} defaultSelected />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Switch {...args} defaultSelected description="Gilt für dieses Gerät." />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Switch {...args} defaultSelected />
      <Switch {...args}>Aus</Switch>
    </ThemeGrid>
  ),
}

export const SwitchedByKeyboard: Story = {
  name: 'is switched on and off by Space',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const control = canvas.getByRole('switch', { name: 'Rundgang beim Start zeigen' })
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const SwitchedByItsWords: Story = {
  name: 'is switched by a press on its words, unless it takes no input',
  render: (args) => (
    <Column>
      <Switch {...args}>Neuigkeiten zeigen</Switch>
      <Switch {...args} isDisabled>
        Zusammenfassung senden
      </Switch>
    </Column>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Neuigkeiten zeigen'))
    await expect(canvas.getByRole('switch', { name: 'Neuigkeiten zeigen' })).toBeChecked()
    await userEvent.click(canvas.getByText('Zusammenfassung senden'))
    await expect(canvas.getByRole('switch', { name: 'Zusammenfassung senden' })).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}
