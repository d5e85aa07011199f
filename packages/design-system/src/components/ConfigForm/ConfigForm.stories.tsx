import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Phone, ThemeGrid } from '../../stories/index.ts'
import { ConfigForm, type ConfigFormProps } from './ConfigForm.tsx'
import { FIELDS, VALUES } from './samples.ts'

function Held(args: ConfigFormProps) {
  const [values, setValues] = useState(args.values)
  return (
    <ConfigForm
      {...args}
      values={values}
      onChange={(name, value) => {
        setValues((before) => ({ ...before, [name]: value }))
        args.onChange(name, value)
      }}
    />
  )
}

const meta = {
  title: 'Components/Inputs/ConfigForm',
  component: ConfigForm,
  args: { fields: FIELDS, values: VALUES, onChange: fn(), today: '2027-03-01' },
  render: (args) => <Held {...args} />,
  parameters: { keyboard: [['Tab, Shift + Tab', 'Moves from field to field in the order shown']] },
} satisfies Meta<typeof ConfigForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  args: { fields: FIELDS.slice(1, 4), headingLevel: 2 },
}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Held
        {...args}
        values={{ customer: 'Nordkranz Getränke' }}
        showsMissing
        errors={{ Budget: ['Das Budget liegt über dem Rahmen von 500.000 €.'] }}
      />
      <Held {...args} isReadOnly fields={FIELDS.slice(1, 8)} />
      <Held {...args} isDisabled fields={FIELDS.slice(1, 8)} />
    </div>
  ),
}

export const Empty: Story = { args: { fields: [] } }

export const LongGermanText: Story = {
  args: {
    fields: FIELDS.slice(1, 8).map((field) => ({
      ...field,
      columnSize: 3,
      displayName: `${field.displayName} der Werbemittelanlieferungsbestätigung`,
      description: 'Unterlagen, die danach eingehen, erscheinen erst in der folgenden Dekade.',
    })),
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { fields: FIELDS.slice(0, 3) },
  render: (args) => (
    <ThemeGrid>
      <ConfigForm {...args} />
    </ThemeGrid>
  ),
}

export const ElevenTypes: Story = {
  name: 'shows the eleven field types (ENT-06)',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/gehen mit der Buchung/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Name des Plans/ })).toHaveValue(
      'Sommerfrische TV',
    )
    await expect(canvas.getByRole('textbox', { name: /Briefing/ }).tagName).toBe('TEXTAREA')
    await expect(canvas.getByRole('group', { name: /Erster Sendetag/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Sender und Umfeld' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /Sendergruppe/ })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /Werbeform/ })).toHaveValue('Spot 20 s')
    await expect(canvas.getAllByText('Prime Time')[0]).toBeVisible()
    await expect(canvasElement.querySelector('input[name="source"]')).toHaveValue('wizard')
    await expect(canvas.getByRole('heading', { name: 'Abrechnung' })).toBeVisible()
    await expect(canvas.getByText('Bedingungen des Vermarkters')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Kunde/ })).toHaveAttribute('readonly')
  },
}

export const CleanHtml: Story = {
  name: 'lets nothing act that comes in as HTML (ENT-06)',
  args: { fields: FIELDS.filter(({ type }) => type === 'Html') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script')).toBeNull()
    const terms = canvas.getByText(/Stornos kosten/)
    await expect(terms).not.toHaveAttribute('onclick')
    await userEvent.click(terms)
    await expect('broken' in window).toBe(false)
  },
}

export const Changes: Story = {
  name: 'gives each change with its key; numbers as numbers (VAL-12)',
  args: { values: { ...VALUES, displayName: '', spots: null } },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const name = canvas.getByRole('textbox', { name: /Name des Plans/ })
    await expect(name).toHaveFocus()
    await userEvent.keyboard('TV')
    await expect(args.onChange).toHaveBeenLastCalledWith('displayName', 'TV')
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('role', 'spinbutton')
    await userEvent.tab({ shift: true })
    await expect(name).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Anzahl Spots' }), '24')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('spots', 24)
    await userEvent.click(canvas.getByRole('combobox', { name: /Sendergruppe/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Spreekanal' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('station', 'Spreekanal')
  },
}

export const NoPastDay: Story = {
  name: 'takes no day before today (VAL-12)',
  args: { values: { ...VALUES, start: null } },
  play: async ({ canvas }) => {
    const start = within(canvas.getByRole('group', { name: /Erster Sendetag/ }))
    start.getAllByRole('spinbutton')[0]!.focus()
    await userEvent.keyboard('28022027')
    await userEvent.tab()
    const told = 'Bitte wählen Sie den 01.03.2027 oder einen späteren Tag.'
    await expect(await canvas.findByText(told)).toBeVisible()
  },
}

export const Missing: Story = {
  name: 'says in the language of the page which field is missing (VAL-01, VAL-02)',
  globals: { locale: 'en' },
  args: { values: { ...VALUES, format: null }, showsMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Werbeform/ })).toHaveAccessibleDescription(
      /Werbeform is required/,
    )
  },
}

export const Refused: Story = {
  name: 'matches what the server refuses to its field, whatever the case (VAL-02, VAL-12)',
  args: {
    values: { ...VALUES, format: null },
    showsMissing: true,
    errors: { DISPLAYNAME: ['Diesen Namen gibt es schon.'], Plan: ['Der Plan ist gesperrt.'] },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: /Name des Plans/ }),
    ).toHaveAccessibleDescription(/Diesen Namen gibt es schon\./)
    await expect(canvas.getByRole('combobox', { name: /Werbeform/ })).toHaveAccessibleDescription(
      /Das Feld Werbeform ist erforderlich\./,
    )
    await expect(canvas.getByText('Der Plan ist gesperrt.')).toBeVisible()
  },
}
