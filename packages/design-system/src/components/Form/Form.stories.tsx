import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { Checkbox, CheckboxGroup } from '../Checkbox/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { DatePicker } from '../DatePicker/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { TextField } from '../TextField/index.ts'
import { Form, type FormProps } from './Form.tsx'

const FIELDS = (
  <>
    <TextField label="Kampagne" name="name" isRequired />
    <DatePicker label="Start" name="start" today="2027-03-01" isRequired />
    <TextField label="Website" name="url" type="url" />
  </>
)

const meta = {
  title: 'Components/Inputs/Form',
  component: Form,
  args: { children: FIELDS, onSubmit: fn() },
  parameters: {
    keyboard: [
      [
        'Enter',
        'In a field of one line: sends the form; on a name in the summary: goes to its field',
      ],
    ],
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Form {...args} submitLabel="Kampagne anlegen" actions={<Button>Abbrechen</Button>}>
        <TextField label="Kampagne" />
      </Form>
      <Form {...args} hasNoActions id="fields">
        <TextField label="Kunde" />
      </Form>
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Form {...args} isSaving>
        <TextField label="Kampagne" />
      </Form>
      <Form {...args} blockedReason="Die Adresse ist noch nicht vollständig.">
        <TextField label="Website" />
      </Form>
      <Form {...args} errorMessage="Jemand hat die Kampagne inzwischen geändert.">
        <TextField label="Kampagne" />
      </Form>
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    errors: {},
    submitLabel: 'Werbemittelanlieferungsbestätigung anfordern',
    children: (
      <TextField
        label="Ansprechperson für die Werbemittelanlieferungsbestätigung"
        errorMessage="Bitte nennen Sie eine Person mit Vor- und Nachnamen."
      />
    ),
  },
  render: (args) => (
    <Phone>
      <Form {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Form {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Form {...args} errorMessage="Die Kampagne gibt es schon.">
        <TextField label="Kampagne" defaultValue="Sommerfrische" />
      </Form>
    </ThemeGrid>
  ),
}

export const RequiredFields: Story = {
  name: 'names the fields that are missing and goes to the first (VAL-03)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
    const alert = canvas.getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus!'))
    const name = canvas.getByRole('textbox', { name: /Kampagne/ })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Kampagne' })).toBeVisible()
    await expect(canvas.getByText('Dieses Feld ist erforderlich.')).toBeVisible()
    const start = canvas.getByRole('link', { name: 'Start' })
    start.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const InOwnWords: Story = {
  name: 'What is missing is said by the field, and not once more by the browser; the first one has the focus (VAL-03)',
  args: {
    children: (
      <>
        <RadioGroup
          label="Baustein"
          errorMessage="Bitte wählen Sie einen Baustein."
          value={null}
          options={[{ value: 's', label: 'Filialeröffnung S' }]}
          onChange={() => undefined}
        />
        <ComboBox label="Kunde" isRequired options={[]} value={null} onChange={() => undefined} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const heard: boolean[] = []
    const note = (event: Event) => heard.push(event.defaultPrevented)
    canvas.getByRole('combobox').addEventListener('invalid', note)
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(canvas.getByRole('radio')).toHaveFocus())
    await expect(heard).toEqual([true])
  },
}

export const Mended: Story = {
  name: 'tells no more of a field that was mended (VAL-03)',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
    const name = canvas.getByRole('textbox', { name: /Kampagne/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Sommerfrische')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Kampagne' })).not.toBeInTheDocument(),
    )
    await expect(canvas.getByRole('link', { name: 'Start' })).toBeVisible()
  },
}

export const WrongEntries: Story = {
  name: 'says that there are errors when something does not fit (VAL-03)',
  args: { children: <TextField label="Website" name="url" type="url" /> },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'keine Adresse{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Es gibt Fehler in Ihren Eingaben.'),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const NoFieldInParticular: Story = {
  name: 'what is wrong with no field says only what it is',
  args: { errorMessage: 'Keine Verbindung. Es ist nichts verloren.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Keine Verbindung/)
  },
}

