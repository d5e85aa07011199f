import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Kennwort', onChange: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes on to the eye'],
      ['Enter, Space', 'On the eye: shows or hides the password and returns to it'],
    ],
    without: { Variants: 'has one look' },
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: 'Sommerfrische27' } }

export const States: Story = {
  render: (args) => (
    <Column>
      <PasswordField {...args} isRequired />
      <PasswordField {...args} defaultValue="Sommerfrische27" />
      <PasswordField
        {...args}
        label="Neues Kennwort"
        defaultValue="kurz"
        autoComplete="new-password"
        description="Mindestens 12 Zeichen."
        errorMessage="Dieses Kennwort ist zu kurz."
      />
      <PasswordField {...args} defaultValue="Sommerfrische27" isDisabled />
      <PasswordField {...args} defaultValue="Sommerfrische27" isReadOnly />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Wiederherstellungskennwort für die Werbemittelanlieferungsplattform',
    description: 'Verwenden Sie kein Kennwort, das Sie schon an anderer Stelle benutzen.',
    defaultValue: 'ein sehr langer Satz aus vielen Wörtern ist ein gutes Kennwort',
  },
  render: (args) => (
    <Phone>
      <PasswordField {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <PasswordField {...args} defaultValue="Sommerfrische27" isRequired />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <PasswordField {...args} defaultValue="Sommerfrische27" />
    </ThemeGrid>
  ),
}

export const ShowsAndHides: Story = {
  name: 'shows what was typed and hides it again',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Kennwort')
    await userEvent.type(field, 'geheim')
    await expect(args.onChange).toHaveBeenLastCalledWith('geheim')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Kennwort zeigen' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveFocus()
  },
}

export const WarnsOfCapsLock: Story = {
  name: 'says that Caps Lock is on',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Kennwort')
    await userEvent.click(field)
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true })
    await expect(await canvas.findByText('Die Feststelltaste ist an.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByText('Die Feststelltaste ist an.')).not.toBeInTheDocument()
  },
}
