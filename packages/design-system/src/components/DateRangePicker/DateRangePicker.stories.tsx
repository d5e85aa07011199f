import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

const PRESETS = [
  { label: 'Diese Woche', start: '2027-04-12', end: '2027-04-18' },
  { label: 'Nächste 4 Wochen', start: '2027-04-14', end: '2027-05-11' },
  { label: '2. Quartal', start: '2027-04-01', end: '2027-06-30' },
]
const RANGE = { start: '2027-04-01', end: '2027-08-31' }

const meta = {
  title: 'Components/Pickers/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Laufzeit', today: '2027-04-14', onChange: fn() },
  parameters: {
    keyboard: [
      ['Digits', 'Type the first, then the last day'],
      ['Alt + Arrow Down', 'Opens the calendar'],
      ['Arrow keys, Page Up, Page Down', 'Move in the calendar by day, week or month'],
      ['Enter, Space', 'Choose the first, then the last day'],
      ['Escape', 'Closes the calendar'],
    ],
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: RANGE, presets: PRESETS } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <DateRangePicker {...args} defaultValue={RANGE} />
      <DateRangePicker {...args} label="Rechnungen vom" presets={PRESETS} isEndAfterStart />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <DateRangePicker {...args} isRequired />
      <DateRangePicker {...args} defaultValue={RANGE} description="22 Wochen." />
      <DateRangePicker
        {...args}
        defaultValue={RANGE}
        errorMessage="In dieser Zeit läuft schon „Sommerfrische 2027“."
      />
      <DateRangePicker {...args} defaultValue={RANGE} isReadOnly />
      <DateRangePicker {...args} defaultValue={RANGE} isDisabled />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Zeitraum der Plakatierung einschließlich der Verlängerungsdekade',
    description: 'Die Verlängerungsdekade wird nur berechnet, wenn sie gebraucht wird.',
    isRequired: true,
  },
  render: (args) => (
    <Phone>
      <DateRangePicker {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { defaultValue: RANGE, presets: PRESETS },
  render: (args) => (
    <Phone>
      <DateRangePicker {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { isLabelHidden: true, defaultValue: RANGE },
  render: (args) => (
    <ThemeGrid>
      <DateRangePicker {...args} />
    </ThemeGrid>
  ),
}

export const Typed: Story = {
  name: 'takes both days in one go of typing',
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('01042027')
    await userEvent.keyboard('31082027')
    await expect(args.onChange).toHaveBeenLastCalledWith(RANGE)
  },
}

export const FullYear: Story = {
  name: 'the year at the end takes no more than four digits',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('0104202731082027')
    await userEvent.keyboard('28')
    await userEvent.tab()
    await expect(canvas.getAllByRole('spinbutton').at(-1)).toHaveTextContent('2027')
    await expect(args.onChange).toHaveBeenLastCalledWith(RANGE)
  },
}

export const TypedWrong: Story = {
  name: 'years of two digits are read, and days that do not exist are refused, at either end',
  play: async ({ args, canvas, step }) => {
    await step('Both ends with short years', async () => {
      await userEvent.tab()
      await userEvent.keyboard('010427')
      await userEvent.tab()
      await userEvent.keyboard('310827')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith(RANGE)
    })
    await step('31 September', async () => {
      const [day] = canvas.getAllByRole('spinbutton').slice(3)
      day!.focus()
      await userEvent.keyboard('31092027')
      await userEvent.tab()
      await canvas.findByText('Den 31. September 2027 gibt es nicht.')
      await expect(args.onChange).toHaveBeenLastCalledWith(RANGE)
    })
    await step('31 April as the first day, after which the focus goes on by itself', async () => {
      canvas.getAllByRole('spinbutton')[0]!.focus()
      await userEvent.keyboard('31042027')
      await canvas.findByText('Den 31. April 2027 gibt es nicht.')
      await expect(args.onChange).toHaveBeenLastCalledWith(RANGE)
    })
    await step('Two days are pasted at once', async () => {
      canvas.getAllByRole('spinbutton')[0]!.focus()
      await userEvent.paste('24.12.2026 – 06.01.2027')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        start: '2026-12-24',
        end: '2027-01-06',
      })
      await expect(canvas.queryByText(/gibt es nicht/)).toBeNull()
    })
  },
}

export const TypedHalf: Story = {
  name: 'one end alone is no range, and is said when the field is left',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('01042027')
    // Over the parts of the last day, and the button of the calendar.
    for (let step = 0; step < 4; step++) await userEvent.tab()
    await canvas.findByText('Bitte geben Sie den ersten und den letzten Tag an.')
    await expect(args.onChange).not.toHaveBeenCalled()
    canvas.getAllByRole('spinbutton')[3]!.focus()
    await userEvent.keyboard('31082027')
    await expect(args.onChange).toHaveBeenLastCalledWith(RANGE)
    await expect(canvas.queryByText(/den ersten und den letzten/)).toBeNull()
  },
}

export const ByKeyboard: Story = {
  name: 'chooses first and last day in the calendar',
  args: { defaultValue: RANGE },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog')
    const day = () => document.activeElement?.getAttribute('aria-label')
    await waitFor(() => expect(day()).toContain('1. April 2027'))
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{PageDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2027-04-02',
      end: '2027-05-10',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const QuickChoice: Story = {
  name: 'offers ranges that are often needed',
  args: { presets: PRESETS },
  play: async ({ args, canvas }) => {
    const open = canvas.getByRole('button', { name: /Kalender/ })
    await userEvent.click(open)
    await userEvent.click(await screen.findByRole('button', { name: 'Nächste 4 Wochen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2027-04-14',
      end: '2027-05-11',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(open)
    const chosen = await screen.findByRole('button', { name: 'Nächste 4 Wochen' })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  },
}

export const EndAfterStart: Story = {
  name: 'takes no range that ends on its first day (VAL-15)',
  args: { isEndAfterStart: true, startName: 'start', endName: 'end' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('01042027')
    await userEvent.keyboard('01042027')
    await userEvent.click(document.body)
    await expect(await canvas.findByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible()
    const first = canvas.getAllByRole('spinbutton')[0]
    await expect(first).toHaveAttribute('aria-invalid', 'true')
  },
}
