import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { MentionArea, type MentionAreaProps } from './MentionArea.tsx'

const people = [
  { id: '1', label: 'Aylin Kaya', description: 'Agentur Nordlicht' },
  { id: '2', label: 'Jonas Petersen', description: 'Agentur Nordlicht' },
  { id: '3', label: 'Sabine Moser', description: 'Alpenquell' },
  { id: '4', label: 'Korbinian Huber', description: 'Alpenquell' },
]

/** Holds the text, as a form does. */
function Held(props: MentionAreaProps) {
  const [value, setValue] = useState(props.value)
  return (
    <MentionArea
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text)
        props.onChange(text)
      }}
    />
  )
}

const meta = {
  title: 'Components/Inputs/MentionArea',
  component: MentionArea,
  args: { label: 'Ihr Kommentar', value: '', people, onChange: fn(), onMention: fn(), onAsk: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    keyboard: [
      ['@', 'Offers people; more letters narrow them'],
      ['Arrow down, Arrow up', 'Lead through them'],
      ['Enter, Tab', 'Put the name in'],
      ['Escape', 'Closes the list and leaves what was typed'],
    ],
  },
} satisfies Meta<typeof MentionArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { description: 'Mit @ sprechen Sie jemanden an.', maxLength: 4_000 },
}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Held {...args} placeholder="Kommentar schreiben" isLabelHidden />
      <Held {...args} value="@Sabine Moser passt das so?" minRows={3} />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Held {...args} value="@Sabine Moser passt das so?" isDisabled />
      <Held {...args} errorMessage="Bitte schreiben Sie mindestens zwei Zeichen." />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Anmerkung zur Werbemittelanlieferungsbestätigung',
    people: [
      { id: '9', label: 'Friederike von Hohenstein-Wallmoden-Gimborn-Papadopoulos' },
      ...people,
    ],
  },
  render: (args) => (
    <Phone>
      <Held {...args} value="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Held {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Held {...args} value="@Sabine Moser passt das so?" />
    </ThemeGrid>
  ),
}

export const ByKeys: Story = {
  name: '@ offers people, keys choose one, and Escape leaves what was typed (T-54)',
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Ihr Kommentar' })
    const options = () => screen.queryAllByRole('option').map((one) => one.textContent)
    await step('Letters narrow them; the first is one Enter away', async () => {
      await userEvent.type(field, 'Hallo @')
      await waitFor(() => expect(options()).toHaveLength(4))
      await expect(args.onAsk).toHaveBeenCalled()
      await userEvent.type(field, 'mos')
      await waitFor(() => expect(options()).toHaveLength(1))
      await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
      await expect(screen.getByText(/^1 Person\./)).toBeInTheDocument()
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveValue('Hallo @Sabine Moser ')
      await expect(args.onMention).toHaveBeenLastCalledWith('3')
      await waitFor(() => expect(options()).toEqual([]))
      await expect(field).toHaveFocus()
    })
    await step('Arrows lead to the next one', async () => {
      await userEvent.type(field, 'und @{ArrowDown}{Enter}')
      await expect(field).toHaveValue('Hallo @Sabine Moser und @Jonas Petersen ')
    })
    await step('Escape closes the list; the letters stay and it stays closed', async () => {
      await userEvent.type(field, '@Ko')
      await waitFor(() => expect(options()).toHaveLength(1))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(options()).toEqual([]))
      await userEvent.type(field, 'r')
      await expect(options()).toEqual([])
      await expect(field).toHaveValue('Hallo @Sabine Moser und @Jonas Petersen @Kor')
    })
  },
}

export const ByPointer: Story = {
  name: 'a press puts the name in and leaves the focus in the field (T-54)',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ihr Kommentar' })
    await userEvent.type(field, '@')
    await userEvent.click(await screen.findByRole('option', { name: /Korbinian Huber/ }))
    await expect(field).toHaveValue('@Korbinian Huber ')
    await expect(args.onMention).toHaveBeenLastCalledWith('4')
    await expect(field).toHaveFocus()
  },
}

export const OnTheirWay: Story = {
  name: 'people who are still loading are waited for in the list',
  args: { people: [], isLoadingPeople: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ihr Kommentar' }), '@')
    const words = await screen.findByText(/^Wird geladen/)
    await waitFor(() => expect(words).toBeVisible())
  },
}
