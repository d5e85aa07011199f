import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { NumberField } from './NumberField.tsx'

const EURO = { style: 'currency', currency: 'EUR' } as const

const meta = {
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  args: { label: 'Budget', onChange: fn() },
  parameters: {
    keyboard: [
      ['Figures', 'Write the number as the language writes it'],
      ['Arrow Up, Arrow Down', 'One step up or down'],
      ['Home, End', 'The least or the greatest number, where there is one'],
      ['Enter', 'Puts the number in form'],
    ],
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { defaultValue: 480000, formatOptions: EURO, step: 1000, minValue: 0, hasNoSteps: true },
}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <NumberField {...args} defaultValue={480000} formatOptions={EURO} hasNoSteps />
      <NumberField {...args} label="Spotlänge" defaultValue={20} unit="Sekunden" step={5} />
      <NumberField
        {...args}
        label="Anteil Digital"
        defaultValue={0.35}
        formatOptions={{ style: 'percent' }}
        step={0.05}
        minValue={0}
        maxValue={1}
      />
      <NumberField {...args} label="Kontakte" placeholder="z. B. 120.000" />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <NumberField {...args} isRequired description="Netto, ohne Agenturhonorar." />
      <NumberField
        {...args}
        defaultValue={0}
        errorMessage="Der Wert darf nicht kleiner als 1 sein."
      />
      <NumberField {...args} defaultValue={480000} isDisabled />
      <NumberField {...args} defaultValue={480000} isReadOnly unit="€" />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Produktionskosten einschließlich Werbemittelanlieferungsbestätigung',
    unit: 'Werbemittel',
    defaultValue: 12345678.9,
  },
  render: (args) => (
    <Phone>
      <NumberField {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <NumberField {...args} defaultValue={480000} formatOptions={EURO} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <NumberField {...args} defaultValue={480000} formatOptions={EURO} />
    </ThemeGrid>
  ),
}

export const ReadsGermanDecimals: Story = {
  name: 'reads and writes German decimals',
  args: { formatOptions: EURO },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' })
    await userEvent.type(field, '480.000,5')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(480000.5)
    await expect(field).toHaveValue('480.000,50\u00a0€')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const ReadsEnglishDecimals: Story = {
  name: 'reads and writes English decimals',
  args: { formatOptions: EURO },
  render: (args) => (
    <I18nProvider locale="en-GB">
      <NumberField {...args} />
    </I18nProvider>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' })
    await userEvent.type(field, '480,000.5')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(480000.5)
    await expect(field).toHaveValue('€480,000.50')
  },
}

export const ReadsBothSeparators: Story = {
  name: 'understands the other language’s separators where they can mean one thing only',
  args: { formatOptions: EURO },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' })
    await userEvent.type(field, '10000.01')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(10000.01)
    await expect(field).toHaveValue('10.000,01\u00a0€')
  },
}

export const KeepsWhatIsNone: Story = {
  name: 'says what is wrong with what is no number or outside its bounds, and alters nothing',
  args: { formatOptions: EURO, defaultValue: 5, minValue: 0, maxValue: 1_000 },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <NumberField {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' })
    const wrong = [
      ['1e9', /^Bitte geben Sie eine Zahl ein, zum Beispiel 1\.250,00/],
      ['-3', /^Bitte geben Sie mindestens 0,00/],
      ['5000', /^Bitte geben Sie höchstens 1\.000,00/],
      ['1,234', 'Bitte geben Sie höchstens 2 Nachkommastellen ein.'],
    ] as const
    for (const [text, message] of wrong) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveValue(text)
      await expect(field).toBeInvalid()
      await expect(canvas.getByText(message)).toBeVisible()
      await expect(canvasElement.querySelector('form')!.checkValidity()).toBe(false)
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '7')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
    await expect(canvasElement.querySelector('form')!.checkValidity()).toBe(true)
  },
}

export const Steps: Story = {
  name: 'steps by keys and buttons, within its bounds',
  args: { label: 'Spots', defaultValue: 1, minValue: 1, maxValue: 4, unit: 'pro Tag' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Spots' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveValue('1')
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: /erhöhen/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}
