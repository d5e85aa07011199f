import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { TextArea } from './TextArea.tsx'

const BRIEFING =
  'Bitte die Flächen am Jungfernstieg ab KW 18 optionieren und das Angebot bis Freitag schicken.'

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: 'Anmerkung zum Mediaplan', onChange: fn() },
  parameters: {
    keyboard: [
      ['Text', 'Writes; the field grows from two lines to five'],
      ['Enter', 'Begins a new line'],
    ],
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { description: 'Sichtbar für die Agentur und für Sie.', maxLength: 500 },
}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <TextArea {...args} placeholder="z. B. Wünsche zu Umfeld und Platzierung" />
      <TextArea {...args} label="Briefing" defaultValue={BRIEFING} maxLength={280} />
      <TextArea {...args} label="Begründung" isRequired minRows={3} maxRows={8} />
      <TextArea {...args} label="Kommentar" isLabelHidden placeholder="Kommentar schreiben …" />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <TextArea {...args} defaultValue={BRIEFING} />
      <TextArea
        {...args}
        label="Grund der Ablehnung"
        description="Die Agentur liest ihn wörtlich."
        errorMessage="Bitte nennen Sie einen Grund, damit die Agentur nachbessern kann."
      />
      <TextArea {...args} defaultValue={BRIEFING} maxLength={60} allowsOverflow />
      <TextArea {...args} defaultValue={BRIEFING} isDisabled />
      <TextArea {...args} defaultValue={BRIEFING} isReadOnly />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Werbemittelanlieferungsbestätigung und Produktionsfreigabevoraussetzungen',
    description: 'Nennen Sie auch, wer im Krankheitsfall die Druckunterlagenfreigabe übernimmt.',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller',
  },
  render: (args) => (
    <Phone>
      <TextArea {...args} isRequired maxLength={200} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <TextArea {...args} defaultValue={BRIEFING} maxLength={280} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Column>
        <TextArea {...args} defaultValue="Bitte ab KW 18 optionieren." maxLength={280} />
        <TextArea {...args} label="Grund" errorMessage="Bitte nennen Sie einen Grund." />
      </Column>
    </ThemeGrid>
  ),
}

export const Grows: Story = {
  name: 'grows from two lines to five, then scrolls (ENT-06, CONST-04)',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Anmerkung zum Mediaplan' })
    const line = Number.parseFloat(getComputedStyle(field).lineHeight)
    const lines = () => Math.round((field.clientHeight - 14) / line)
    await expect(lines()).toBe(2)
    await userEvent.type(field, 'eins{Enter}zwei{Enter}drei')
    await expect(lines()).toBe(3)
    await userEvent.type(field, '{Enter}vier{Enter}fünf{Enter}sechs{Enter}sieben')
    await expect(lines()).toBe(5)
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'eins\nzwei\ndrei\nvier\nfünf\nsechs\nsieben',
    )
  },
}

export const Counts: Story = {
  name: 'counts characters and stops at the last (VAL-09)',
  args: { maxLength: 12 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Anmerkung zum Mediaplan' })
    await userEvent.type(field, 'Plan')
    await expect(canvas.getByText('4 / 12')).toBeVisible()
    await expect(canvas.getByText('Noch 8 Zeichen')).toBeInTheDocument()
    await userEvent.type(field, ' für den Sommer')
    await expect(field).toHaveValue('Plan für den')
  },
}

export const KeepsWhatIsPasted: Story = {
  name: 'keeps a pasted text that is too long and says so',
  args: { maxLength: 20, allowsOverflow: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Anmerkung zum Mediaplan' })
    await userEvent.click(field)
    await userEvent.paste('Bitte ab KW 18 optionieren.')
    await expect(field).toHaveValue('Bitte ab KW 18 optionieren.')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/auf 20 Zeichen/)
    await expect(canvas.getByText('7 Zeichen zu viel')).toBeInTheDocument()
  },
}

export const ErrorIsTied: Story = {
  name: 'ties error and help to the field',
  args: { errorMessage: 'Bitte nennen Sie einen Grund.', description: 'Höchstens 500 Zeichen.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Anmerkung zum Mediaplan' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/einen Grund.*500 Zeichen/)
  },
}

export const CountsAsTheLanguageWrites: Story = {
  name: 'counts as the language writes numbers (VAL-09)',
  args: { maxLength: 2_000, value: 'a'.repeat(1_250) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.250 / 2.000')).toBeVisible()
  },
}
