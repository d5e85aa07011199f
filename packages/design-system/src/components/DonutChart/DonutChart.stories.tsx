import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Media } from '../../theme/index.ts'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { MediaMark } from '../MediaMark/index.ts'
import { DonutChart, type DonutChartPart } from './DonutChart.tsx'

const part = (tone: Media, label: string, value: number): DonutChartPart => ({
  id: tone,
  tone,
  label,
  value,
  mark: <MediaMark kind={tone} isDecorative />,
})
const parts = [
  part('tv', 'TV', 962_000),
  part('out-of-home', 'Out-of-Home', 407_000),
  part('cinema', 'Kino', 222_000),
  part('digital', 'Digital', 259_000),
]

const meta = {
  title: 'Components/Display/DonutChart',
  component: DonutChart,
  args: {
    label: 'Budget je Medium',
    partsTitle: 'Medium',
    valuesTitle: 'Budget',
    parts,
    format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
    children: '1,85 Mio. €',
  },
  parameters: { keyboard: [] },
} satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <DonutChart {...args} parts={parts.map((one) => ({ ...one, tone: undefined }))} />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <DonutChart {...args} parts={parts.slice(0, 1)} />
      <DonutChart {...args} parts={[...parts, part('search', 'Suche', 9_000)]} />
    </Column>
  ),
}

export const Empty: Story = {
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Zahlen')).toBeVisible()
  },
}

export const LongGermanText: Story = {
  render: (args) => (
    <Column>
      <DonutChart
        {...args}
        parts={parts.map((one) => ({ ...one, label: `${one.label} Programmzeitschriftenbeilage` }))}
      />
    </Column>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <DonutChart {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <DonutChart {...args} />
    </ThemeGrid>
  ),
}

export const Read: Story = {
  name: 'is a table, the greatest part first',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    await expect(rows[1]).toHaveTextContent(/TV.*962\.000.*52.?%/)
  },
}
