import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, Row, ThemeGrid } from '../../stories/index.ts'
import { Ring } from './Ring.tsx'

const meta = {
  title: 'Components/Display/Ring',
  component: Ring,
  args: { label: 'Kurs „Mediaplanung“', value: 64 },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Ring>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Row key={size}>
          <Ring {...args} size={size} />
          <Ring {...args} size={size} value={100} tone="ok" />
          <Ring {...args} size={size} value={12} tone="warn" />
          <Ring {...args} size={size} value={107} />
        </Row>
      ))}
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Row>
      <Ring {...args} value={0} />
      <Ring {...args} value={3} />
      <Ring {...args} value={100} />
      <Ring {...args} value={160} />
      <Ring {...args} value={5} max={8} valueText="5 von 8">
        5/8
      </Ring>
    </Row>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Werbemittelanlieferungsbestätigungen',
    size: 'large',
    children: '1.204 von 1.980',
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Row>
        <Ring {...args} size="large" />
        <Ring {...args} size="large" value={12} />
      </Row>
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Row>
        <Ring {...args} />
        <Ring {...args} value={107} />
      </Row>
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'is spoken as a meter',
  args: { value: 5, max: 8, valueText: '5 von 8 Lektionen' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Kurs „Mediaplanung“' })
    await expect(meter).toHaveAttribute('aria-valuenow', '63')
    await expect(meter).toHaveAttribute('aria-valuetext', '5 von 8 Lektionen')
  },
}
