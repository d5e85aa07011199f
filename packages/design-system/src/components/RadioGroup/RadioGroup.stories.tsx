import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Globe, User } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { RadioGroup } from './RadioGroup.tsx'

const WHO = [
  { value: 'me', label: 'Nur ich', description: 'Niemand sonst sieht den Entwurf.', icon: User },
  { value: 'agency', label: 'Agentur', description: 'Alle, die planen.', icon: Building2 },
  { value: 'all', label: 'Alle', description: 'Auch der Kunde.', icon: Globe, isDisabled: true },
]
const TIMES = ['Täglich', 'Wöchentlich', 'Nie'].map((label) => ({ value: label, label }))

const meta = {
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Zusammenfassung per E-Mail', options: TIMES, onChange: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the chosen answer, else the first'],
      ['Arrow Down, Arrow Right', 'Chooses the next answer, after the last the first'],
      ['Arrow Up, Arrow Left', 'Chooses the answer before'],
      ['Space', 'Chooses the answer that has the focus'],
    ],
  },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: 'Wöchentlich' } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <RadioGroup {...args} defaultValue="Täglich" />
      <RadioGroup {...args} variant="row" defaultValue="Nie" />
      <RadioGroup
        {...args}
        label="Wer sieht den Plan?"
        options={WHO}
        variant="cards"
        defaultValue="agency"
      />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <RadioGroup {...args} isRequired description="Sie können es jederzeit ändern." />
      <RadioGroup {...args} errorMessage="Bitte wählen Sie eine Antwort." />
      <RadioGroup {...args} defaultValue="Täglich" isDisabled />
      <RadioGroup {...args} defaultValue="Täglich" isReadOnly />
      <RadioGroup {...args} label="Sichtbar für" options={WHO} defaultValue="me" />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Wer erhält die Werbemittelanlieferungsbestätigung?',
    options: [
      { value: 'a', label: 'Werbemittelanlieferungsbestätigungsverantwortliche im Verlagshaus' },
      {
        value: 'b',
        label: 'Nur ich',
        description: 'Die Vertretung im Krankheitsfall geht leer aus.',
      },
    ],
  },
  render: (args) => (
    <Phone>
      <RadioGroup {...args} variant="cards" defaultValue="a" />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <RadioGroup {...args} variant="row" defaultValue="Nie" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <RadioGroup {...args} options={TIMES.slice(0, 2)} variant="cards" defaultValue="Täglich" />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'arrows choose, Space chooses what has the focus',
  play: async ({ args, canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('Täglich')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('Täglich')
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('Wöchentlich')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(radio('Täglich')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Nie')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(radio('Wöchentlich')).toHaveFocus()
  },
}

export const TiesItsWords: Story = {
  name: 'ties question, help and error to the group',
  args: { description: 'Jederzeit änderbar.', errorMessage: 'Bitte wählen Sie.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /Zusammenfassung per E-Mail/ })
    await expect(group).toHaveAccessibleDescription(/Bitte wählen Sie. Jederzeit/)
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(canvas.getByText('Nie'))
    await expect(canvas.getByRole('radio', { name: 'Nie' })).toBeChecked()
  },
}
