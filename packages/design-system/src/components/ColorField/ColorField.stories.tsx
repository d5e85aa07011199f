import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { ColorField } from './ColorField.tsx'

const SWATCHES = [
  { color: '#0a7bc4', label: 'Logo' },
  { color: '#ffed00', label: 'Logo, zweite Farbe' },
  { color: '#7a2e5d', label: 'Zuletzt gewählt' },
]

const meta = {
  title: 'Components/Inputs/ColorField',
  component: ColorField,
  args: { label: 'Hauptfarbe', onChange: fn() },
  parameters: {
    keyboard: [
      ['Letters', 'Type the colour; a forgotten # is added'],
      ['Tab', 'Moves from the palette to the text and to the suggestions'],
      ['Enter, Space', 'Takes the suggestion'],
    ],
  },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { defaultValue: '#ffed00', swatches: SWATCHES, showsReport: true },
}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <ColorField {...args} defaultValue="#0a7bc4" />
      <ColorField {...args} defaultValue="#0a7bc4" swatches={SWATCHES} />
      <ColorField {...args} defaultValue="#fefefe" showsReport />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <ColorField {...args} isRequired description="Die Farbe Ihres Logos." />
      <ColorField {...args} defaultValue="himmelblau" />
      <ColorField {...args} defaultValue="#0a7bc4" isReadOnly />
      <ColorField {...args} defaultValue="#0a7bc4" isDisabled swatches={SWATCHES} />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Hauptfarbe der Benutzungsoberfläche aller Mandantenanwendungen',
    defaultValue: '#ffed00',
    showsReport: true,
    swatches: [
      ...SWATCHES,
      { color: '#1d7a4f', label: 'Aus dem hochgeladenen Unternehmenslogo der Muttergesellschaft' },
    ],
  },
  render: (args) => (
    <Phone>
      <ColorField {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { defaultValue: '#0a7bc4', swatches: SWATCHES, showsReport: true },
  render: (args) => (
    <Phone>
      <ColorField {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { isLabelHidden: true, defaultValue: '#0a7bc4', swatches: SWATCHES },
  render: (args) => (
    <ThemeGrid>
      <ColorField {...args} />
    </ThemeGrid>
  ),
}

export const Typed: Story = {
  name: 'takes #rgb, #rrggbb and rgb(), and says what is none',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Hauptfarbe' })
    await userEvent.type(field, 'ffed00')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('#ffed00')
    await userEvent.clear(field)
    await userEvent.type(field, 'gelb')
    await expect(field).toHaveAccessibleDescription(/Bitte geben Sie eine Farbe ein/)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(field)
    await userEvent.type(field, 'rgb(10, 123, 196)')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByLabelText(/aus einer Palette/)).toHaveValue('#0a7bc4')
  },
}

export const Suggested: Story = {
  name: 'takes suggestions and colours of the palette, with the keyboard too',
  args: { swatches: SWATCHES },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/aus einer Palette/)).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('#0a7bc4')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('#ffed00')
    await expect(canvas.getByRole('button', { name: /zweite Farbe/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await fireEvent.input(canvas.getByLabelText(/aus einer Palette/), {
      target: { value: '#123456' },
    })
    await expect(args.onChange).toHaveBeenLastCalledWith('#123456')
  },
}

export const Reports: Story = {
  name: 'says what the theme makes of it',
  args: { defaultValue: '#ffed00', showsReport: true },
  play: async ({ canvas }) => {
    const report = canvas.getByRole('status', { name: 'Das wird daraus' })
    await expect(report).toHaveTextContent('Fläche #ffed00 wie gewählt')
    await expect(report).toHaveTextContent(/Hell: Rand ergänzt/)
  },
}
