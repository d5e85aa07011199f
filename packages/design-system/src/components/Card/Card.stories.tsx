import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Card } from './Card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    title: 'Wartet auf Sie',
    aside: '3 Freigaben · 2 Aufgaben',
    children: 'Megalights HH/HB · 94.500,00 € · seit 3 Tagen',
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Card {...args} tone="brand" />
      <Card {...args} title="Nächste Fristen" />
      <Card>Ohne Überschrift</Card>
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

export const TenantsAndModes: Story = {
  render: (args) => (
    <ThemeGrid>
      <Column>
        <Card {...args} tone="brand" headingLevel={3} />
        <Card {...args} title="Nächste Fristen" headingLevel={3} />
      </Column>
    </ThemeGrid>
  ),
}
