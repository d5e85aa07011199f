import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type FormEvent } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  args: { label: 'Name des Ordners', onChange: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes into the field'],
      ['Enter', 'Sends the form; in several lines it begins a new one'],
    ],
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { description: 'Sichtbar für alle, die den Ordner sehen dürfen.', isRequired: true },
}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <TextField {...args} />
      <TextField {...args} label="Anmerkung" rows={3} maxLength={500} />
      <TextField {...args} label="E-Mail" type="email" placeholder="name@agentur.de" />
      <TextField {...args} label="Suche in der Liste" isLabelHidden placeholder="Suchen" />
    </Column>
  ),
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

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <TextField {...args} maxLength={80} defaultValue="Mediapläne 2027" />
      <TextField
        {...args}
        label="Betreff"
        errorMessage="Bitte geben Sie einen Betreff ein."
        maxLength={120}
      />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
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
  name: 'counts what is typed and speaks near the end (VAL-09)',
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
  name: 'ties error and help to the field',
  args: { errorMessage: 'Diesen Namen gibt es schon.', description: 'Höchstens 80 Zeichen.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name des Ordners' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/gibt es schon/)
    await expect(input).toHaveAccessibleDescription(/80 Zeichen/)
  },
}

const submit = fn((event: FormEvent) => event.preventDefault())

export const InAForm: Story = {
  name: 'goes with its form: Enter sends it, what is missing is said at the field, reset empties it',
  render: (args) => (
    <form onSubmit={submit}>
      <Column>
        <TextField {...args} name="folder" isRequired maxLength={40} />
        <TextField {...args} label="Anmerkung" name="note" rows={2} />
        <Row>
          <Button type="submit">Anlegen</Button>
          <Button type="reset">Leeren</Button>
        </Row>
      </Column>
    </form>
  ),
  play: async ({ canvas }) => {
    submit.mockClear()
    const input = canvas.getByRole('textbox', { name: /Name des Ordners/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }))
    await expect(submit).not.toHaveBeenCalled()
    await waitFor(() => expect(input).toBeInvalid())
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-describedby')
    await userEvent.type(input, 'Kreation')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect(submit).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    const note = canvas.getByRole('textbox', { name: 'Anmerkung' })
    await expect(note).toHaveFocus()
    await userEvent.keyboard('eins{Enter}zwei')
    await expect(note).toHaveValue('eins\nzwei')
    await expect(canvas.getByText('8 / 40')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leeren' }))
    await expect(input).toHaveValue('')
    await expect(await canvas.findByText('0 / 40')).toBeVisible()
  },
}

export const HeldByTheParent: Story = {
  name: 'shows what the parent holds',
  render: function Render(args) {
    const [value, setValue] = useState('plan')
    const change = (text: string) => setValue(text.toUpperCase())
    return <TextField {...args} value={value} onChange={change} maxLength={10} />
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name des Ordners' })
    await userEvent.type(input, 'e')
    await expect(input).toHaveValue('PLANE')
    await expect(canvas.getByText('5 / 10')).toBeVisible()
  },
}

function FilledFromOutside() {
  const [name, setName] = useState('')
  return (
    <form>
      <TextField label="Name" isRequired value={name} onChange={setName} />
      <Button onPress={() => setName('Wochenend-Aktion')}>Vorschlag übernehmen</Button>
      <Button type="submit">Weiter</Button>
    </form>
  )
}

export const FilledMeanwhile: Story = {
  name: 'a required field that is filled from outside is no longer marked as missing',
  render: () => <FilledFromOutside />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
    const field = canvas.getByRole('textbox', { name: /Name/ })
    await expect(field).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.')
    await userEvent.click(canvas.getByRole('button', { name: 'Vorschlag übernehmen' }))
    await expect(field).toHaveValue('Wochenend-Aktion')
    await expect(canvas.queryByText('Bitte füllen Sie dieses Feld aus.')).toBeNull()
  },
}
