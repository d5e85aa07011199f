import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Name des Ordners', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { description: 'Sichtbar für alle, die den Ordner sehen dürfen.', isRequired: true },
}

export const States: Story = {
  render: (args) => (
    <Column>
      <TextField {...args} placeholder="z. B. Mediapläne 2027" />
      <TextField {...args} defaultValue="Mediapläne 2027" maxLength={80} />
      <TextField
        {...args}
        defaultValue="Kreation"
        description="Höchstens 80 Zeichen."
        errorMessage="Diesen Namen gibt es hier schon. Bitte wählen Sie einen anderen."
      />
      <TextField {...args} defaultValue="Nordkranz Getränke" isDisabled />
      <TextField {...args} defaultValue="Nordkranz Getränke" isReadOnly />
      <TextField {...args} label="Anmerkung" rows={3} maxLength={500} />
      <TextField {...args} label="Kennwort" type="password" defaultValue="geheim" />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Ansprechperson für die Werbemittelanlieferungsbestätigung im Verlagshaus',
    description: 'Bitte nennen Sie die Person, die im Krankheitsfall vertreten kann.',
  },
  render: (args) => (
    <Phone>
      <TextField {...args} isRequired />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  render: (args) => (
    <ThemeGrid>
      <Column>
        <TextField {...args} description="Höchstens 80 Zeichen." maxLength={80} />
        <TextField {...args} label="Betreff" errorMessage="Bitte geben Sie einen Betreff ein." />
      </Column>
    </ThemeGrid>
  ),
}

export const CountsCharacters: Story = {
  name: 'The counter follows, and speaks near the end',
  args: { maxLength: 12 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name des Ordners' })
    await userEvent.type(input, 'Plan')
    await expect(args.onChange).toHaveBeenLastCalledWith('Plan')
    await expect(canvas.getByText('4 / 12')).toBeVisible()
    await expect(canvas.getByText('Noch 8 Zeichen')).toBeInTheDocument()
    await userEvent.type(input, ' für den Sommer')
    await expect(input).toHaveValue('Plan für den')
    await expect(canvas.getByText('Noch 0 Zeichen')).toBeInTheDocument()
  },
}

export const ErrorIsTied: Story = {
  name: 'The error and the help belong to the field',
  args: { errorMessage: 'Diesen Namen gibt es schon.', description: 'Höchstens 80 Zeichen.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name des Ordners' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/gibt es schon/)
    await expect(input).toHaveAccessibleDescription(/80 Zeichen/)
  },
}
