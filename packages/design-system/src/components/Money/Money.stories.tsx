import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Money } from './Money.tsx'

const meta = {
  title: 'Components/Display/Money',
  component: Money,
  args: { amount: 480_000 },
  parameters: { keyboard: [], without: { LongGermanText: 'holds no words' } },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Money {...args} />
      <Money {...args} precision="whole" />
      <Money amount={4_820_000} precision="short" />
      <Money {...args} currency="US-Dollar (USD)" />
      <Money {...args} currency="CHF" weight="strong" />
    </Column>
  ),
}

export const States: Story = {
  render: () => (
    <Row>
      <Money amount={4500} hasSign tone="warn" />
      <Money amount={-1250.4} hasSign tone="ok" />
      <Money amount={0} hasSign />
      <Money amount={null} />
    </Row>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      Das Budget der Sommerfrische beträgt <Money amount={123_480_000.99} weight="strong" /> netto.
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Row>
        <Money {...args} weight="strong" />
        <Money amount={4500} hasSign tone="warn" />
      </Row>
    </ThemeGrid>
  ),
}

export const ByLanguage: Story = {
  name: 'follows the language of the reader (CAMP-10)',
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€480,000.00')).toBeVisible()
  },
}

export const Missing: Story = {
  name: 'says that an amount is missing',
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('keine Angabe')).toBeInTheDocument()
  },
}
