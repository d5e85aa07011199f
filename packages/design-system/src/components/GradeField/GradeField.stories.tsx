import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { GradeField } from './GradeField.tsx'

const meta = {
  title: 'Components/Inputs/GradeField',
  component: GradeField,
  args: { label: 'Wie fanden Sie die Kampagne?', onChange: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the given grade, else the first'],
      ['Arrow Right, Arrow Left', 'Gives the next grade or the one before'],
      ['Space', 'Gives the grade that has the focus'],
      ['Delete, Backspace', 'Takes the grade back'],
    ],
    without: { Variants: 'has one look' },
  },
} satisfies Meta<typeof GradeField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { description: 'Nur Ihre Agentur sieht die Antwort.' } }

export const States: Story = {
  render: (args) => (
    <Column>
      <GradeField {...args} />
      <GradeField {...args} defaultValue="top" />
      <GradeField {...args} defaultValue="ok" />
      <GradeField {...args} defaultValue="flop" />
      <GradeField {...args} isRequired errorMessage="Bitte geben Sie eine Note." />
      <GradeField {...args} defaultValue="top" isDisabled />
      <GradeField {...args} defaultValue="top" isReadOnly />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { label: 'Wie zufrieden sind Sie mit der Werbemittelanlieferungsbestätigung insgesamt?' },
  render: (args) => (
    <Phone>
      <GradeField {...args} isRequired />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <GradeField {...args} defaultValue="top" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <GradeField {...args} defaultValue="top" />
      <GradeField {...args} label="Seminar" defaultValue="flop" />
    </ThemeGrid>
  ),
}

export const GivesAndTakesBack: Story = {
  name: 'gives top, ok or flop, and takes it back',
  play: async ({ args, canvas }) => {
    const top = canvas.getByRole('radio', { name: 'Top' })
    await userEvent.click(top)
    await expect(args.onChange).toHaveBeenLastCalledWith('top')
    await expect(top).toBeChecked()
    await userEvent.click(top)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(top).not.toBeChecked()
  },
}

export const ByKeyboard: Story = {
  name: 'is given and taken back by keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('top')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('ok')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Flop' })).toBeChecked()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard(' {Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
