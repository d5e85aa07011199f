import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'Components/Display/Meter',
  component: Meter,
  args: { label: 'Gebucht', value: 307_200, max: 480_000 },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

const booked = '307.200,00 € von 480.000,00 €'

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Meter {...args} />
      <Meter {...args} valueText={booked} />
      <Meter {...args} valueText={booked} text="below" />
      <Meter {...args} text="hidden" />
      {(['ok', 'warn', 'bad', 'neutral'] as const).map((tone) => (
        <Meter key={tone} {...args} tone={tone} label="Speicherplatz" />
      ))}
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Meter {...args} value={0} />
      <Meter {...args} value={480_000} />
      <Meter {...args} value={484_500} valueText="484.500,00 € von 480.000,00 €" />
      <Meter {...args} value={720_000} overText="240.000,00 € über Budget" />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Werbemittelanlieferungsbestätigungen der Außenwerbung',
    valueText: '12 von 48 Bestätigungen eingegangen',
    value: 12,
    max: 48,
  },
  render: (args) => (
    <Phone>
      <Meter {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { value: 531_000, valueText: '531.000,00 € von 480.000,00 €' },
  render: (args) => (
    <Phone>
      <Meter {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Column>
        <Meter {...args} />
        <Meter {...args} value={531_000} />
      </Column>
    </ThemeGrid>
  ),
}

export const Spoken: Story = {
  name: 'is spoken with its value in words',
  args: { valueText: booked },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Gebucht' })
    await expect(meter).toHaveAttribute('aria-valuenow', '64')
    await expect(meter).toHaveAttribute('aria-valuetext', booked)
  },
}

export const OverTheLimit: Story = {
  name: 'says by how much it lies beyond its limit',
  args: { value: 512_160, valueText: '512.160,00 €' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Gebucht' })
    await expect(meter).toHaveAttribute('aria-valuenow', '100')
    await expect(meter.getAttribute('aria-valuetext')).toMatch(/512\.160,00 €, 6,7\s% über/)
    await expect(canvas.getByText(/6,7\s% über der Grenze/)).toBeVisible()
  },
}
