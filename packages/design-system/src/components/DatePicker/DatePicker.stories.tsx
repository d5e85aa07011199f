import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'Components/Pickers/DatePicker',
  component: DatePicker,
  args: { label: 'Buchungsschluss', today: '2027-04-14', onChange: fn() },
  parameters: {
    keyboard: [
      ['Digits', 'Type the day'],
      ['Arrow Up, Arrow Down', 'One more or one less of the part'],
      ['Alt + Arrow Down', 'Opens the calendar'],
      ['Arrow keys, Page Up, Page Down', 'Move in the calendar by day, week or month'],
      ['Enter, Space', 'Choose the day'],
      ['Escape', 'Closes the calendar; the focus comes back'],
    ],
    without: { Variants: 'has one look' },
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: '2027-04-01' } }

export const States: Story = {
  render: (args) => (
    <Column>
      <DatePicker {...args} isRequired />
      <DatePicker {...args} defaultValue="2027-04-01" description="Danach gilt der Plan." />
      <DatePicker
        {...args}
        defaultValue="2027-04-01"
        errorMessage="An diesem Tag ist Karfreitag."
      />
      <DatePicker {...args} defaultValue="2027-04-01" isReadOnly />
      <DatePicker {...args} defaultValue="2027-04-01" isDisabled />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Letzter Tag der Werbemittelanlieferung beim Außenwerbungsunternehmen',
    description: 'Danach eingehende Unterlagen erscheinen erst in der folgenden Dekade.',
    isRequired: true,
  },
  render: (args) => (
    <Phone>
      <DatePicker {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { defaultValue: '2027-04-01' },
  render: (args) => (
    <Phone>
      <DatePicker {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { isLabelHidden: true, defaultValue: '2027-04-01' },
  render: (args) => (
    <ThemeGrid>
      <DatePicker {...args} />
    </ThemeGrid>
  ),
}

const openIt = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  return screen.findByRole('dialog')
}

export const ByKeyboard: Story = {
  name: 'opens, moves, chooses and gives the focus back',
  args: { defaultValue: '2027-04-01' },
  play: async ({ args }) => {
    await openIt()
    const day = () => document.activeElement?.getAttribute('aria-label')
    await waitFor(() => expect(day()).toContain('1. April 2027'))
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-08')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'))
  },
}

export const Typed: Story = {
  name: 'takes what is typed, digit by digit or counted',
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('01042027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-01')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-04-01')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-01')
  },
}

export const NoSuchDay: Story = {
  name: 'a day that does not exist goes on standing there, until another one is typed or chosen',
  args: { defaultValue: '2027-04-01' },
  play: async ({ args, canvas }) => {
    const text = () => canvas.getAllByRole('spinbutton').map((part) => part.textContent).join('.') // prettier-ignore
    const typeWrong = async () => {
      canvas.getAllByRole('spinbutton')[0]!.focus()
      await userEvent.keyboard('31042027')
      await userEvent.tab()
      await userEvent.tab()
      await canvas.findByText('Den 31. April 2027 gibt es nicht.')
      await expect(text()).toBe('31.04.2027')
    }
    await typeWrong()
    await expect(args.onChange).not.toHaveBeenCalledWith('2027-04-30')
    // The day that is held already, chosen over it, stands there again.
    canvas.getAllByRole('spinbutton')[0]!.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(
      await screen.findByRole('button', { name: /^Donnerstag, 1\. April 2027/ }),
    )
    await waitFor(() => expect(text()).toBe('01.04.2027'))
    await expect(canvas.queryByText(/gibt es nicht/)).toBeNull()
  },
}

export const TodayAndNone: Story = {
  name: 'goes to today and back to none with one press',
  args: { defaultValue: '2027-04-01' },
  play: async ({ args, canvas }) => {
    const open = canvas.getByRole('button', { name: /Kalender/ })
    await userEvent.click(open)
    await userEvent.click(await screen.findByRole('button', { name: 'Heute' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-14')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(open)
    await userEvent.click(await screen.findByRole('button', { name: 'Leeren' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const KeepsTheTheme: Story = {
  name: 'opens its calendar in the theme of its own scope',
  args: { defaultValue: '2027-04-01' },
  render: (args) => (
    <ThemeScope theme={{ primary: '#ffed00' }} mode="dark">
      <DatePicker {...args} />
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }))
    const dialog = await screen.findByRole('dialog')
    const brand = getComputedStyle(dialog).getPropertyValue('--at-brand').trim()
    await expect(brand).toBe('#ffed00')
  },
}

export const FitsAPhone: Story = {
  name: 'opens a calendar that fits 320 px',
  args: { defaultValue: '2027-09-14' },
  render: (args) => (
    <Phone>
      <DatePicker {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }))
    const dialog = await screen.findByRole('dialog')
    const surface = dialog.parentElement as HTMLElement
    surface.style.maxInlineSize = '304px'
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth)
    const cell = dialog.querySelector('.at-day') as HTMLElement
    await expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(34)
  },
}
