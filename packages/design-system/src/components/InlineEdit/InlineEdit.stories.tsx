import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { InlineEdit, type InlineEditProps } from './index.ts'

type Save = InlineEditProps['onSave']

function Held({ value, onSave, ...props }: InlineEditProps) {
  const [text, setText] = useState(value)
  const save = async (next: string) => {
    await onSave(next)
    setText(next)
  }
  return <InlineEdit {...props} value={text} onSave={save} />
}

const meta = {
  title: 'Components/Inputs/InlineEdit',
  component: InlineEdit,
  args: { label: 'Name der Kampagne', value: 'Sommerfrische 2027', onSave: fn<Save>() },
  render: (args) => <Held {...args} />,
  parameters: {
    keyboard: [
      ['Enter, Space, F2', 'On the text: begins to edit, all of it selected'],
      ['Enter', 'In the field: saves'],
      ['Escape', 'In the field: brings the text back'],
      ['Tab', 'Goes on to saving and cancelling; leaving saves'],
    ],
  },
} satisfies Meta<typeof InlineEdit>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Held {...args} variant="title" />
      <Held {...args} />
      <Held {...args} value="" placeholder="Namen vergeben" />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => <InlineEdit {...args} isReadOnly />,
}

export const Loading: Story = {
  name: 'Pending keeps the text and takes no other',
  args: { onSave: fn<Save>(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /bearbeiten/ }))
    const field = canvas.getByRole('textbox', { name: 'Name der Kampagne' })
    await userEvent.type(field, ' – Nord{Enter}')
    await expect(await canvas.findByLabelText('Wird gespeichert …')).toBeVisible()
    await userEvent.type(field, 'x{Enter}{Escape}')
    await expect(field).toHaveValue('Sommerfrische 2027 – Nord')
    await expect(args.onSave).toHaveBeenCalledTimes(1)
  },
}

export const Failed: Story = {
  name: 'A failure keeps what was typed and says so',
  args: { onSave: fn<Save>(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /bearbeiten/ }))
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Herbstwind{Enter}')
    await expect(await canvas.findByText(/Ihr Text ist noch da/)).toBeVisible()
    await expect(field).toHaveValue('Herbstwind')
    await expect(field).toBeInvalid()
    await userEvent.type(field, '{Enter}')
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
}

export const LongGermanText: Story = {
  args: { value: 'Werbemittelanlieferungsbestätigungsverfahren Sommerfrische 2027 Niedersachsen' },
  render: (args) => (
    <Phone>
      <Held {...args} variant="title" />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /bearbeiten/ }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Held {...args} variant="title" />
    </ThemeGrid>
  ),
}

export const ByKeyboard: Story = {
  name: 'F2, Enter and Space edit, Enter saves, Escape brings back',
  play: async ({ args, canvas }) => {
    const text = () => canvas.findByRole('button', { name: /Name der Kampagne bearbeiten/ })
    const shown = () => canvas.getByRole('button', { name: /Name der Kampagne bearbeiten/ })
    await userEvent.tab()
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('Herbstwind{Escape}')
    await expect(await text()).toHaveTextContent('Sommerfrische 2027')
    await waitFor(() => expect(shown()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('Herbstwind{Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith('Herbstwind')
    await expect(await text()).toHaveTextContent('Herbstwind')
    await expect(canvas.getByText('Gespeichert')).toBeInTheDocument()
    await waitFor(() => expect(shown()).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Winter')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenLastCalledWith('Winter')
  },
}

export const Checks: Story = {
  name: 'does not save what does not fit',
  args: { check: (text) => (text === '' ? 'Bitte geben Sie einen Namen ein.' : undefined) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /bearbeiten/ }))
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('Bitte geben Sie einen Namen ein.')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }))
    await expect(await canvas.findByRole('button', { name: /Sommerfrische/ })).toBeVisible()
  },
}
