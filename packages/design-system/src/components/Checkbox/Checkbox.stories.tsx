import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  args: { children: 'Beteiligte benachrichtigen', onChange: fn() },
  parameters: {
    keyboard: [
      ['Space', 'Chooses, or takes the choice back'],
      ['Tab', 'Goes on to the next box of a group'],
    ],
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Checkbox {...args} />
      <Checkbox {...args} defaultSelected description="Eine E-Mail an alle, die lesen dürfen." />
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
    </Column>
  ),
}

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

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <CheckboxGroup label="Sichtbar für" defaultValue={['kunde']}>
        <Checkbox value="kunde">Kunde</Checkbox>
        <Checkbox value="beratung">Kundenberatung und Beratungsleitung</Checkbox>
      </CheckboxGroup>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Checkbox {...args} defaultSelected />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args}>Nicht gewählt</Checkbox>
    </ThemeGrid>
  ),
}

export const ChosenByKeyboard: Story = {
  name: 'is chosen and taken back by Space',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

const onGroupChange = fn()

export const GroupByKeyboard: Story = {
  name: 'Tab walks through a group, Space adds to its answer',
  render: () => (
    <CheckboxGroup label="Sichtbar für" defaultValue={['kunde']} onChange={onGroupChange}>
      <Checkbox value="kunde">Kunde</Checkbox>
      <Checkbox value="leitung">Beratungsleitung</Checkbox>
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Kunde' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Beratungsleitung' })).toBeChecked()
    await expect(onGroupChange).toHaveBeenLastCalledWith(['kunde', 'leitung'])
  },
}

export const GroupWithError: Story = {
  name: 'a group ties its error to its question',
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
