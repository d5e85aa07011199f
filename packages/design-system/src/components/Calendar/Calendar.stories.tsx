import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Calendar } from './Calendar.tsx'
import { RangeCalendar } from './RangeCalendar.tsx'

const meta = {
  title: 'Components/Pickers/Calendar',
  component: Calendar,
  args: {
    label: 'Erscheinungstermin',
    defaultValue: '2027-04-01',
    today: '2027-04-14',
    onChange: fn(),
  },
  parameters: {
    keyboard: [
      ['Arrow keys', 'Move by a day or a week'],
      ['Page Up, Page Down', 'Move by a month'],
      ['Home, End', 'First and last day of the month'],
      ['Enter, Space', 'Choose the day'],
    ],
  },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const RANGE = { start: '2027-04-06', end: '2027-04-22' }

export const Playground: Story = {}

export const Variants: Story = {
  render: ({ label, today }) => (
    <Row>
      <Calendar label={label} today={today} defaultValue="2027-04-01" />
      <RangeCalendar label="Laufzeit" today={today} defaultValue={RANGE} />
    </Row>
  ),
}

const isSunday = (day: string) => new Date(day).getUTCDay() === 0

export const States: Story = {
  render: (args) => (
    <Row>
      <Calendar {...args} minValue="today" defaultValue={null} />
      <Calendar {...args} isDayUnavailable={isSunday} />
      <Calendar {...args} errorMessage="An diesem Tag erscheint keine Ausgabe." />
      <Calendar {...args} isReadOnly />
      <Calendar {...args} isDisabled />
    </Row>
  ),
}

export const LongGermanText: Story = {
  args: {
    defaultValue: '2026-09-14',
    errorMessage: 'Am Tag der Werbemittelanlieferungsbestätigung kann nicht gebucht werden.',
  },
  render: (args) => (
    <Phone>
      <Calendar {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: ({ label, today }) => (
    <Phone>
      <RangeCalendar label={label} today={today} defaultValue={RANGE} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: ({ label, today }) => (
    <ThemeGrid>
      <RangeCalendar label={label} today={today} defaultValue={RANGE} />
    </ThemeGrid>
  ),
}

export const Weeks: Story = {
  name: 'begins with Monday and numbers its weeks after ISO 8601',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Kalenderwoche 13' })).toBeVisible()
    const grid = canvas.getByRole('grid')
    await expect(grid.querySelector('thead th')).toHaveTextContent('Mo')
  },
}

export const ByKeyboard: Story = {
  name: 'moves by day, week and month, and chooses',
  play: async ({ args, canvas }) => {
    const day = () => document.activeElement?.getAttribute('aria-label')
    canvas.getByRole('button', { name: /Donnerstag, 1\. April 2027/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(day()).toContain('9. April 2027')
    await userEvent.keyboard('{PageDown}')
    await expect(day()).toContain('9. Mai 2027')
    await userEvent.keyboard('{PageUp}{End}')
    await expect(day()).toContain('30. April 2027')
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-02')
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-01')
  },
}

export const OtherMonths: Story = {
  name: 'goes to any month and year without turning pages',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monat' }), 'September')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jahr' }), '2028')
    await expect(await canvas.findByRole('grid', { name: /September 2028/ })).toBeVisible()
  },
}

export const PastDays: Story = {
  name: 'takes no day before today',
  args: { minValue: 'today', defaultValue: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /13\. April 2027/ }), {
      pointerEventsCheck: 0,
    })
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /14\. April 2027/ }))
    await expect(args.onChange).toHaveBeenCalledWith('2027-04-14')
  },
}
