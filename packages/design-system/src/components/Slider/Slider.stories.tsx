import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Slider } from './Slider.tsx'

const EURO = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
const MARKS = [
  { value: 0, label: '0' },
  { value: 50, label: '50' },
  { value: 100, label: '100 %' },
]

const meta = {
  title: 'Components/Inputs/Slider',
  component: Slider,
  args: { label: 'Anteil Digital', onChange: fn(), onChangeEnd: fn() },
  parameters: {
    keyboard: [
      ['Arrow Right, Arrow Up', 'One step more'],
      ['Arrow Left, Arrow Down', 'One step less'],
      ['Page Up, Page Down', 'A tenth of the line more or less'],
      ['Home, End', 'The least or the greatest value'],
    ],
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: 35, marks: MARKS } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Slider {...args} defaultValue={35} />
      <Slider {...args} defaultValue={35} marks={MARKS} step={10} />
      <Slider
        {...args}
        label="Budget"
        maxValue={500000}
        step={5000}
        defaultValue={180000}
        formatOptions={EURO}
      />
      <Slider {...args} defaultValue={35} hasNoOutput isLabelHidden />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Slider {...args} defaultValue={35} description="Die Agentur plant damit." />
      <Slider {...args} defaultValue={35} errorMessage="Das passt nicht zum Budget." />
      <Slider {...args} defaultValue={35} isDisabled />
      <Slider {...args} defaultValue={35} isReadOnly marks={MARKS} />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Anteil der Werbemittelanlieferungsbestätigungen am Gesamtbudget',
    description: 'Die Verteilung auf die einzelnen Kanäle folgt im nächsten Schritt.',
    defaultValue: 35,
    formatOptions: EURO,
  },
  render: (args) => (
    <Phone>
      <Slider {...args} isRequired />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Slider {...args} defaultValue={35} marks={MARKS} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Slider {...args} defaultValue={35} />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'every key does its part, and the value is written as the language does',
  args: { label: 'Budget', maxValue: 5000, step: 10, defaultValue: 1500, formatOptions: EURO },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Budget' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1520)
    await expect(canvas.getByRole('status')).toHaveTextContent('1.520 €')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1500)
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2000)
    await userEvent.keyboard('{PageDown}{Home}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/5\.000/))
  },
}

export const TiesItsWords: Story = {
  name: 'ties help and error to the handle',
  args: { description: 'In Prozent.', errorMessage: 'Das ist zu viel.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/zu viel.*Prozent/)
  },
}
