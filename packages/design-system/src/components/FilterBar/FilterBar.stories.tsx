import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDownAZ, Clapperboard, Radio, SignpostBig, Tv } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'
import type { Filter } from './filter.types.ts'

const option = (label: string) => ({ value: label.toLowerCase(), label })

const CUSTOMERS = [
  'Alpenquell',
  'Bäckerei Lindner',
  'Elbtal Energie',
  'Fährhaus Reederei',
  'Glaswerk Ost',
  'Hansa Möbel',
  'Kiosk Nord',
  'Nordkranz Getränke',
  'Ökokiste',
  'Rheingold Optik',
  'Stadtwerke Aalen',
  'Zweiradhaus Kern',
]

const FILTERS: Filter[] = [
  { id: 'kunde', label: 'Kunde', options: CUSTOMERS.map(option), isMultiple: true },
  { id: 'produkt', label: 'Produkt', options: ['Alster Limo', 'Ingwer', 'Marke'].map(option) },
  {
    id: 'medium',
    label: 'Mediengattung',
    isMultiple: true,
    options: [
      { value: 'tv', label: 'TV', icon: Tv },
      { value: 'ooh', label: 'OOH', icon: SignpostBig },
      { value: 'radio', label: 'Radio', icon: Radio },
      { value: 'kino', label: 'Kino', icon: Clapperboard },
    ],
  },
  { id: 'jahr', label: 'Jahr', options: ['2026', '2027', '2028'].map(option), isRequired: true },
]

function Held(props: FilterBarProps) {
  const [value, setValue] = useState(props.value)
  return (
    <FilterBar
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const sort = (
  <Button size="compact" icon={ArrowDownAZ}>
    Name
  </Button>
)

const search = <SearchField label="Kampagnen suchen" placeholder="Kampagnen suchen" />

const meta = {
  title: 'Components/Navigation/FilterBar',
  component: FilterBar,
  args: {
    filters: FILTERS,
    value: { medium: ['tv', 'ooh'], jahr: ['2027'] },
    onChange: fn(),
    end: sort,
    resultCount: 6,
  },
  render: (args) => <Held {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'Goes through filters and their crosses'],
      ['Enter, Space, Down', 'Opens the choices of a filter'],
      ['Up, Down, letters', 'Moves among the choices; in a long list letters search'],
      ['Enter', 'Chooses and closes'],
      ['Space', 'Chooses; where several may be chosen the list stays open'],
      ['Escape', 'Closes the choices; the focus returns to the filter'],
    ],
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column style={{ maxInlineSize: 'none' }}>
      <Held {...args} />
      <Held {...args} end={undefined} value={{ jahr: ['2027'] }} />
      <Held {...args} filters={FILTERS.slice(0, 1)} />
      <Held {...args} start={search} />
    </Column>
  ),
}

export const States: Story = {
  args: {
    value: { kunde: ['alpenquell'], medium: ['tv', 'ooh', 'radio', 'kino'], jahr: ['2026'] },
  },
}

export const LongGermanText: Story = {
  args: {
    filters: [
      {
        id: 'verlag',
        label: 'Werbemittelanlieferungsbestätigung',
        options: [option('Verlagsgesellschaft Norddeutschland mit beschränkter Haftung')],
      },
    ],
    value: { verlag: ['verlagsgesellschaft norddeutschland mit beschränkter haftung'] },
  },
  render: (args) => (
    <div style={{ inlineSize: 600, maxInlineSize: '100%' }}>
      <Held {...args} />
    </div>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
}

export const SearchOnAPhone: Story = {
  name: 'On a phone the search stands in one line with the button',
  args: { start: search },
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: /^Filter/ }).getBoundingClientRect()
    await expect(button.left).toBeGreaterThanOrEqual(box.right)
    await expect(button.top).toBeLessThan(box.bottom)
  },
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { filters: FILTERS.slice(2), end: undefined },
  render: (args) => (
    <ThemeGrid>
      <div style={{ inlineSize: 'max(100%, 570px)', marginInlineEnd: -200 }}>
        <Held {...args} />
      </div>
    </ThemeGrid>
  ),
}

export const SeveralStayOpen: Story = {
  name: 'Of several one chooses as many as one likes; "all" takes them away',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mediengattung: TV, OOH' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Radio' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      medium: ['tv', 'ooh', 'radio'],
      jahr: ['2027'],
    })
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ medium: ['tv', 'ooh', 'radio', 'kino'] }),
    )
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Alle' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ medium: [], jahr: ['2027'] })
    await userEvent.keyboard('{Escape}')
    const chip = canvas.getByRole('button', { name: 'Mediengattung: Alle', hidden: true })
    await waitFor(() => expect(chip).toHaveFocus())
  },
}

export const OneByKeyboard: Story = {
  name: 'By keyboard: Down opens, arrows and letters move, Enter chooses and closes',
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Jahr: 2027' })
    chip.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: '2027' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ jahr: ['2028'] }),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jahr: 2028' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /Jahr zurück/ })).toBeNull()
  },
}

export const LongListsAreSearched: Story = {
  name: 'A long list is searched, whether one types the umlaut or not',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Kunde: Alle' }).focus()
    await userEvent.keyboard('{Enter}')
    const search = await screen.findByRole('searchbox', { name: 'Kunde suchen' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('xyz')
    await expect(await screen.findByText('Nichts gefunden')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.keyboard('oko')
    await waitFor(() => expect(screen.getAllByRole('menuitemcheckbox')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ kunde: ['ökokiste'] }),
    )
  },
}

export const LongChoicesStay: Story = {
  name: 'Escape closes a long list of several and takes no choice away',
  args: {
    value: {},
    filters: [
      {
        id: 'jahr',
        label: 'Jahr',
        isMultiple: true,
        options: Array.from({ length: 13 }, (_, at) => ({
          value: `${2020 + at}`,
          label: `${2020 + at}`,
        })),
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jahr: Alle' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '2024' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith({ jahr: ['2024'] })
  },
}

export const Cleared: Story = {
  name: 'The cross takes one away and keeps the focus; with several there is one button for all',
  args: { value: { kunde: ['alpenquell'], produkt: ['ingwer'], medium: ['tv'], jahr: ['2027'] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kunde zurücksetzen' }))
    await expect(canvas.getByRole('button', { name: 'Kunde: Alle' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ jahr: ['2027'] })
    await expect(canvas.getByRole('status')).toHaveTextContent('6 Ergebnisse')
  },
}

export const SheetOnAPhone: Story = {
  name: 'Where room is scarce all filters stand in one sheet',
  render: SmallWidth.render,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter 1 aktiv' })
    await userEvent.click(button)
    const sheet = await screen.findByRole('dialog', { name: 'Filter' })
    const media = within(sheet).getByRole('group', { name: 'Mediengattung' })
    await userEvent.click(within(media).getByRole('checkbox', { name: 'Kino' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      medium: ['tv', 'ooh', 'kino'],
      jahr: ['2027'],
    })
    await userEvent.click(within(sheet).getByRole('button', { name: '6 Ergebnisse zeigen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const KeepsTheTheme: Story = {
  name: 'The choices have the theme of the scope they were opened in',
  render: (args) => (
    <ThemeScope theme={{ primary: '#c8102e' }} mode="dark">
      <Held {...args} />
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Produkt: Alle' }))
    const menu = await screen.findByRole('menu', { name: 'Produkt' })
    const style = getComputedStyle(menu)
    await expect(style.getPropertyValue('--at-brand').trim()).toBe('#c8102e')
    await expect(style.colorScheme).toBe('dark')
  },
}
