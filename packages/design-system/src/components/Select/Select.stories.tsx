import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, ArrowRight, ArrowUp, Flame, Radio, SignpostBig, Tv } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Select } from './Select.tsx'

const PRIORITIES = [
  { id: 'low', label: 'Niedrig', icon: ArrowDown },
  { id: 'normal', label: 'Normal', icon: ArrowRight },
  { id: 'high', label: 'Hoch', icon: ArrowUp },
  { id: 'urgent', label: 'Dringend', icon: Flame },
]
const MEDIA = [
  { id: 'tv', label: 'TV', description: 'Spots, Sponsoring', section: 'Bewegtbild', icon: Tv },
  { id: 'cinema', label: 'Kino', section: 'Bewegtbild', isDisabled: true },
  { id: 'radio', label: 'Radio', description: 'UKW und Web', section: 'Audio', icon: Radio },
  { id: 'ooh', label: 'Out-of-Home', section: 'Außenwerbung', icon: SignpostBig },
]
const PLACES = Array.from({ length: 5000 }, (_, index) => ({
  id: `${index}`,
  label: `Standort ${index + 1}`,
}))

const REGIONS = PLACES.map((place, index) => ({ ...place, section: `Region ${index % 40}` }))

/** Where an element lies in the list around it: all of it in sight. */
async function expectInSight(option: HTMLElement) {
  const list = option.closest('[role="listbox"]')!
  await waitFor(async () => {
    const [own, all] = [option.getBoundingClientRect(), list.getBoundingClientRect()]
    await expect(own.top).toBeGreaterThanOrEqual(all.top)
    await expect(own.bottom).toBeLessThanOrEqual(all.bottom)
  })
}

const meta = {
  title: 'Components/Pickers/Select',
  component: Select,
  args: { label: 'Priorität', options: PRIORITIES, onChange: fn() },
  parameters: {
    keyboard: [
      ['Enter, Space, Arrow Down', 'Opens the list at what is chosen'],
      ['Arrow Down, Arrow Up', 'Moves to the next or previous option'],
      ['Home, End', 'Moves to the first or last option'],
      ['Page Down, Page Up', 'Moves on by eight options'],
      ['Letters', 'Moves to the option that begins with them; closed, chooses it'],
      ['Enter, Space, Tab', 'Chooses the option and closes'],
      ['Escape', 'Closes without choosing'],
      ['Delete, Backspace', 'Closed: empties a field that may be empty'],
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: 'high', isClearable: true } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Select {...args} />
      <Select {...args} defaultValue="urgent" isClearable />
      <Select {...args} label="Medium" options={MEDIA} placeholder="Alle Medien" />
      <Select {...args} label="Sortierung" isLabelHidden defaultValue="normal" />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Select {...args} isRequired description="Die Agentur sieht Dringendes zuerst." />
      <Select {...args} errorMessage="Bitte wählen Sie eine Priorität." isRequired />
      <Select {...args} defaultValue="high" isDisabled />
      <Select {...args} defaultValue="high" isReadOnly />
    </Column>
  ),
}