function Refused(args: FormProps) {
  const [state, setState] = useState<'new' | 'saving' | 'refused'>('new')
  const save = async () => {
    setState('saving')
    await new Promise(requestAnimationFrame)
    setState('refused')
  }
  return (
    <section aria-label="Fenster" style={{ blockSize: 160, overflow: 'auto' }}>
      <Form
        {...args}
        isSaving={state === 'saving'}
        errorMessage={state === 'refused' && 'Der Server antwortet nicht.'}
        onSubmit={save}
      />
    </section>
  )
}

export const RefusedOutOfSight: Story = {
  name: 'what is wrong with no field comes into sight, and who saved stays at the button',
  args: {
    children: ['Kampagne', 'Kunde', 'Produkt', 'Ort'].map((label) => <TextField key={label} label={label} />), // prettier-ignore
  },
  render: (args) => <Refused {...args} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Speichern' })
    const frame = canvas.getByRole('region', { name: 'Fenster' }).getBoundingClientRect()
    for (const attempt of [1, 2]) {
      save.scrollIntoView()
      await userEvent.click(save)
      const message = await canvas.findByText('Der Server antwortet nicht.')
      await waitFor(() =>
        expect(message.getBoundingClientRect().top, `${attempt}`).toBeGreaterThanOrEqual(frame.top),
      )
      await expect(save).toHaveFocus()
    }
  },
}

export const Sends: Story = {
  name: 'sends what was entered with Enter',
  args: { children: <TextField label="Kampagne" name="name" isRequired /> },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Sommerfrische{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    const data = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData
    await expect(data.get('name')).toBe('Sommerfrische')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

function FromServer(args: FormProps) {
  const [errors, setErrors] = useState<Record<string, string>>()
  return (
    <Form {...args} errors={errors} onSubmit={() => setErrors({ name: 'Schon vergeben.' })}>
      <TextField label="Kunde" />
      <TextField label="Kampagne" errorMessage={errors?.name} />
      <CheckboxGroup label="Sichtbar für" errorMessage={errors && 'Bitte wählen Sie jemanden.'}>
        <Checkbox value="kunde">Kunde</Checkbox>
      </CheckboxGroup>
    </Form>
  )
}

export const ServerErrors: Story = {
  name: 'leads to the fields that the server refuses',
  render: (args) => <FromServer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
    await expect(await canvas.findByRole('link', { name: 'Kampagne' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Kampagne' })).toHaveFocus())
  },
}

export const Blocked: Story = {
  name: 'keeps the button focusable and says why it cannot be saved (VAL-04)',
  args: { blockedReason: 'Die Adresse ist noch nicht vollständig.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Speichern' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox', { name: /Kampagne/ }), 'Sommer{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const saved = fn<(amount: number | null) => void>()

function Amount(props: FormProps) {
  const [amount, setAmount] = useState<number | null>(-5)
  return (
    <Form {...props} onSubmit={() => saved(amount)}>
      <NumberField
        label="Betrag"
        value={amount}
        onChange={setAmount}
        errorMessage={(amount ?? 0) < 0 ? 'Der Betrag kann nicht negativ sein.' : undefined}
      />
    </Form>
  )
}

export const MovesNoButton: Story = {
  name: 'a button stays where it is while it is pressed, and the field takes in what was typed before it acts',
  render: (args) => <Amount {...args} />,
  play: async ({ canvas, userEvent: user }) => {
    saved.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Betrag' })
    const button = canvas.getByRole('button', { name: 'Speichern' })
    await user.clear(field)
    await user.type(field, '120')
    const before = button.getBoundingClientRect().top
    await user.pointer({ target: button, keys: '[MouseLeft>]' })
    await expect(canvas.getByText(/nicht negativ/)).toBeVisible()
    await expect(button.getBoundingClientRect().top).toBe(before)
    await user.pointer({ target: button, keys: '[/MouseLeft]' })
    await expect(saved.mock.calls).toEqual([[120]])
    await waitFor(() => expect(canvas.queryByText(/nicht negativ/)).toBeNull())
    await expect(button).toHaveFocus()
  },
}
