import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Beteiligte benachrichtigen', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <Column>
      <Checkbox {...args} />
      <Checkbox {...args} defaultSelected description="Eine E-Mail an alle, die lesen dürfen." />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args} isInvalid />
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
    </Column>
  ),
}

export const Group: Story = {
  render: () => (
    <CheckboxGroup
      label="Sichtbar für"
      description="Administratoren sehen immer alles."
      defaultValue={['kunde']}
      isRequired
    >
      <Checkbox value="kunde">Kunde</Checkbox>
      <Checkbox value="beratung">Kundenberatung</Checkbox>
      <Checkbox value="leitung">Beratungsleitung</Checkbox>
    </CheckboxGroup>
  ),
}

export const LongGermanText: Story = {
  args: {
    children: 'Auch die Ansprechpersonen der Werbemittelanlieferungsbestätigung benachrichtigen',
  },
  render: (args) => (
    <Phone>
      <Checkbox {...args} description="Sie erhalten eine Nachricht, sobald der Plan frei ist." />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  render: (args) => (
    <ThemeGrid>
      <Checkbox {...args} defaultSelected />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args}>Nicht gewählt</Checkbox>
    </ThemeGrid>
  ),
}

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const GroupWithError: Story = {
  name: 'A group ties its error to its question',
  render: () => (
    <CheckboxGroup label="Sichtbar für" errorMessage="Bitte wählen Sie mindestens eine Gruppe.">
      <Checkbox value="kunde">Kunde</Checkbox>
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Sichtbar für/ })).toHaveAccessibleDescription(
      /mindestens eine Gruppe/,
    )
  },
}