export const Open: Story = {
  args: { label: 'Medium', options: MEDIA, defaultValue: 'tv' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Medium' }))
    const list = await screen.findByRole('listbox', { name: 'Medium' })
    await waitFor(() => expect(list).toBeVisible())
    await expect(screen.getByRole('group', { name: 'Bewegtbild' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByText('Es gibt nichts zur Auswahl.')).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByText('Wird geladen …')).toBeInTheDocument()
  },
}

export const LongGermanText: Story = {
  args: {
    label: 'Ansprechperson für die Werbemittelanlieferungsbestätigung',
    isClearable: true,
    defaultValue: 'a',
    options: [
      { id: 'a', label: 'Werbemittelanlieferungsbestätigungsverantwortliche im Verlagshaus' },
      { id: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitän', description: 'Vertretung' },
    ],
  },
  render: (args) => (
    <Phone>
      <Select {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Select {...args} defaultValue="high" isClearable isRequired />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Select {...args} defaultValue="high" isClearable />
    </ThemeGrid>
  ),
}

export const ByPointer: Story = {
  name: 'opens, chooses and empties by pointer; the focus stays at the field',
  args: { isClearable: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Priorität' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Hoch' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('high')
    await expect(field).toHaveTextContent('Hoch')
    await expect(field).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Priorität leeren' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByText('Priorität'))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ByKeyboard: Story = {
  name: 'every key does its part',
  args: { isClearable: true, defaultValue: 'normal' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('combobox', { name: 'Priorität' })
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).toHaveTextContent('Normal'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('Hoch')
    await userEvent.keyboard('{End}')
    await expect(active()).toHaveTextContent('Dringend')
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(active()).toHaveTextContent('Niedrig')
    await userEvent.keyboard('{PageDown}')
    await expect(active()).toHaveTextContent('Dringend')
    await userEvent.keyboard('{PageUp}n')
    await expect(active()).toHaveTextContent('Normal')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('high')
    await userEvent.keyboard('d')
    await expect(args.onChange).toHaveBeenLastCalledWith('urgent')
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('normal')
  },
}

export const StepsOverDisabled: Story = {
  name: 'steps over what cannot be chosen',
  args: { label: 'Medium', options: MEDIA },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const cinema = await screen.findByRole('option', { name: 'Kino' })
    await expect(cinema).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cinema)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('radio')
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Radio')
  },
}

export const ReadOnlyStaysClosed: Story = {
  name: 'read-only can be focused and read, not opened',
  args: { isReadOnly: true, defaultValue: 'high' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(field)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const FiveThousand: Story = {
  name: 'holds 5,000 options, shows only those in sight in 312 px and opens at what is chosen (CONST-03)',
  args: { label: 'Standort', options: PLACES, defaultValue: '2500' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expectInSight(await screen.findByRole('option', { name: 'Standort 2501' }))
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{End}')
    const last = await screen.findByRole('option', { name: 'Standort 5000' })
    await expect(last).toHaveAttribute('aria-posinset', '5000')
    await expectInSight(last)
    await userEvent.keyboard('{Home}')
    const first = await screen.findByRole('option', { name: 'Standort 1' })
    await expect(first).toHaveAttribute('aria-setsize', '5000')
    await expectInSight(first)
    const list = screen.getByRole('listbox')
    await expect(list.getBoundingClientRect().height).toBeGreaterThan(280)
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(312)
    list.scrollTo({ top: 40_000 })
    await screen.findByRole('option', { name: 'Standort 1114' })
    // The one that the field names stays in the page.
    const named = canvas.getByRole('combobox').getAttribute('aria-activedescendant')
    await expect(document.getElementById(named ?? '')).toHaveTextContent('Standort 1')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('0')
  },
}

export const CutAtForty: Story = {
  name: 'cuts a name at 40 characters, and speaks it whole (CONST-03)',
  args: {
    options: [
      { id: 'a', label: 'Werbemittelanlieferungsbestätigungen des Verlagshauses' },
      { id: 'b', label: 'Vierzig Zeichen lang ist dieser Name hier' },
      { id: 'c', label: 'Vierzig Zeichen lang ist dieser Name hie' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const name = 'Werbemittelanlieferungsbestätigungen des Verlagshauses'
    await screen.findByRole('option', { name })
    const seen = screen
      .getAllByRole('option')
      .map((option) => option.querySelector('.at-name')?.textContent)
    await expect(seen).toEqual([
      'Werbemittelanlieferungsbestätigungen de…',
      'Vierzig Zeichen lang ist dieser Name hi…',
      'Vierzig Zeichen lang ist dieser Name hie',
    ])
  },
}

export const FiveThousandInSections: Story = {
  name: 'keeps the headings of 5,000 options',
  args: { label: 'Standort', options: REGIONS, defaultValue: '0' },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const region = within(await screen.findByRole('group', { name: 'Region 0' }))
    await expectInSight(await region.findByRole('option', { name: 'Standort 1' }))
    await userEvent.keyboard('{End}')
    const end = within(await screen.findByRole('group', { name: 'Region 39' }))
    await expectInSight(await end.findByRole('option', { name: 'Standort 5000' }))
  },
}
