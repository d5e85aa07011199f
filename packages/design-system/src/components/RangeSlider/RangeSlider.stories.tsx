import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { RangeSlider } from './RangeSlider.tsx'

const EURO = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
const MARKS = [
  { value: 0, label: '0' },
  { value: 50, label: '50' },
  { value: 100, label: '100 %' },
]

const meta = {
  title: 'Components/Inputs/RangeSlider',
  component: RangeSlider,
  args: { label: 'Alter der Zielgruppe', onChange: fn(), onChangeEnd: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes on to the other handle'],
      ['Arrow Right, Arrow Up', 'One step more'],
      ['Arrow Left, Arrow Down', 'One step less'],
      ['Page Up, Page Down', 'A tenth of the line more or less'],
      ['Home, End', 'As far as the other handle, or the end'],
    ],
  },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: [18, 49], marks: MARKS } }

export const Variants: Story = {
  render: (args) => (
    <Column>
      <RangeSlider {...args} defaultValue={[18, 49]} />
      <RangeSlider {...args} defaultValue={[18, 49]} marks={MARKS} step={10} />
      <RangeSlider
        {...args}
        label="Budget"
        maxValue={500000}
        step={5000}
        defaultValue={[100000, 300000]}
        formatOptions={EURO}
      />
      <RangeSlider {...args} defaultValue={[18, 49]} hasNoOutput isLabelHidden />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <RangeSlider {...args} defaultValue={[18, 49]} description="Die Agentur plant damit." />
      <RangeSlider {...args} defaultValue={[18, 49]} errorMessage="Das passt nicht zum Budget." />
      <RangeSlider {...args} defaultValue={[18, 49]} isDisabled />
      <RangeSlider {...args} defaultValue={[18, 49]} isReadOnly marks={MARKS} />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Anteil der Werbemittelanlieferungsbestätigungen am Gesamtbudget',
    description: 'Die Verteilung auf die einzelnen Kanäle folgt im nächsten Schritt.',
    defaultValue: [18, 49],
    formatOptions: EURO,
  },
  render: (args) => (
    <Phone>
      <RangeSlider {...args} isRequired />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <RangeSlider {...args} defaultValue={[18, 49]} marks={MARKS} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <RangeSlider {...args} defaultValue={[18, 49]} />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'each handle moves by keys and stops at the other',
  args: { defaultValue: [18, 49], step: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: /Von/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith([19, 49])
    await userEvent.keyboard('{PageUp}{PageDown}{ArrowDown}{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith([49, 49])
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 49])
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: /Bis/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 50])
    await expect(canvas.getByRole('status')).toHaveTextContent('0 bis 50')
  },
}
