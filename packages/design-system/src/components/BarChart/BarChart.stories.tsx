import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { MediaMark } from '../MediaMark/index.ts'
import { BarChart, type BarChartRow } from './BarChart.tsx'

const rows: readonly BarChartRow[] = [
  { id: 1, label: 'TV Vorabend', mark: <MediaMark kind="tv" isDecorative />, values: [629_000, 619_565, 371_739] },
  { id: 2, label: 'Megalights Oberbayern', mark: <MediaMark kind="out-of-home" isDecorative />, values: [407_000, 183_150, 0] },
  { id: 3, label: 'Reels und Stories', mark: <MediaMark kind="social" isDecorative />, values: [166_000, null, null] },
] // prettier-ignore

const meta = {
  title: 'Components/Display/BarChart',
  component: BarChart,
  args: {
    label: 'Budget je Kanal',
    rowsTitle: 'Kanal',
    series: ['Geplant', 'Gebucht', 'Fakturiert'],
    rows,
    format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
    hasTotal: true,
  },
  parameters: { keyboard: [], without: { States: 'nothing can be done with it' } },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <BarChart {...args} hasTotal={false} />
      <BarChart
        {...args}
        series={['Geplant']}
        rows={rows.map(({ values, ...row }) => ({ ...row, values: values.slice(0, 1) }))}
      />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    rows: rows.map((row) => ({ ...row, label: `${row.label} Programmzeitschriftenbeilagen` })),
  },
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <BarChart {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <BarChart {...args} rows={rows.slice(0, 2)} hasTotal={false} />
    </ThemeGrid>
  ),
}

export const Read: Story = {
  name: 'is a table that adds up, and says what nobody knows',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /TV Vorabend 629\.000/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Reels und Stories .*nicht bekannt/ })).toBeVisible() // prettier-ignore
    await expect(canvas.getByRole('row', { name: /Summe 1\.202\.000/ })).toBeVisible()
  },
}
