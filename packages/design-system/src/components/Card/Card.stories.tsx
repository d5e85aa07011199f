import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { MediaMarkGroup } from '../MediaMark/index.ts'
import { Money } from '../Money/index.ts'
import { Card, type CardProps } from './Card.tsx'

const meta = {
  title: 'Components/Display/Card',
  component: Card,
  args: {
    title: 'Wartet auf Sie',
    aside: '3 Freigaben · 2 Aufgaben',
    children: 'Megalights HH/HB · 94.500,00 € · seit 3 Tagen',
  },
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the card, then each control inside'],
      ['Enter', 'Opens the card'],
    ],
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const openMenu = fn()

function Campaign(props: CardProps) {
  return (
    <Card
      {...props}
      title="Sommerfrische 2027"
      aside={<IconButton icon={Ellipsis} label="Aktionen" size="compact" onPress={openMenu} />}
    >
      <MediaMarkGroup kinds={['tv', 'out-of-home', 'social', 'digital']} />
      <p>
        <Money amount={480_000} weight="strong" />
      </p>
    </Card>
  )
}

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Card {...args} tone="brand" />
      <Card {...args} title="Nächste Fristen" />
      <Card>Ohne Überschrift</Card>
      <Campaign href="#sommerfrische" />
    </Column>
  ),
}

export const States: Story = {
  parameters: {
    pseudo: {
      hover: '[href="#hover"]',
      active: '[href="#druck"]',
      focusVisible: '[href="#fokus"]',
    },
  },
  render: () => (
    <Column>
      <Campaign href="#hover" />
      <Campaign href="#druck" />
      <Campaign href="#fokus" />
      <Campaign href="#gewaehlt" isSelected />
      <Campaign href="#laeuft" isPending />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: { title: 'Werbemittelanlieferungsbestätigungen der Sommerfrische-Kampagne' },
  render: (args) => (
    <Phone>
      <Card {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Campaign href="#sommerfrische" />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Column>
        <Card {...args} tone="brand" headingLevel={3} />
        <Campaign headingLevel={3} href="#sommerfrische" isSelected />
      </Column>
    </ThemeGrid>
  ),
}

export const WholeCardIsTheTarget: Story = {
  name: 'the whole card is one link; its other controls do what they say',
  args: { onPress: fn() },
  render: (args) => <Campaign href="#sommerfrische" onPress={args.onPress} />,
  play: async ({ args, canvas }) => {
    const amount = canvas.getByText(/480\.000/)
    const { left, bottom } = amount.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toHaveClass('at-target')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    openMenu.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }))
    await expect(openMenu).toHaveBeenCalledTimes(1)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  name: 'Tab reaches the card, then its controls; Enter opens',
  args: { onPress: fn() },
  render: (args) => <Campaign href="#sommerfrische" onPress={args.onPress} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sommerfrische 2027' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Aktionen' })).toHaveFocus()
  },
}
