import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { TimeField } from './TimeField.tsx'

const meta = {
  title: 'Components/Inputs/TimeField',
  component: TimeField,
  args: { label: 'Sendezeit', onChange: fn() },
  parameters: {
    keyboard: [
      ['Digits', 'Type hours and minutes'],
      ['Arrow Up, Arrow Down', 'One more or one less'],
      ['Arrow Left, Arrow Right', 'Moves between hours and minutes'],
      ['Backspace', 'Empties the part'],
      ['Enter', 'Sends the form'],
    ],
    without: { Variants: 'has one look' },
  },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: '20:13' } }

export const States: Story = {
  render: (args) => (
    <Column>
      <TimeField {...args} isRequired />
      <TimeField {...args} defaultValue="20:13" description="Beginn des Werbeblocks." />
      <TimeField {...args} defaultValue="03:00" errorMessage="Um diese Zeit ruht der Sender." />
      <TimeField {...args} defaultValue="20:13" isReadOnly />
      <TimeField {...args} defaultValue="20:13" isDisabled />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { label: 'Frühester Beginn der Ausstrahlung im Vorabendprogramm des Regionalfensters' },
  render: (args) => (
    <Phone>
      <TimeField {...args} isRequired description="Die genaue Sekunde legt der Sender fest." />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { defaultValue: '20:13' },
  render: (args) => (
    <Phone>
      <TimeField {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { isLabelHidden: true, defaultValue: '20:13' },
  render: (args) => (
    <ThemeGrid>
      <TimeField {...args} />
    </ThemeGrid>
  ),
}

export const Typed: Story = {
  name: 'takes hours and minutes, typed or counted',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Sendezeit'))
    await userEvent.keyboard('2013')
    await expect(args.onChange).toHaveBeenLastCalledWith('20:13')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('20:14')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('19:14')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuetext', 'Leer')
  },
}

const send = fn()

export const EnterSends: Story = {
  name: 'Enter sends the form with the time that was typed',
  args: { name: 'time' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget).get('time'))
      }}
    >
      <TimeField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    send.mockClear()
    await userEvent.click(canvas.getByText('Sendezeit'))
    await userEvent.keyboard('2013{Enter}')
    await expect(send).toHaveBeenCalledOnce()
    await expect(send.mock.calls[0]![0]).toMatch(/^20:13/)
  },
}

export const OtherLanguage: Story = {
  name: 'follows the language: 8:13 pm in American English',
  args: { defaultValue: '20:13' },
  render: (args) => (
    <I18nProvider locale="en-US">
      <TimeField {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PM')).toBeVisible()
  },
}
