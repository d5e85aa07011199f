import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Newspaper, Radio } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

const PUBLISHERS = [
  'Alsterblick Verlag',
  'Bergische Presse',
  'Förde Funk',
  'Groß & Söhne Druckhaus',
  'Isar Medien',
  'Müller & Partner Außenwerbung',
  'Nordlicht Kino',
  'Spreeradio Hörfunk',
].map((label, index) => ({ id: `p${index}`, label }))
const SECTIONED = [
  { id: 'a', label: 'Förde Funk', section: 'Audio', icon: Radio, description: 'Kiel' },
  { id: 'b', label: 'Bergische Presse', section: 'Print', icon: Newspaper },
  { id: 'c', label: 'Isar Medien', section: 'Print', icon: Building2, isDisabled: true },
]
const PLACES = Array.from({ length: 5000 }, (_, index) => ({
  id: `${index}`,
  label: `Standort ${index + 1} ${['Köln', 'Münster', 'Gießen'][index % 3]}`,
}))

const meta = {
  title: 'Components/Pickers/ComboBox',
  component: ComboBox,
  args: { label: 'Verlag', options: PUBLISHERS, onChange: fn() },
  parameters: {
    keyboard: [
      ['Letters', 'Narrow the list; the first find is active'],
      ['Arrow Down, Arrow Up', 'Opens the list; moves to the next or previous option'],
      ['Page Down, Page Up', 'Moves on by eight options'],
      ['Enter, Tab', 'Chooses the active option'],
      ['Escape', 'Closes and brings back what was chosen'],
    ],
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { placeholder: 'Verlag suchen' } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <ComboBox {...args} placeholder="Verlag suchen" />
      <ComboBox {...args} label="Sender" options={SECTIONED} defaultValue="a" />
      <ComboBox {...args} label="Ort" allowsCustom defaultValue="Büsum, Marktplatz" />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <ComboBox {...args} defaultValue="p5" isRequired description="Wie im Vertrag." />
      <ComboBox {...args} errorMessage="Bitte wählen Sie einen Verlag." isRequired />
      <ComboBox {...args} defaultValue="p5" isDisabled />
      <ComboBox {...args} defaultValue="p5" isReadOnly />
    </Column>
  ),
}

export const Open: Story = {
  args: { label: 'Sender', options: SECTIONED },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Sender' }), 'e')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await expect(screen.getByRole('group', { name: 'Print' })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'says in words of its own that nothing fits',
  args: { emptyText: 'Diesen Verlag führen wir nicht. Fragen Sie gern Ihre Beratung.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect((await screen.findAllByText(/führen wir nicht/))[0]).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { options: [], isFiltered: true, isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'För')
    await expect(await screen.findByText('Wird geladen …')).toBeInTheDocument()
  },
}

export const LongGermanText: Story = {
  args: {
    label: 'Ansprechperson für die Werbemittelanlieferungsbestätigung',
    options: [{ id: 'x', label: 'Werbemittelanlieferungsbestätigungsverantwortliche' }],
    defaultValue: 'x',
  },
  render: (args) => (
    <Phone>
      <ComboBox {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <ComboBox {...args} defaultValue="p5" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <ComboBox {...args} defaultValue="p5" />
    </ThemeGrid>
  ),
}

export const FindsUmlauts: Story = {
  name: 'finds umlauts however they are typed, and chooses by Enter',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Verlag' })
    for (const text of ['müll', 'MUELL', 'mull']) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      const options = await screen.findAllByRole('option')
      await expect(options).toHaveLength(1)
      await expect(options[0]).toHaveTextContent('Müller & Partner Außenwerbung')
    }
    await expect(canvas.getByText('1 Treffer')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('p5')
    await expect(field).toHaveValue('Müller & Partner Außenwerbung')
    await userEvent.click(canvas.getByRole('button', { name: 'Verlag leeren' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  name: 'arrows move, Escape brings back, Tab takes',
  args: { defaultValue: 'p2' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('combobox', { name: 'Verlag' })
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).toHaveTextContent('Förde Funk'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('Groß & Söhne')
    await userEvent.keyboard('{ArrowUp}{PageDown}')
    await expect(active()).toHaveTextContent('Spreeradio')
    await userEvent.keyboard('{PageUp}')
    await expect(active()).toHaveTextContent('Alsterblick')
    await userEvent.type(field, 'xx')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('Förde Funk')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'isar')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('p4')
    await expect(field).toHaveValue('Isar Medien')
  },
}

export const LeavingRestores: Story = {
  name: 'leaving with a text that is no option brings the choice back',
  args: { defaultValue: 'p2' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Verlag' })
    await userEvent.type(field, ' unbekannt')
    await userEvent.click(document.body)
    await expect(field).toHaveValue('Förde Funk')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TakesOwnWords: Story = {
  name: 'takes an answer of one’s own where that is allowed',
  args: { allowsCustom: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Verlag' })
    await userEvent.type(field, 'Elbufer Plakat{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Elbufer Plakat')
    await userEvent.clear(field)
    await userEvent.type(field, 'isar medien')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('p4')
    await expect(field).toHaveValue('Isar Medien')
  },
}

function Searching(args: ComboBoxProps) {
  const [options, setOptions] = useState<typeof PUBLISHERS>([])
  const [isLoading, setLoading] = useState(false)
  const search = (text: string) => {
    setLoading(true)
    setTimeout(() => {
      setOptions(PUBLISHERS.filter(({ label }) => text && label.includes(text)))
      setLoading(false)
    }, 20)
  }
  return (
    <ComboBox {...args} options={options} isFiltered isLoading={isLoading} onInputChange={search} />
  )
}

export const SearchesOnAServer: Story = {
  name: 'keeps the words of a value while other options come and go',
  args: { defaultValue: 'p0', valueLabel: 'Alsterblick Verlag' },
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Verlag' })
    await expect(field).toHaveValue('Alsterblick Verlag')
    await userEvent.clear(field)
    await userEvent.type(field, 'Förde')
    await userEvent.click(await screen.findByRole('option', { name: 'Förde Funk' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('p2')
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
    await expect(field).toHaveValue('Förde Funk')
  },
}

export const FiveThousand: Story = {
  name: 'narrows 5,000 options as fast as one types',
  args: { label: 'Standort', options: PLACES },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Standort' })
    await userEvent.type(field, 'standort 4')
    await expect(canvas.getByText('1.111 Treffer')).toBeInTheDocument()
    await expect((await screen.findAllByRole('option')).length).toBeLessThan(60)
    await userEvent.type(field, '999 koeln')
    await expect(canvas.getByText('1 Treffer')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('4998')
  },
}
