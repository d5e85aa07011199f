import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { TagPicker } from './TagPicker.tsx'

const words = (...labels: string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }))
const OPTIONS = words('TV', 'Radio', 'Print', 'Kino', 'Social', 'Out-of-Home', 'Digital', 'Direkt')
const PLACES = Array.from({ length: 5000 }, (_, index) => ({
  id: `${index}`,
  label: `Standort ${index + 1}`,
}))

const meta = {
  title: 'Components/Pickers/TagPicker',
  component: TagPicker,
  args: { label: 'Schlagwörter', options: OPTIONS, onChange: fn() },
  parameters: {
    keyboard: [
      ['Letters', 'Narrow the suggestions'],
      ['Arrow Down, Arrow Up', 'Opens the suggestions and moves in them'],
      ['Enter', 'Takes the suggestion, or the word as a new tag; a comma does too'],
      ['Backspace', 'In the empty field: removes the last tag'],
      ['Arrow Left, Arrow Right', 'From the empty field to the tags and back'],
      ['Delete, Backspace, Enter', 'On a tag: removes it'],
      ['Escape', 'Closes the suggestions, then empties the field'],
    ],
  },
} satisfies Meta<typeof TagPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { allowsNew: true, defaultValue: OPTIONS.slice(0, 2), placeholder: 'Schlagwort suchen' },
}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <TagPicker {...args} placeholder="Schlagwort suchen oder anlegen" allowsNew />
      <TagPicker {...args} defaultValue={OPTIONS.slice(0, 2)} />
      <TagPicker {...args} defaultValue={OPTIONS} />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <TagPicker {...args} isRequired description="Sie helfen beim Wiederfinden." />
      <TagPicker
        {...args}
        defaultValue={OPTIONS.slice(0, 1)}
        errorMessage="Bitte wählen Sie mindestens zwei Schlagwörter."
      />
      <TagPicker {...args} defaultValue={OPTIONS.slice(0, 5)} isDisabled />
      <TagPicker {...args} defaultValue={OPTIONS} isReadOnly />
      <TagPicker {...args} isReadOnly />
    </Column>
  ),
}

export const Open: Story = {
  args: { defaultValue: OPTIONS.slice(0, 4), allowsNew: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'di')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await expect(screen.getByRole('option', { name: '„di“ neu anlegen' })).toBeVisible()
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(await screen.findByText('Nichts gefunden.')).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { options: [], isLoading: true, isFiltered: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'R')
    await expect(await screen.findByText('Wird geladen …')).toBeInTheDocument()
  },
}

export const LongGermanText: Story = {
  args: {
    label: 'Schlagwörter der Werbemittelanlieferungsbestätigung',
    defaultValue: words(
      'Werbemittelanlieferungsbestätigung Sommerfrische',
      'Druckunterlagenschluss',
    ),
  },
  render: (args) => (
    <Phone>
      <TagPicker {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <TagPicker {...args} defaultValue={OPTIONS} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <TagPicker {...args} defaultValue={OPTIONS.slice(0, 5)} />
    </ThemeGrid>
  ),
}

export const ShowsThree: Story = {
  name: 'shows three tags, then +n, and all of them while it is used (CONST-01)',
  args: { defaultValue: OPTIONS },
  play: async ({ canvas }) => {
    const crosses = () => canvas.getAllByRole('button', { name: /entfernen/ }).length
    await expect(crosses()).toBe(3)
    await userEvent.click(canvas.getByRole('button', { name: '+5 weitere' }))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(crosses()).toBe(8)
    await userEvent.tab()
    await expect(crosses()).toBe(3)
  },
}

export const ShowsSixToRead: Story = {
  name: 'shows six tags to read (CONST-01)',
  args: { defaultValue: OPTIONS, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Schlagwörter' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '+2 weitere' })).toBeVisible()
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
}

export const AddsAndRemoves: Story = {
  name: 'adds suggestions and removes by every key',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Schlagwörter' })
    const labels = () =>
      canvas.queryAllByRole('button', { name: /entfernen/ }).map((one) => one.ariaLabel)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'radio', label: 'Radio' }])
    await userEvent.type(field, 'kin')
    await userEvent.keyboard('{Enter}')
    await userEvent.type(field, 'so')
    await userEvent.click(await screen.findByRole('option', { name: 'Social' }))
    await expect(field).toHaveFocus()
    await expect(labels()).toEqual(['Radio entfernen', 'Kino entfernen', 'Social entfernen'])
    await expect(canvas.getByText('Social hinzugefügt')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Kino entfernen' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Delete}')
    await expect(labels()).toEqual(['Radio entfernen', 'Social entfernen'])
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Social entfernen' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(labels()).toEqual(['Radio entfernen'])
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByText('Radio entfernt')).toBeInTheDocument()
  },
}

export const CreatesOnce: Story = {
  name: 'creates a new tag, and none that is there in other letters (ENT-14)',
  args: { allowsNew: true, defaultValue: OPTIONS.slice(0, 1) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Schlagwörter' })
    await userEvent.type(field, ' tv {Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('TV ist schon dabei')).toBeInTheDocument()
    await userEvent.type(field, 'Sommer{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: 'tv', label: 'TV' },
      { id: 'Sommer', label: 'Sommer' },
    ])
    await userEvent.type(field, 'RADIO,')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ id: 'radio', label: 'Radio' }]),
    )
    await userEvent.type(field, 'weg')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const ScrolledIntoSight: Story = {
  name: 'Who types where it is out of sight keeps the suggestions while it scrolls there',
  render: (args) => (
    <div data-testid="page" style={{ blockSize: 160, overflow: 'auto' }}>
      <div style={{ blockSize: 600 }} />
      <TagPicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    field.focus({ preventScroll: true })
    // Both at once, as the browser does: that it scrolled is heard in the next frame.
    canvas.getByTestId('page').scrollTop = 600
    fireEvent.change(field, { target: { value: 'Ra' } })
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    await expect(screen.getByRole('option', { name: 'Radio' })).toBeVisible()
    // Scrolling on closes them.
    canvas.getByTestId('page').scrollTop = 400
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  },
}

export const FiveThousand: Story = {
  name: 'suggests from 5,000',
  args: { label: 'Standorte', options: PLACES },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '4999')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '4998', label: 'Standort 4999' }])
  },
}

export const StaysInSight: Story = {
  name: 'stays in sight when it shows all tags',
  args: { defaultValue: OPTIONS.slice(0, 8) },
  render: (args) => (
    <div data-testid="window" style={{ blockSize: 110, inlineSize: 240, overflow: 'auto' }}>
      <TagPicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveFocus()
    const { bottom } = canvas.getByTestId('window').getBoundingClientRect()
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom))
  },
}
